/** What the upstart says about its turns: each remark once in a game, and none when they are used up. */
import type { Translate } from '$board';
import type { KingdomsLine } from './wire';

/** The remarks are numbered messages, as many as there are. */
export function remarkOf(log: readonly KingdomsLine[], t: Translate): string {
  const turns = log.filter((it) => it.event?.event === 'upstart_turned' && !it.undone).length;
  // Every second turn, so that a game is not used up in its first age.
  const key = `kingdoms-ui-remark-${(turns + 1) / 2}`;
  return turns % 2 === 1 && t.has(key) ? t(key) : '';
}
