/**
 * The contract between the page and a game's board.
 *
 * A game's screen lives in `games/GAME/ui/`; its `index.ts` has a default export of type
 * {@link GameUi}. The page finds it by that path, so a new game changes nothing here.
 * A board gets data in and gives actions out: it fetches nothing and knows no rules. What can be
 * clicked is what stands in `frame.legal`; why something cannot is asked by `why`; what it would do
 * is asked by `preview`.
 *
 * A board marks its side column with `data-rail`: the page lays hints over it, so that they never cover
 * the map. What a board opens over itself registers with `layer` of `$parts/layers`, so that Back closes it.
 * Sounds: `play` of `$parts/sound`.
 *
 * The layout check (`npm run layout -- GAME de 390x844`) finds a board by two more marks: `data-version` on
 * its outermost element, and `data-stage` on the window through which its map is seen. Text that may be cut
 * short with an ellipsis by design stands inside `data-ellipsis`.
 */
import type { Component, Snippet } from 'svelte';
import type * as Protocol from './generated/protocol';

/** A place at the table, counted from 0. */
export type Seat = number;

/** An action, event, refusal or option as it comes over the wire: a tag and named fields. */
export type Wire = Record<string, unknown>;

/** What does not change during a match: `game` is the game's own type, `Facts` of its `generated/wire.ts`. */
export type Facts<G = unknown> = Protocol.Facts<G>;

/** A frame as the server sends it: `offers` is the game's own type, `Offers` of its `generated/wire.ts`. */
export type SentFrame<V = unknown, F = unknown, O = unknown, E = Wire> = Protocol.Frame<V, F, O, E>;

/** Everything a screen needs that can change. `legal` is `offers` expanded to single actions. */
export type Frame<V = unknown, F = unknown, A = Wire, E = Wire> = SentFrame<V, F, unknown, E> & {
  legal: Legal<A>[];
};

/**
 * An action on offer. `then` is what may follow at once, where the action is only the beginning of a
 * choice ("move by forest", then each walk). Send both as one list: `send([legal.action, chosen])`.
 */
export type Legal<A = Wire> = Protocol.Choice<A>;

/** One entry of the log as this viewer may see it. */
export type News<E = Wire> = Protocol.News<E>;

/** Where a seat's points come from; the lines add up to the total. */
export type Sheet = Frame['sheets'][number];

/** How the game ended. `placing` is 1 for the winners; players who share a place share its number. */
export type Outcome = NonNullable<Frame['outcome']>;

/** The seats that owe a decision: these, or nobody since the game is over. */
export type Turn = Frame['turn'];

/** What speaks for a proposal, or against it. */
export interface Merit {
  text: string;
  good: boolean;
}

/** What a lesson or a review points out: places are a board's own names, hexes, kingdoms or cards, and parts of its screen. */
export interface Taught {
  /** What is pointed out. */
  marks: readonly string[];
  /** The parts of the screen that have been taught by now, the others are left out; all of them if missing. */
  panels?: readonly string[];
}

/** What a list of actions would do; what depends on a draw or a secret is left out, and so is what follows. */
export type Preview<F = unknown, E = Wire> = Protocol.Preview<F, E>;

/** A fact some viewers know. */
export type Secret<T> = { known: T } | 'hidden';

/** A line of the log: one event, or one undo. */
export interface LogLine<E = Wire> {
  /** Unique and stable: version and place in its entry. */
  id: string;
  version: number;
  seat: Seat;
  /** `null` for an undo. */
  event: E | null;
  /** Whether it was taken back since. */
  undone: boolean;
}

/** Texts. `t('wolves-ui-prompt-move', { left: 2 })`. A missing key is shown as it is. */
export interface Translate {
  (key: string, args?: Record<string, string | number>): string;
  /** Whether there is such a text. */
  has(key: string): boolean;
  /** An event, refusal or action of this game in words: the message `GAME-KIND-TAG`. */
  tell(kind: 'event' | 'reason' | 'action', what: Wire): string;
  /** The word for a thing of this game: the message `GAME-name-ID`. */
  name(id: string): string;
  /** A number as this language writes it, always with its sign if `signed`. */
  number(value: number, signed?: boolean): string;
}

