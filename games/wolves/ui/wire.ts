/** What comes over the wire; the types are those of the rules, in `generated/wire.ts`. */
import type { BoardProps, Frame, Legal, LogLine } from '$board';
import type { Action, Event, Figures, View } from './generated/wire';

export type * from './generated/wire';
export type { Payment as Pay } from './generated/wire';

export type Act = Action['act'];
export type Walk = Extract<Action, { act: 'walk' }>;

export type WolvesFrame = Frame<View, Figures, Action, Event>;
export type WolvesProps = BoardProps<View, Figures, Action, Event>;
export type Offer = Legal<Action>;
export type Line = LogLine<Event>;
