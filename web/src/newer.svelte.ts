/** A newer version of the page: it is fetched in the background and waits, so that no running game changes under a player. */

/** How often we look for one while the page stays open. */
const EVERY = 3600_000;

let waiting = $state(false);
let take: (() => Promise<void>) | null = null;

export const newer = {
  /** Whether one is there. */
  get waits(): boolean {
    return waiting;
  },
  /** Loads the page again with it. */
  take: () => void take?.(),
};

/** Keeps the page for when there is no network. Call once, after the first paint. */
export async function keepPage(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  take = registerSW({
    onNeedRefresh: () => (waiting = true),
    onRegisteredSW: (_address, found) => {
      if (found) setInterval(() => void found.update().catch(() => {}), EVERY);
    },
  });
}