/**
 * What is being shown right now. The page walks through the news of a frame event by event; a board
 * draws the current one over its picture (a wolf under way, a flipping tile) from `event` alone and
 * needs no timers of its own: give its transitions `ms` as their duration.
 *
 * Other players' events are shown *before* `frame` changes to what they led to; any key or click
 * skips to the end and is swallowed. The viewer's own events are shown *after* the frame has
 * changed and never hold up the next click.
 */
export interface Stage<E = Wire> {
  event: E;
  seat: Seat;
  version: number;
  /** Changes with every event, also between two equal ones. */
  key: number;
  /** How long it is shown at the chosen speed; 0 with reduced motion or speed "instant". */
  ms: number;
  /** Whether `frame` already includes it (own events, repeated ones). */
  after: boolean;
}

/** What people choose once for all tables (see the settings page). */
export interface Settings {
  language: string;
  /** `auto`: a game's own at its table, the system's elsewhere. */
  theme: 'auto' | 'day' | 'night';
  /** Text size in per cent. */
  text: 100 | 115 | 130 | 150;
  /** Factor of the animation speed; 0 shows results at once. */
  speed: 0 | 0.5 | 1 | 2;
  /** Whether a first tap previews and a second one acts. Boards use `confirmTaps` below. */
  confirm: 'auto' | 'always' | 'never';
  /** What happens when nothing is left but to end the turn. */
  autoEnd: 'manual' | 'soon' | 'now';
  /** Names of places on the map. */
  codes: boolean;
  /** Mark own pieces that a rival could take. */
  danger: boolean;
  /** Whether a coach helps after the lessons, less with every game. */
  coach: boolean;
  patterns: 'soft' | 'strong';
  /** 0–100; 0 is off. */
  sound: number;
  notify: boolean;
  /** Letter keys. Arrow keys, Tab, Enter and Escape always work. */
  shortcuts: boolean;
  leftHanded: boolean;
}

/** The page's own parts, lent to a board that lays out the whole screen (`GameUi.framesItself`). */
export interface Chrome {
  /** The way home, with the name of the game. */
  brand: Snippet;
  /** This many buttons at most: the menu, then rules, chat, settings. */
  tools: Snippet<[room: number]>;
  /** Clock, bot and absence of a seat, to stand after its name; may be empty. */
  seat: Snippet<[Seat]>;
}

/** How fast what others do is shown; a click anywhere else skips it. */
export interface Pace {
  /** Whether it stands still until the next step is asked for. */
  paused: boolean;
  pause(): void;
  /** Shows the next event. */
  step(): void;
  resume(): void;
  skip(): void;
}

