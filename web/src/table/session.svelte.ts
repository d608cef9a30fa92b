/** A table as this browser takes part in it: its seats, what is on the screen, and what we send. */
import { deciding, type Facts, type Frame, type SentFrame, type Seat, type Wire } from '../board';
import { received } from '../net/frames';
import { GAMES } from '../games';
import { Refused, api } from '../net/api';
import { remember } from '../net/chance';
import type { Connection } from '../net/link';
import type { ChatMessage, Clocks, SeatInfo, TableInfo } from '../net/wire';
import { play } from '../parts/sound';
import { toast } from '../parts/toasts.svelte';
import { settings, still } from '../settings.svelte';
import { need, t, translator } from '../words/texts.svelte';
import { callBack } from './attention.svelte';
import { Chat } from './chat.svelte';
import { Device } from './device.svelte';
import { Hints } from './hints.svelte';
import { sinceOwn } from './log';
import { seatName } from './names';
import { Questions } from './questions';
import { Showing } from './showing.svelte';
import { StandIns } from './standins';

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
  busy = $state(false);
  /** The last event in words, for the live region. */
  said = $state('');

  readonly mine = $derived((this.table?.seats ?? []).flatMap((it, seat) => (it.you ? [seat] : [])));
  readonly names = $derived((this.table?.seats ?? []).map((it, seat) => this.nameOf(it, seat)));
  readonly device: Device;
  readonly showing: Showing;
  readonly chat: Chat;
  readonly hints: Hints;
  readonly questions: Questions;
  readonly frame = $derived.by(() => this.showing.frame);
  readonly viewer = $derived.by(() => this.device.viewer);
  readonly since = $derived.by(() =>
    sinceOwn(this.showing.log, this.viewer, (it) => this.standIns.names(it.event) !== null),
  );
  readonly myTurn = $derived.by(
    () => this.frame !== null && this.viewer !== null && deciding(this.frame).includes(this.viewer),
  );
  /** The seat that is called "you"; on a device that goes round nobody is. */
  readonly you = $derived(this.mine.length === 1 ? (this.mine[0] ?? null) : null);
  readonly words = $derived(
    translator(
      this.table?.game ?? '',
      (what) => this.standIns.names(what) ?? this.names,
      (what) => (this.standIns.names(what) ? null : this.you),
    ),
  );
  private readonly standIns = new StandIns(
    () => this.table,
    (seat, index) => seat.name ?? seatName(seat.kind, index),
  );

  private close: (() => void) | null = null;
  /** What does not change during the match; sent before the first frame. */
  facts = $state.raw<Facts | null>(null);
  private wasMyTurn = false;

  constructor(readonly id: string) {
    const refused = (error: unknown) => toast(this.reason(error), 'bad');
    this.device = new Device(
      () => this.mine,
      () => GAMES[this.table?.game ?? '']?.secret ?? true,
      () => this.lookAnew(),
    );
    this.showing = new Showing({
      pace: (event) => GAMES[this.table?.game ?? '']?.pace(event) ?? 200,
      speed: () => (still() ? 0 : settings.speed),
      viewer: () => this.viewer,
      onevent: (event, seat) => this.announce(event, seat),
      onframe: (frame) => this.arrived(frame),
    });
    this.chat = new Chat(id, refused);
    this.hints = new Hints(id, () => this.position(), refused);
    this.questions = new Questions(
      id,
      () => this.asked(),
      (error) => this.reason(error),
      (refusal) => this.words.tell('reason', refusal),
    );
  }

  /** Loads the table and stays connected until `stop`. */
  async start(): Promise<void> {
    try {
      this.takeTable(await api.table(this.id));
      const game = this.table?.game ?? '';
      this.device.viewer = this.device.first();
      // Stream, words and board are loaded side by side.
      this.connect();
      void GAMES[game]?.board();
      await need(game, `${game}/ui`);
      this.ready = true;
      await this.chat.load();
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
    this.hints.close();
  }

  /** Plays actions, all or nothing; a refusal is shown in words. */
  async send(actions: Wire[]): Promise<boolean> {
    const { frame, viewer } = this;
    if (!frame || viewer === null) return false;
    return this.request(() => api.act(this.id, viewer, frame.version, actions));
  }

  async undo(to?: number): Promise<boolean> {
    const { frame, viewer } = this;
    if (!frame || viewer === null) return false;
    return this.request(() => api.undo(this.id, viewer, frame.version, to));
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

  /** Another own seat looks: nothing the last one saw may stay. */
  private lookAnew(): void {
    this.hints.close();
    this.showing.clear();
    this.questions.forget();
    this.connect();
  }

  private connect(): void {
    this.close?.();
    this.close = api.follow(this.id, this.viewer, {
      onmessage: (event, value) => this.receive(event, value),
      onstate: (state) => {
        this.connection = state;
        if (state === 'refused') void this.refused();
      },
    });
  }

  /** The seat may be ours no more: then we look on. */
  private async refused(): Promise<void> {
    const before = this.viewer;
    const table = await api.table(this.id).catch(() => null);
    if (table) this.takeTable(table);
    this.missing = table === null || this.viewer === before;
  }

  private receive(event: string, value: unknown): void {
    if (event === 'facts') this.facts = value as Facts;
    else if (event === 'frame') {
      const sent = value as SentFrame;
      this.standIns.note(sent.news);
      this.showing.push(received(this.table?.game ?? '', sent, this.facts));
    } else if (event === 'table') this.takeTable(value as TableInfo);
    else if (event === 'chat') this.chat.receive(value as ChatMessage);
    else if (event === 'unsaid') this.chat.unsaid((value as { id: number }).id);
    else if (event === 'clock') this.takeClocks(value as Clocks);
  }

  private takeTable(table: TableInfo): void {
    const before = this.table;
    this.table = table;
    this.tableAt = performance.now();
    remember(table.id, { commitment: table.commitment });
    if (before?.status === 'lobby' && table.status === 'running') play('joined');
    if (before) this.device.follow();
  }

  private takeClocks({ seats }: Clocks): void {
    if (!this.table) return;
    const merged = this.table.seats.map((it, seat) => ({ ...it, clock: seats[seat] ?? null }));
    this.table = { ...this.table, seats: merged };
    this.tableAt = performance.now();
  }

  private announce(event: Wire, seat: Seat): void {
    this.said = this.words.tell('event', event);
    if (seat !== this.viewer) play('step');
  }

  private arrived(frame: Frame): void {
    this.questions.forget();
    this.hints.moveOn();
    const due = deciding(frame);
    if (frame.outcome && this.table?.status === 'running') play('over');
    this.device.pass(due);
    const mine = this.viewer !== null && due.includes(this.viewer);
    if (mine && !this.wasMyTurn) {
      callBack(t('your-turn'), this.words(`${this.table?.game}-ui-title`));
    }
    this.wasMyTurn = mine;
  }

  private position(): { version: number; seat: Seat } | null {
    const { frame, viewer } = this;
    return frame && viewer !== null ? { version: frame.version, seat: viewer } : null;
  }

  /** Nothing is asked out of turn, nor while an action is under way: the answer would be about another position. */
  private asked(): { frame: Frame; seat: Seat } | null {
    const { frame, viewer } = this;
    return frame && viewer !== null && this.myTurn && !this.busy ? { frame, seat: viewer } : null;
  }

  private nameOf(seat: SeatInfo, index: number): string {
    if (seat.you && this.mine.length === 1) return t('you');
    if (seat.you) return t('player-number', { number: index + 1 });
    return seat.name ?? seatName(seat.kind, index);
  }

  private async request(work: () => Promise<{ version: number }>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.questions.cancel();
    this.hints.cancel();
    try {
      const { version } = await work();
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
