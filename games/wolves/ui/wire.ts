/** What comes over the wire; the types are those of the rules, in `generated/wire.ts`. */
import type { BoardProps, Frame, Legal, LogLine } from '$board';
import type {
  Action,
  CalendarView as SentCalendar,
  Event,
  Facts,
  Figures,
  HexFacts,
  RegionFacts,
  RegionView as SentRegion,
  View as SentView,
} from './generated/wire';

export type * from './generated/wire';
export type { Payment as Pay } from './generated/wire';

/** Views as `complete.ts` makes them: with what the facts hold of them. */
export type HexView = HexFacts;
export type RegionView = SentRegion & RegionFacts;
export type CalendarView = SentCalendar & { moon_dates: [number, number, number] };
export type View = Omit<SentView, 'regions' | 'calendar'> &
  Pick<Facts, 'players' | 'first_player' | 'hexes' | 'passive_pack' | 'stall_limit'> & {
    /** Tables of values and prices. */
    facts: Facts;
    regions: RegionView[];
    calendar: CalendarView;
  };

export type Act = Action['act'];
export type Walk = Extract<Action, { act: 'walk' }>;

export type WolvesFrame = Frame<View, Figures, Action, Event>;
export type WolvesProps = BoardProps<View, Figures, Action, Event>;
export type Offer = Legal<Action>;
export type Line = LogLine<Event>;
