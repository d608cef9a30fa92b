/** How packs look. */

/** The pack that nobody plays, at a table of two, looks like the fifth seat's. */
export const PASSIVE = 4;