/** What a board gets. `V`, `F`, `A`, `E` are the game's view, figures, action and event. */
export interface BoardProps<V = unknown, F = unknown, A = Wire, E = Wire> {
  frame: Frame<V, F, A, E>;
  /** What does not change during the match; `game` is the game's own type. */
  facts?: Facts | null;
  /** The seat whose eyes these are; `null` for spectators and replays. */
  viewer: Seat | null;
  /** By seat; the viewer's own seat is called "You" in the page's language. */
  names: string[];
  /** A request is under way: show that nothing more can be sent, but don't hide anything. */
  busy: boolean;
  settings: Settings;
  /** Whether a tap previews first (touch screens, unless set otherwise). */
  confirmTaps: boolean;
  t: Translate;
  /** Every event so far that still is in memory, oldest first. */
  log: LogLine<E>[];
  /** What others did since the viewer's last action: the "since your last turn" strip. */
  since: LogLine<E>[];
  stage: Stage<E> | null;
  /** Plays actions, all or nothing. Resolves to whether they were accepted; a refusal is shown by the page. */
  send(actions: A[]): Promise<boolean>;
  /** Takes back the last action, or everything after version `to` (`frame.undo` = the whole turn). */
  undo(to?: number): Promise<boolean>;
  /** Why the action, or one of these actions in a row, is not possible, in words; `null` if it is. */
  why(action: A | A[]): Promise<string | null>;
  /** What these actions would do; `null` if they are refused. Answers are remembered per version. */
  preview(actions: A[]): Promise<Preview<F, E> | null>;
  /** Shows these lines again on the stage, over the present position. */
  show(lines: LogLine<E>[]): void;
  /** Asks what a strong player would do, to come as `suggested`; missing where the table allows no hints. */
  hint?: () => void;
  /**
   * A proposal: show it as if it had been chosen, up to the last click, which is left to the player.
   * Every new list is shown anew, also an equal one.
   */
  suggested?: A[] | null;
  /** Only in a lesson, or where a review shows a better choice. */
  lesson?: Taught;
  /** Missing where the page keeps its own header above the board. */
  chrome?: Chrome;
  /** Keeps the page from showing the next frame until the returned function is called. */
  hold?: () => () => void;
  /** Missing where nothing is shown by itself. */
  pace?: Pace;
  /** Opens a seat's score as a sum. */
  openSheet(seat: Seat): void;
  /** Opens the rules at a section of RULES.md ("5.2"), or at the beginning. */
  openRules(section?: string): void;
}

/** Somebody's place at the end; `seat` is `null` for a rival who holds none. */
export interface Place {
  place: number;
  seat: Seat | null;
  name: string;
  score: number;
}

/** A rival who holds no seat: `name` is a text, `sheet` has the lines of a player's. */
export interface Rival {
  name: string;
  score: number;
  shield: { beast: string; ground: string };
  sheet: Sheet;
}

/** What the picture of a result gets: everybody, the winners first. */
export interface PodiumProps {
  places: readonly Place[];
  t: Translate;
}

/**
 * A part of the rules for players. Its texts are `GAME-guide-ID-…` in `games/GAME/guide/i18n`: `title`, `text`, lines
 * and questions (`1-ask`, `1-answer`) counted from 1, `example`, `price` and `note`.
 */
export interface GuidePart {
  id: string;
  /** The chapters of RULES.md with the exact wording. */
  rules: readonly string[];
  /** Parts that stand side by side in it, by their id. */
  cards?: readonly string[];
  /** Whether it belongs to the short reading. */
  short?: boolean;
}

/** The rules of a game for players: what is read, the numbers in it, and its pictures. */
export interface Guide {
  parts: readonly GuidePart[];
  /** Arguments of all its texts, from the rules themselves. */
  numbers: Readonly<Record<string, number>>;
  /** The parts and cards that have a picture. */
  pictured: readonly string[];
  picture: Component<{ part: string; t: Translate }>;
}

/**
 * The default export of `games/GAME/ui/index.ts`. The module itself is loaded on every page, so it
 * must stay small: everything big stands behind a function that imports it.
 *
 * Texts of the screen are in `games/GAME/ui/i18n/{en,de,fr,ru,uk}.ftl` under `GAME-ui-…`; the page
 * itself needs `GAME-ui-title`, `GAME-ui-line` (one sentence for the home page) and
 * `GAME-ui-minutes` (argument `players`). The texts shared with the command line are in
 * `games/GAME/i18n/`.
 */
