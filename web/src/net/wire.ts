/** What the server sends and takes, apart from frames (see `board.ts`). Written by `crates/protocol`. */
export type {
  ChatMessage,
  Clocks,
  GameInfo,
  Hint,
  Me,
  NewTable,
  OptionInfo,
  Pace,
  SeatInfo,
  SeatWish,
  TableInfo,
  Tables,
  WhyNot,
} from '../generated/protocol';

/** A finished game as a file. */
export interface ReplayFile {
  game: string;
  rules: number;
  seats: number;
  names: string[];
  commitment: string;
  seed: string;
  options: unknown;
  setup: unknown[];
  entries: ReplayEntry[];
}

export interface ReplayEntry {
  seat: number;
  action?: Record<string, unknown>;
  undo?: number;
  events: Record<string, unknown>[];
}
