/** What the server sends and takes, apart from frames (see `board.ts`). */

export interface Me {
  id: string;
  name: string;
}

export interface OptionSpec {
  key: string;
  /** `a|b|c`, or a description such as `0–99`. */
  allowed: string;
  default: string;
}

export interface Game {
  key: string;
  rules: number;
  seats: { least: number; most: number };
  options: OptionSpec[];
  bots: string[];
}

export type Pace =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'turns'; hours: number };

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  pace?: Pace;
  public?: boolean;
  hints?: boolean;
  seed?: string;
  start?: boolean;
}

export interface SeatState {
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  /** Whether the seat is yours. */
  you: boolean;
  connected: boolean;
  /** The bot that plays it, also in place of somebody who left. */
  bot: string | null;
  clock: ClockState | null;
}

/** A clock: what was left at `at`, and whether it runs since then. Times in milliseconds. */
export interface ClockState {
  left: number;
  running: boolean;
}

export interface TableState {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  pace: Pace;
  public: boolean;
  hints: boolean;
  status: 'lobby' | 'running' | 'over';
  seats: SeatState[];
  version: number;
  commitment: string | null;
  seed: string | null;
  rematch: string | null;
}

export interface TableLine {
  id: string;
  game: string;
  status: 'lobby' | 'running' | 'over';
  seats: SeatState[];
  pace: Pace;
  /** Whether one of your seats owes a decision. */
  waiting: boolean;
  version: number;
}

export interface TableLists {
  mine: TableLine[];
  public: TableLine[];
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  /** Seconds since 1970. */
  at: number;
}
