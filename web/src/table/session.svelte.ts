/** A table as this browser takes part in it: who we are there, what is on the screen, what we send. */
import { deciding, same, type Frame, type Preview, type Seat, type Wire } from '../board';
import { GAMES } from '../games';
import { Refused, api } from '../net/api';
import { stream, type Connection, type Message } from '../net/stream';
import type { ChatMessage, Clocks, Hint, SeatInfo, TableInfo } from '../net/wire';
import { toast } from '../parts/toasts.svelte';
import { settings, still } from '../settings.svelte';
import { need, t, translator } from '../words/texts.svelte';
import { callBack } from './attention.svelte';
import { sinceOwn } from './log';
import { seatName } from './names';
import { Showing } from './showing.svelte';
import { play } from './sound';

/** How long an accepted action may take to come back before the page is no longer busy. */
const PATIENCE = 4000;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  /** When `table` arrived, by `performance.now()`: its clocks count from there. */
  tableAt = $state(0);
  /** Whether there are words for what is to be shown. */
  ready = $state(false);
  connection = $state<Connection>('connecting');
  /** There is no such table, or not for us. */
  missing = $state(false);
  chat = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  chatOpen = $state(false);
  busy = $state(false);
  /** The seat we look through; `null` for spectators. */
  viewer = $state<Seat | null>(null);
  /** The seat whose turn it is on this device, while the screen is covered. */
  cover = $state<Seat | null>(null);
  /** The last event in words, for the live region. */
  said = $state('');

  /** The last hint that was asked for; it counts as long as its version is on the screen. */
  hinted = $state.raw<Hint | null>(null);
  /** What is proposed on the board: the best of the hint, or another of its lines. */
  suggested = $state.raw<Wire[] | null>(null);
  /** The hint that is thought about now, for which position, and how to call it off. */
  private thinking = $state.raw<{ about: string; call: AbortController } | null>(null);
  /** Whether a better hint may come. */
  readonly hinting = $derived(this.thinking !== null);
  /** Whether the board follows a hint that becomes better. */
  private follows = false;

  readonly showing: Showing;
  readonly mine = $derived((this.table?.seats ?? []).flatMap((it, seat) => (it.you ? [seat] : [])));
  readonly names = $derived((this.table?.seats ?? []).map((it, seat) => this.nameOf(it, seat)));
  readonly frame = $derived.by(() => this.showing.frame);
  readonly since = $derived.by(() => sinceOwn(this.showing.log, this.viewer));
  readonly myTurn = $derived.by(
    () => this.frame !== null && this.viewer !== null && deciding(this.frame).includes(this.viewer),
  );
  /** The seat that is called "you"; on a device that goes round nobody is. */
  readonly you = $derived(this.mine.length === 1 ? (this.mine[0] ?? null) : null);
  readonly words = $derived(
    translator(
      this.table?.game ?? '',
      () => this.names,
      () => this.you,
    ),
  );

  private close: (() => void) | null = null;
  private previews = new Map<string, Promise<Preview | null>>();
  private wasMyTurn = false;
  /** Calls off questions about a position that is about to change. */
  private questions = new AbortController();

  constructor(readonly id: string) {
    this.showing = new Showing({
      pace: (event) => GAMES[this.table?.game ?? '']?.pace(event) ?? 200,
      speed: () => (still() ? 0 : settings.speed),
      viewer: () => this.viewer,
      onevent: (event, seat) => this.tell(event, seat),
      onframe: (frame) => this.arrived(frame),
    });
  }

  /** Finds out what there is and stays connected until `stop`. */
  async start(): Promise<void> {
    try {
      this.takeTable(await api.table(this.id));
      const game = this.table?.game ?? '';
      this.viewer = this.firstViewer();
      // Stream, words and board come side by side.
      this.connect();
      void GAMES[game]?.board();
      await need(game, `${game}/ui`);
      this.ready = true;
      this.chat = await api.chat(this.id);
    } catch (error) {
      if (error instanceof Refused && error.offline) {
        this.connection = 'lost';
        setTimeout(() => void this.start(), 1000);
      } else this.missing = true;
    }
  }

  stop(): void {
    this.close?.();
    this.close = null;
    this.closeHint();
  }

  /** Plays actions, all or nothing; a refusal is told in words. */
  async send(actions: Wire[]): Promise<boolean> {
    const { frame, viewer } = this;
    if (!frame || viewer === null) return false;
    return this.ask(() => api.act(this.id, viewer, frame.version, actions));
  }

  async undo(to?: number): Promise<boolean> {
    const { frame, viewer } = this;
    if (!frame || viewer === null) return false;
    return this.ask(() => api.undo(this.id, viewer, frame.version, to));
  }

  /** Why an action, or one of several in a row, is not possible, in words. */
  async why(action: Wire | Wire[]): Promise<string | null> {
    if (this.viewer === null || !this.myTurn || this.busy) return null;
    try {
      const { refusal } = await api.why(this.id, this.viewer, action, this.questions.signal);
      return refusal ? this.words.tell('reason', refusal) : null;
    } catch (error) {
      return error instanceof Refused && error.offline ? null : this.reason(error);
    }
  }

  preview(actions: Wire[]): Promise<Preview | null> {
    const { frame, viewer } = this;
    // Whoever is not asked can do nothing: that is no question for the server.
    // While an action is under way, the answer would be about another position.
    if (!frame || viewer === null || !this.myTurn || this.busy) return Promise.resolve(null);
    const key = `${frame.version} ${viewer} ${JSON.stringify(actions)}`;
    const known = this.previews.get(key);
    if (known) return known;
    const asked = this.ifAllowed(viewer, actions).catch(() => {
      this.previews.delete(key);
      return null;
    });
    this.previews.set(key, asked);
    return asked;
  }

  /** What actions would do, asked for only if they are possible: an expected no is no failed request. */
  private async ifAllowed(viewer: Seat, actions: Wire[]): Promise<Preview | null> {
    const known = actions.length === 1 && this.isLegal(actions[0]);
    const { signal } = this.questions;
    if (!known && (await api.why(this.id, viewer, actions, signal)).refusal) return null;
    return api.preview(this.id, viewer, actions, signal);
  }

  private isLegal(action: Wire | undefined): boolean {
    return this.frame?.legal.some((it) => same(it.action, action)) ?? false;
  }

  /** Asks for a hint, and shows its best line on the board. It becomes better for a moment. */
  async hint(): Promise<void> {
    if (this.viewer === null) return;
    const about = `${this.frame?.version} ${this.viewer}`;
    this.follows = true;
    if (this.thinking?.about === about) return this.suggestBest();
    this.thinking?.call.abort();
    const thinking = { about, call: new AbortController() };
    this.thinking = thinking;
    const { signal } = thinking.call;
    let before: unknown = null;
    const take = (hint: Hint) => {
      this.hinted = hint;
      const best = hint.lines[0]?.actions;
      // What the board shows already is not chosen there again.
      if (this.follows && !same(best, before)) this.suggestBest();
      before = best;
    };
    try {
      await api.hint(this.id, this.viewer, take, signal);
    } catch (error) {
      // Who has called it off, and who has heard something, need not hear of this.
      const heard = `${this.hinted?.version} ${this.viewer}` === about;
      if (!signal.aborted && !heard) toast(this.reason(error), 'bad');
    } finally {
      if (this.thinking === thinking) this.thinking = null;
    }
  }

  private suggestBest(): void {
    const best = this.hinted?.lines[0]?.actions as Wire[] | undefined;
    if (best) this.suggest(best);
  }

  /** Somebody does something on the board: no hint changes what is chosen there from now on. */
  touch(): void {
    this.follows = false;
  }

  /** Puts the hint away. */
  closeHint(): void {
    this.hinted = null;
    this.thinking?.call.abort();
  }

  /** Shows a line of the hint on the board. */
  suggest(actions: Wire[]): void {
    // Advice for a position that has passed by now helps nobody.
    if (this.hinted?.version === this.frame?.version) this.suggested = [...actions];
  }

  /** Something about the table itself: seats, start, rematch. */
  async manage<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      const done = await request();
      this.takeTable(await api.table(this.id));
      return done;
    } catch (error) {
      toast(this.reason(error), 'bad');
      return null;
    }
  }

  async say(text: string): Promise<boolean> {
    try {
      await api.say(this.id, text);
      return true;
    } catch (error) {
      toast(this.reason(error), 'bad');
      return false;
    }
  }

  openChat(open: boolean): void {
    this.chatOpen = open;
    this.unread = 0;
  }

  /** Looks through another own seat from now on. */
  look(seat: Seat | null): void {
    this.cover = null;
    if (seat === this.viewer && this.close) return;
    this.viewer = seat;
    this.closeHint();
    this.showing.clear();
    this.previews.clear();
    this.connect();
  }

  private connect(): void {
    this.close?.();
    this.close = stream({
      url: api.events(this.id, this.viewer),
      onmessage: (message) => this.receive(message),
      onstate: (state) => {
        this.connection = state;
        if (state === 'refused') this.missing = true;
      },
    });
  }

  private receive({ event, data }: Message): void {
    const value: unknown = JSON.parse(data);
    if (event === 'frame') this.showing.push(value as Frame);
    else if (event === 'table') this.takeTable(value as TableInfo);
    else if (event === 'chat') this.hear(value as ChatMessage);
    else if (event === 'clock') this.takeClocks(value as Clocks);
  }

  private takeTable(table: TableInfo): void {
    const before = this.table;
    this.table = table;
    this.tableAt = performance.now();
    if (before?.status === 'lobby' && table.status === 'running') play('joined');
    // Somebody who sits down looks through that seat from then on.
    if (before && this.viewer === null && this.mine.length > 0) this.look(this.firstViewer());
    else if (before && this.viewer !== null && !this.mine.includes(this.viewer)) {
      this.look(this.firstViewer());
    }
  }

  private takeClocks({ seats }: Clocks): void {
    if (!this.table) return;
    const merged = this.table.seats.map((it, seat) => ({ ...it, clock: seats[seat] ?? null }));
    this.table = { ...this.table, seats: merged };
    this.tableAt = performance.now();
  }

  private hear(line: ChatMessage): void {
    if (this.chat.some((it) => it.id === line.id)) return;
    this.chat = [...this.chat, line];
    if (this.chatOpen) return;
    this.unread += 1;
    play('chat');
  }

  private tell(event: Wire, seat: Seat): void {
    this.said = this.words.tell('event', event);
    if (seat !== this.viewer) play('step');
  }

  private arrived(frame: Frame): void {
    this.previews.clear();
    this.suggested = null;
    const due = deciding(frame);
    if (frame.outcome && this.table?.status === 'running') play('over');
    const next = due.find((it) => this.mine.includes(it));
    if (
      this.mine.length > 1 &&
      next !== undefined &&
      this.viewer !== null &&
      !due.includes(this.viewer)
    ) {
      this.handOver(next);
    }
    const mine = this.viewer !== null && due.includes(this.viewer);
    if (mine && !this.wasMyTurn) {
      callBack(t('your-turn'), this.words(`${this.table?.game}-ui-title`));
    }
    this.wasMyTurn = mine;
  }

  /** The device goes to another player: games with secrets cover the screen first. */
  private handOver(seat: Seat): void {
    const secret = GAMES[this.table?.game ?? '']?.secret ?? true;
    if (secret) this.cover = seat;
    else queueMicrotask(() => this.look(seat));
  }

  private firstViewer(): Seat | null {
    return this.mine.find((it) => it === this.viewer) ?? this.mine[0] ?? null;
  }

  private nameOf(seat: SeatInfo, index: number): string {
    if (seat.you && this.mine.length === 1) return t('you');
    if (seat.you) return t('player-number', { number: index + 1 });
    return seat.name ?? seatName(seat.kind, index);
  }

  private async ask(request: () => Promise<{ version: number }>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.questions.abort();
    this.thinking?.call.abort();
    this.questions = new AbortController();
    try {
      const { version } = await request();
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([this.showing.reached(version), late]);
      return true;
    } catch (error) {
      play('refused');
      toast(this.reason(error), 'bad');
      return false;
    } finally {
      this.busy = false;
    }
  }

  private reason(error: unknown): string {
    if (error instanceof Refused) return this.words.tell('reason', error.refusal);
    return t('error-unexpected');
  }
}