export interface GameUi {
  /** The board between top bar and the screen's edges. Its area is the container `board`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own view
  board: () => Promise<{ default: Component<any> }>;
  /** Whether the board places `chrome` itself, so that a table has no header of the page's own. */
  framesItself?: boolean;
  /** The address of the game's picture: decoration that fills its box, the subject at 62 % of the width. */
  scene: string;
  /** How its table is lit until the player chooses. */
  theme: 'day' | 'night';
  /** The rules for players; without it the page shows RULES.md. */
  guide?: () => Promise<{ default: Guide }>;
  /** Offers a solo game on the home card, one chip for each value; their texts are `GAME-ui-OPTION-VALUE`. */
  solo?: { option: string; values: string[] };
  /** Whether players have secrets: on one device the screen is then covered between them. */
  secret: boolean;
  /** An action as hints and reviews show it, e.g. without how it is paid; as it is if missing. */
  told?(action: Wire): Wire;
  /** What of a proposal is played by one button, e.g. all but ending the turn; all of it if missing. */
  proposed?(actions: Wire[]): Wire[];
  /** What a proposal changes for a seat, in words, the most important first; compared by the engine's own figures. */
  merits?: () => Promise<{
    merits(
      change: Preview<never, never>,
      seat: Seat,
      names: readonly string[],
      t: Translate,
    ): Merit[];
  }>;
  /** A rival who holds no seat, as in a solo game. `name` is a text. */
  rival?(frame: Frame<never, never>): Rival | null;
  /** The picture of a result: at the left of its sheets (`column`) or behind its headline (`band`). */
  podium?: { form: 'column' | 'band'; load: () => Promise<{ default: Component<PodiumProps> }> };
  /** Whether the result lists the parts of the score sheet instead of its lines. */
  byPart?: boolean;
  /** The address of the symbol of a line, part or chapter of the result. */
  drawn?(name: string): string | null;
  /** The chapter (a moon, an age) that an event ends, if it ends one: the result shows the points after each. */
  chapter?(event: Wire): string | null;
  /** The part of the score sheet a line belongs to, at most five of them; texts `GAME-ui-part-PART`. */
  part?(line: string): string;
  /** The board's keys for the list behind `?`: keys (several parted by a space), and the text that says what they do. */
  keys?: readonly (readonly [keys: string, text: string])[];
  /** How long an event is shown at speed 1, in milliseconds; 0 for what nobody needs to see. */
  pace(event: Wire): number;
  /** A view as the board reads it: with what facts hold of it. Leaves once a board reads `facts` itself. */
  complete?(view: unknown, facts: unknown): unknown;
  /** A few words about where the game stands ("Age II"), for the top bar; may be empty. */
  describe(frame: Frame<never, never>, t: Translate): string;
}

/**
 * The legal actions whose fields have these values: how choices are made step by step.
 * `narrow(legal, { act: 'howl' })`, then `narrow(those, { at: 'A3' })`. Fields are compared deeply.
 */
export function narrow<L extends Legal>(legal: readonly L[], fields: Partial<L['action']>): L[] {
  const wanted = Object.entries(fields);
  return legal.filter(({ action }) =>
    wanted.every(([field, value]) => same((action as Wire)[field], value)),
  );
}

/** The different values a field has among these actions, in their order. */
export function choices<L extends Legal, K extends keyof L['action']>(
  legal: readonly L[],
  field: K,
): NonNullable<L['action'][K]>[] {
  const found: NonNullable<L['action'][K]>[] = [];
  for (const { action } of legal) {
    const value = (action as L['action'])[field];
    if (value !== undefined && value !== null && !found.some((it) => same(it, value))) {
      found.push(value as NonNullable<L['action'][K]>);
    }
  }
  return found;
}

/** Whether two values from JSON are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    Array.isArray(a) === Array.isArray(b) &&
    left.every(([key, value]) => Object.hasOwn(b, key) && same(value, (b as Wire)[key]))
  );
}

/** The fact, if this viewer knows it. */
export function known<T>(secret: Secret<T>): T | null {
  return typeof secret === 'object' && secret !== null ? secret.known : null;
}

/** The seats that owe a decision. */
export function deciding(frame: Pick<Frame, 'turn'>): Seat[] {
  return frame.turn === 'over' ? [] : frame.turn.of;
}
