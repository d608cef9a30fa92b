/** One puzzle being tried. The server keeps nothing: everything done so far goes along with each request. */
import type { Facts, Preview, Seat, Wire } from '../board';
import { GAMES } from '../games';
import { Refused, call } from '../net/api';
import { received } from '../net/frames';
import type { Lesson as Info, PreviewAnswer, Progress, Tried } from '../net/wire';
import { settings, still } from '../settings.svelte';
import { Showing } from '../table/showing.svelte';
import { t, translator } from '../words/texts.svelte';

const path = (game: string) => `/api/games/${encodeURIComponent(game)}/puzzles`;

/** The puzzles of a game, in their order. */
export const puzzles = (game: string) => call<Info[]>('GET', path(game));

export class Lesson {
  progress = $state<Progress>('open');
  busy = $state(false);
  /** Why the last try was refused, in words; empty if it was not. */
  refused = $state('');
  /** What is left of the solution, as long as it was followed. */
  next = $state.raw<Wire[]>([]);
  tried = $state.raw<Wire[]>([]);
  /** How many tasks are done. */
  done = $state(0);
  /** The page that is read before anything is done, from 0. */
  page = $state(0);
  private marks = $state.raw<string[]>([]);

  /** What does not change during the puzzle; sent with its opening. */
  facts = $state.raw<Facts | null>(null);

  /** Whether there still is something to read first. */
  readonly reading = $derived.by(() => this.page < this.info.looks.length);
  /** Everything has been read and done. */
  readonly finished = $derived.by(() => this.progress === 'solved' && !this.reading);
  readonly taught = $derived.by(() => ({
    marks: this.reading ? (this.info.looks[this.page] ?? []) : this.marks,
    panels: this.info.panels,
  }));

  readonly viewer: Seat;
  readonly showing: Showing;
  readonly names: string[];
  readonly words;
  /** How many actions there were at each version that was shown. */
  private versions: { version: number; actions: number }[] = [];
  private previews = new Map<string, Promise<Preview | null>>();

  constructor(
    readonly game: string,
    readonly info: Info,
  ) {
    this.viewer = info.seat;
    this.names = [0, 1, 2, 3, 4].map((it) => (it === info.seat ? t('you') : t(`bot-name-${it}`)));
    this.words = translator(game, () => this.names);
    this.showing = new Showing({
      pace: (event) => GAMES[game]?.pace(event) ?? 200,
      speed: () => (still() ? 0 : settings.speed),
      viewer: () => this.viewer,
    });
  }

  /** Begins, or begins again. */
  restart = (): Promise<boolean> => {
    this.page = 0;
    return this.attempt([], true);
  };

  /** Does one step of the solution; begins again first if it was left. */
  async step(): Promise<void> {
    if (this.next.length === 0) await this.restart();
    const [step] = this.next;
    if (step) await this.send([step]);
  }

  send = (actions: Wire[]): Promise<boolean> => this.attempt([...this.tried, ...actions], false);

  undo = (to?: number): Promise<boolean> => {
    const before = this.versions.filter((it) => it.actions < this.tried.length);
    const mark = to === undefined ? before.at(-1) : before.findLast((it) => it.version <= to);
    return this.attempt(this.tried.slice(0, mark?.actions ?? 0), true);
  };

  why = async (action: Wire | Wire[]): Promise<string | null> => {
    try {
      const there = await this.ahead(Array.isArray(action) ? action : [action]);
      return 'refusal' in there ? this.words.tell('reason', there.refusal) : null;
    } catch (error) {
      return this.reason(error);
    }
  };

  preview = (actions: Wire[]): Promise<Preview | null> => {
    const key = JSON.stringify([this.tried, actions]);
    const look = () =>
      this.ahead(actions).then(
        (it) => ('preview' in it ? it.preview : null),
        () => null,
      );
    const asked = this.previews.get(key) ?? look();
    this.previews.set(key, asked);
    return asked;
  };

  private ahead(further: Wire[]): Promise<PreviewAnswer> {
    const { tried: actions } = this;
    return call('POST', `${path(this.game)}/${this.info.name}/preview`, { actions, further });
  }

  /** Asks for the position after these actions; `anew` drops what is on the screen first. */
  private async attempt(actions: Wire[], anew: boolean): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = '';
    try {
      const there = await call<Tried>('POST', `${path(this.game)}/${this.info.name}`, { actions });
      this.facts = there.facts ?? this.facts;
      const frame = received(this.game, there.frame, this.facts);
      const seen = anew ? 0 : (this.showing.frame?.version ?? 0);
      if (anew) this.showing.clear();
      this.tried = actions;
      this.next = there.next;
      this.versions = [...this.versions.filter((it) => it.actions < actions.length)];
      this.versions.push({ version: there.frame.version, actions: actions.length });
      const news = there.frame.news.filter((it) => it.version > seen);
      this.showing.push({ ...frame, news: anew ? frame.news : news });
      await this.showing.reached(there.frame.version);
      this.progress = there.progress;
      this.done = there.done;
      this.marks = there.marks;
      return true;
    } catch (error) {
      this.refused = this.reason(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private reason(error: unknown): string {
    return error instanceof Refused
      ? this.words.tell('reason', error.refusal)
      : t('error-unexpected');
  }
}
