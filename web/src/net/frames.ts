/** Frames as they arrive, and as boards get them. */
import type { Facts, Frame, SentFrame } from '../board';
import { GAMES } from '../games';
import { expand } from '../offers';
import { learnSeatFields } from '../words/words';

/** The frame with its offers as single actions, and what the game's screen needs of the facts in its view. */
export function received(game: string, sent: SentFrame, facts: Facts | null): Frame {
  if (facts) learnSeatFields(game, facts.seat_fields);
  const view = facts ? (GAMES[game]?.complete?.(sent.view, facts.game) ?? sent.view) : sent.view;
  return { ...sent, view, legal: expand(sent.offers) };
}
