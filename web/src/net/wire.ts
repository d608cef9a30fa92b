/** What the server sends and takes, written by `crates/protocol`; frames are named in `board.ts`. */
import type { Facts, SentFrame, Wire } from '../board';
import type * as Protocol from '../generated/protocol';

export type {
  About,
  Agreement,
  ChatMessage,
  Clocks,
  Device,
  GameInfo,
  Lesson,
  Me,
  MutedPerson,
  MyGame,
  MyGames,
  NewTable,
  OptionInfo,
  Pace,
  Progress,
  Reason,
  Scores,
  SeatInfo,
  SeatWish,
  Statistics,
  TableId,
  TableInfo,
  Tables,
  WishedTerms,
} from '../generated/protocol';

/** Bots' thoughts; an action is the game's own type. */
export type Analysis = Protocol.Analysis<Wire>;
export type Hint = Protocol.Hint<Wire>;
export type HintLine = Protocol.HintLine<Wire>;
export type JudgedTurn = Protocol.JudgedTurn<Wire>;
export type WhyNot = Protocol.WhyNot<Wire>;
export type PreviewAnswer = Protocol.PreviewAnswer<unknown, Wire, Wire>;
export type Tried = Protocol.Tried<Facts, SentFrame, Wire>;
export type ReplayFile = Protocol.ReplayFile<Protocol.Log<unknown, Wire, Wire>, Facts, SentFrame>;
