/** The Wolves as it comes over the wire: the serde types of `games/wolves/src`, field by field. */
import type { BoardProps, Frame, Legal, LogLine, Seat } from '$board';

export type Terrain = 'forest' | 'rock' | 'grass' | 'tundra' | 'desert';
export type Ground = Terrain | 'water' | 'chasm';
export type Prey = 'moose' | 'deer' | 'raccoon' | 'boar' | 'hare';
export type Moon = 'crescent' | 'half' | 'full';
export type Track = 'spread' | 'speed' | 'howl';
export type Wolf = 'pack' | 'alpha';
export type Piece = Wolf | 'den' | 'lair';
export type Phase = 'tiles' | 'first_pair' | 'second_pair' | 'play' | 'over';
/** "A1".."J16", and "S1".."S16" on the start board. */
export type Hex = string;
/** A letter; "S" is the start board. */
export type Region = string;
/** Tiles `h`, `1`..`5` and one `*` per bonus-terrain token, in that order. */
export type Pay = string;

export type Action =
  | { act: 'tiles'; setting: 'forward' | 'backward' }
  | { act: 'place'; at: Hex }
  | { act: 'move'; terrain: Terrain; pay: Pay }
  | { act: 'walk'; wolf: Wolf; from: Hex; to: Hex }
  | { act: 'displace'; to: Hex }
  | { act: 'build'; at: Hex; track: Track; pay: Pay }
  | { act: 'upgrade'; at: Hex; pay: Pay }
  | { act: 'howl'; at: Hex; pay: Pay }
  | { act: 'dominate'; at: Hex; track?: Track; pay: Pay }
  | { act: 'end_turn' };
export type Act = Action['act'];
export type Walk = Extract<Action, { act: 'walk' }>;

/** An event. Only the fields that the screen itself looks at are spelled out. */
export interface Event {
  event: string;
  seat?: Seat;
  owner?: Seat | null;
  at?: Hex;
  from?: Hex;
  to?: Hex;
  wolf?: Wolf;
  piece?: Piece;
  track?: Track;
  value?: number;
  taken?: number;
  pay?: Pay;
  terrain?: Terrain;
  region?: Region;
  moon?: Moon;
  prey?: Prey;
  bonus?: 'terrain' | 'action';
  points?: number;
  seats?: Seat[];
  control?: number;
  date?: number;
  left?: number;
  [field: string]: unknown;
}

export interface HexView {
  hex: Hex;
  x: number;
  y: number;
  region: Region;
  ground: Ground;
}

export interface PieceView {
  at: Hex;
  /** `null` is the passive pack. */
  owner: Seat | null;
  piece: Piece;
}

export interface RegionView {
  region: Region;
  prey: Prey;
  prey_at: Hex;
  prey_left: number;
  water: Hex;
  token: Moon | null;
  token_below: Moon | null;
}

export interface TileView {
  tile: Pay;
  up: Terrain;
  down: Terrain;
}

export interface TrackView {
  track: Track;
  taken: number;
  left: number;
  value: number;
}

export interface SeatView {
  seat: Seat;
  home: Terrain;
  tiles: TileView[];
  tracks: TrackView[];
  wolves_placed: number;
  next_wolf: Wolf | null;
  lairs_built: number;
  lairs_left: number;
  terrain_tokens: number;
  action_tokens: number;
  prey: Prey[];
  chips: number;
  tokens_won: [number, number, number];
  score: number;
}

export interface DateView {
  date: number;
  kind: 'lone_wolf' | 'wolf' | 'den' | 'blank';
  owner: Seat | null;
}

export interface View {
  players: number;
  phase: Phase;
  active: Seat | null;
  first_player: Seat;
  actions_done: number;
  actions_left: number;
  open_move: {
    terrain: Terrain;
    walks_left: number;
    speed: number;
    walked: { wolf: Wolf; at: Hex }[];
  } | null;
  displacement: { owner: Seat; wolf: Wolf; at: Hex; options: Hex[] } | null;
  hexes: HexView[];
  pieces: PieceView[];
  lone_wolves: Hex[];
  regions: RegionView[];
  seats: SeatView[];
  passive_pack: Terrain | null;
  calendar: { entries: DateView[]; moon_dates: [number, number, number]; moons_scored: number };
  quiet_rounds: number;
  round_has_entry: boolean;
  stall_limit: number;
}

export interface RegionFigures {
  region: Region;
  token: Moon | null;
  control: number[];
  alphas: number[];
  passive_control: number;
  passive_alphas: number;
  /** What each seat would get if the region were scored now. */
  pays: number[];
}

export interface PreyFigures {
  region: Region;
  prey: Prey;
  /** Hexes next to it where the active player has wolves. */
  hunters: number;
  needed: number;
  owned: boolean;
}

export interface Figures {
  score: number[];
  score_if_scored: number[];
  regions: RegionFigures[];
  prey: PreyFigures[];
  /** Pieces that a rival could dominate in the next turn. */
  threats: { at: Hex; owner: Seat; by: Seat[] }[];
  /** Where the active player's wolves could walk if there were something to pay with. */
  unpaid: { wolf: Wolf; from: Hex; to: Hex[] }[];
}

export type WolvesFrame = Frame<View, Figures, Action, Event>;
export type WolvesProps = BoardProps<View, Figures, Action, Event>;
export type Offer = Legal<Action>;
export type Line = LogLine<Event>;
