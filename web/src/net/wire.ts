/** What the server sends and takes, apart from frames (see `board.ts`), as `crates/protocol` has it. */

export interface Me {
  id: string;
  name: string;
}

export interface OptionInfo {
  key: string;
  /** `a|b|c`, or a description such as `0–99`. */
  allowed: string;
  default: string;
}

export interface GameInfo {
  key: string;
  rules: number;
  least: number;
  most: number;
  options: OptionInfo[];
  /** Weakest first. */
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
  /** Whether the game starts by itself as soon as nobody is missing. */
  start?: boolean;
  /** Plays on from a position of a finished game. */
  from?: { replay: string; version: number };
}

/** Milliseconds left when this was sent, and whether they run. */
export interface Clock {
  left: number;
  running: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string | null;
  you: boolean;
  connected: boolean;
  /** The bot that plays, for itself or for its absent holder. */
  bot: string | null;
  /** Whether it owes a decision. */
  waiting: boolean;
  clock: Clock | null;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  pace: Pace;
  public: boolean;
  hints: boolean;
  standin: string;
  start: boolean;
  status: 'lobby' | 'running' | 'over';
  seats: SeatInfo[];
  /** Whether you opened it. */
  yours: boolean;
  version: number;
  revision: number;
  commitment: string;
  seed_chosen: boolean;
  seed: string | null;
  rematch: string | null;
  created: number;
}

export interface Tables {
  /** Where you sit; those waiting for you first, finished ones last. */
  mine: TableInfo[];
  /** Public tables with a free seat. */
  open: TableInfo[];
}

export interface Clocks {
  seats: (Clock | null)[];
}

export interface ChatMessage {
  id: number;
  identity: string;
  name: string;
  said: string;
  /** Milliseconds since 1970. */
  at: number;
}

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
