/** What the server sends and takes, written by `crates/protocol`; frames are named in `board.ts`. */
export type {
  Analysis,
  ChatMessage,
  Clocks,
  GameInfo,
  Hint,
  HintLine,
  JudgedTurn,
  Lesson,
  Me,
  MyGame,
  MyGames,
  NewTable,
  OptionInfo,
  Pace,
  Reason,
  Scores,
  SeatInfo,
  SeatWish,
  Statistics,
  TableInfo,
  Tables,
  WhyNot,
} from '../generated/protocol';

/** A finished game as a file, as `crates/shelf` writes it. */
export interface ReplayFile {
  game: string;
  /** Seat 0 first. */
  names: string[];
  commitment?: string;
  replay: {
    rules: number;
    seats: number;
    seed: string;
    options: unknown;
    setup: unknown[];
    entries: ReplayEntry[];
  };
}

export interface ReplayEntry {
  seat: number;
  action?: Record<string, unknown>;
  undo?: number;
  events: Record<string, unknown>[];
}
