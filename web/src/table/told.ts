/** Actions in words, as their game wants them described. */
import type { Translate, Wire } from '../board';
import { GAMES } from '../games';

/** What of a proposal is described and played: a game may leave something to the player. */
export function proposed(game: string, actions: Wire[]): Wire[] {
  return GAMES[game]?.proposed?.(actions) ?? actions;
}

/** The places that actions name, as a board marks them. */
export function placesOf(actions: readonly Wire[]): string[] {
  const named = actions.flatMap((it) => [it.to ?? it.at, it.kingdom, it.card]);
  return [...new Set(named.filter((it) => typeof it === 'string'))];
}

/** These actions in a row, in words. */
export function told(game: string, actions: readonly Wire[], words: Translate): string {
  const plain = GAMES[game]?.told ?? ((it: Wire) => it);
  return actions.map((it) => words.tell('action', plain(it))).join(' → ');
}
