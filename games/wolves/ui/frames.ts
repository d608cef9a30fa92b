/** Frames for tests, as the first seat of three gets them: a turn that begins, and one with a Move under way. */
import { expand } from '../../../web/src/offers';
import { complete } from './complete';
import * as sent from './generated/frames';
import type { Action, WolvesFrame } from './wire';

const frame = (it: typeof sent.turn | typeof sent.open, version: number): WolvesFrame => ({
  version,
  news: [],
  view: complete(it.view, it.facts),
  figures: it.figures as WolvesFrame['figures'],
  sheets: it.sheets as WolvesFrame['sheets'],
  offers: it.offers,
  legal: expand<Action>(it.offers),
  turn: it.turn,
  undo: null,
  outcome: null,
});

export const turn = frame(sent.turn, 135);
export const open = frame(sent.open, 145);
