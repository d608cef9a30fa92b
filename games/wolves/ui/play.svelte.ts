/** A player's decision in the making: what is selected, aimed at and previewed. Draws nothing. */
import { untrack } from 'svelte';
import type { Preview } from '$board';
import { meaning, nearestMiss, question } from './click';
import { hinted } from './hinted';
import { toggled } from './pay';
import {
  counts,
  flips,
  movable,
  nextKind,
  NOTHING,
  sorted,
  targets,
  type Choice,
  type Deed,
  type Mode,
  type Target,
} from './targets';
import { endTold } from './told';
import type { Action, Event, Figures, Hex, Track, WolvesProps } from './wire';

/** How long a pointer rests on a hex before the preview follows it there. */
const DWELL = 120;
/** How long a preview stays when the pointer has left the map. */
const LINGER = 350;
const AUTO_END = 5;

export class Play {
  choice = $state.raw<Choice>(NOTHING);
  /** A target that waits for a track, a second tap or, without a deed, for a choice of several. */
  pinned = $state.raw<{ hex: Hex; deed: Deed | null; site?: boolean } | null>(null);
  hovered = $state.raw<Hex | null>(null);
  /** The action whose button the pointer is on. */
  peeked = $state.raw<Mode | null>(null);
  /** The track whose gain is being looked at. */
  track = $state.raw<Track | null>(null);
  shown = $state.raw<{
    actions: Action[];
    preview: Preview<Figures, Event>;
  } | null>(null);
  /** Why something is not possible, in words. */
  note = $state('');
  /** Whether the payments for a Move without a walk are laid out. */
  flipping = $state(false);
  ending = $state.raw({ short: '', long: '' });
  /** Seconds until the turn ends by itself; 0 if it does not. */
  endsIn = $state(0);
  /** The version at which the player asked to stay. */
  private stays = $state(-1);

  constructor(private readonly props: () => WolvesProps) {}

  readonly frame = $derived.by(() => this.props().frame);
  readonly view = $derived.by(() => this.frame.view);
  readonly offers = $derived.by(() => sorted(this.frame.legal));
  readonly mine = $derived.by(
    () => this.props().viewer !== null && this.view.active === this.props().viewer,
  );
  readonly me = $derived.by(() => {
    const { viewer } = this.props();
    return viewer === null ? undefined : this.view.seats[viewer];
  });
  readonly wolves = $derived.by(() => movable(this.offers, this.choice.locked));
  readonly aims = $derived.by(() => targets(this.offers, this.view, this.me, this.choice));
  readonly counts = $derived.by(() => {
    const wolves = this.view.pieces.filter(
      ({ at, owner, piece }) =>
        owner === this.props().viewer && this.wolves.get(at)?.some((it) => it === piece),
    );
    return { ...counts(this.offers, this.choice.locked), move: wolves.length };
  });
  /** Whether what is on offer as a new action would cost a bonus token. */
  readonly kind = $derived.by(() =>
    this.offers.moves.length + this.offers.paid.length > 0 ? nextKind(this.view) : 'action',
  );
  readonly flips = $derived.by(() => (this.me ? flips(this.offers, this.choice.locked) : []));

  readonly names = $derived.by(() => this.props().names);

  /** The targets of an action whose button the pointer is on. */
  peek(mode: Mode): Map<Hex, Target[]> {
    return targets(this.offers, this.view, this.me, {
      ...NOTHING,
      mode,
      locked: this.choice.locked,
    });
  }

  /** What a click on a hex would mean now. */
  private meaning(hex: Hex) {
    const { viewer } = this.props();
    return meaning(hex, this.offers, this.view, viewer, this.choice, this.aims, this.sites);
  }

  /** Where a den could be built; a click there is enough to be asked for its track. */
  readonly sites = $derived.by(() => {
    const dens = [...this.peek('build')].filter(([, list]) => list[0]?.deed === 'build');
    return new Map(dens);
  });
  /** A site for a den that the pointer rests on while nothing is chosen. */
  readonly site = $derived.by((): Hex | null => {
    if (this.pinned?.site) return this.pinned.hex;
    if (this.hovered === null || !this.mine || this.pinned) return null;
    return this.meaning(this.hovered).means === 'offer' ? this.hovered : null;
  });

  /** The target that is pinned or under the pointer. */
  readonly aimed = $derived.by((): Target | null => {
    const { pinned } = this;
    if (pinned) {
      const among = pinned.site ? this.sites : this.aims;
      return among.get(pinned.hex)?.find((it) => it.deed === pinned.deed) ?? null;
    }
    if (this.hovered === null || !this.mine) return null;
    const click = this.meaning(this.hovered);
    return click.means === 'act' ? click.target : null;
  });
  /** The deeds to choose from, where a hex offers several. */
  readonly menu = $derived.by(() =>
    this.pinned && this.pinned.deed === null ? (this.aims.get(this.pinned.hex) ?? []) : [],
  );
  /** Every payment for the target, whatever has been put down. */
  readonly pays = $derived.by(() => {
    const { aimed } = this;
    if (!aimed || aimed.pays.length === 0) return [];
    const mode = this.pinned?.site ? 'build' : this.choice.mode;
    const open = targets(this.offers, this.view, this.me, {
      ...this.choice,
      mode,
      locked: '',
    });
    const same = open.get(aimed.hex)?.find((it) => it.deed === aimed.deed && it.kind !== 'free');
    return same?.pays ?? aimed.pays;
  });
  readonly pay = $derived.by(() => this.aimed?.pays[0]);
  /** Whether the viewer's turn has begun and nothing has been chosen or done in it. */
  readonly idle = $derived.by(
    () =>
      this.mine &&
      this.view.actions_done === 0 &&
      this.view.open_move === null &&
      this.choice === NOTHING &&
      this.pinned === null,
  );
  readonly onlyEnd = $derived.by(() => this.frame.legal.length === 1 && this.offers.end);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  /** The versions at which something was sent, to take it back as a whole. */
  private sent: number[] = [];

  hover(hex: Hex | null): void {
    clearTimeout(this.timer);
    if (hex === this.hovered) return;
    const wait = hex === null ? LINGER : this.hovered === null ? 0 : DWELL;
    this.timer = setTimeout(() => (this.hovered = hex), wait);
  }

  /** The pointer is on the preview itself: it stays. */
  hold(): void {
    clearTimeout(this.timer);
  }

  pick(hex: Hex, byKey = false): void {
    this.note = '';
    this.flipping = false;
    if (!this.mine) return void this.refuse(hex);
    const { pinned } = this;
    if (pinned?.hex === hex && this.aimed && this.aimed.tracks.length < 2)
      return void this.commit(this.aimed);
    if (pinned?.site && pinned.hex === hex) return void (this.pinned = null);
    const click = this.meaning(hex);
    if (click.means === 'act') this.aimAt(click.target, byKey);
    else if (click.means === 'offer') this.pinned = { hex, deed: click.target.deed, site: true };
    else if (click.means === 'menu') this.pinned = { hex, deed: null };
    else if (click.means === 'select') this.choose({ from: click.from, wolves: click.wolves });
    else if (click.means === 'drop') this.choose({ from: null, wolves: [] });
    else void this.refuse(hex);
  }

  /** The wolves of a hex are taken up, all that may go together. */
  grab(hex: Hex): void {
    if (!this.mine || this.choice.from === hex) return;
    const click = this.meaning(hex);
    if (click.means === 'select') this.choose({ from: click.from, wolves: click.wolves });
  }

  /** They are let go: on a target it is done, elsewhere the reason is shown. */
  dropOn(hex: Hex | null): void {
    const target = hex === null ? undefined : this.aims.get(hex)?.find((it) => it.deed === 'walk');
    if (target) void this.commit(target);
    else if (hex !== null) void this.refuse(hex);
  }

  aimAt(target: Target, byKey = false): void {
    this.note = '';
    this.track = null;
    const twice = this.props().confirmTaps && !byKey;
    const same = this.pinned?.hex === target.hex && this.pinned.deed === target.deed;
    if (target.tracks.length > 1 || (twice && !same)) {
      this.pinned = { hex: target.hex, deed: target.deed };
    } else void this.commit(target);
  }

  /** Does it. Of several plans the first that is not refused is played. */
  async commit(target: Target, track: Track | undefined = target.tracks[0]): Promise<void> {
    const plans = target.plans(target.pays[0], track);
    if (plans.length < 2) return void (await this.send(plans[0] ?? []));
    for (const plan of plans) {
      if (await this.props().preview(plan)) return void (await this.send(plan));
    }
  }

  async send(actions: Action[]): Promise<boolean> {
    if (actions.length === 0 || this.props().busy) return false;
    clearTimeout(this.timer);
    const { version } = this.frame;
    const done = await this.props().send(actions);
    if (done) {
      this.sent.push(version);
      this.drop();
    }
    return done;
  }

  async endTurn(): Promise<void> {
    if (this.offers.end) await this.send([{ act: 'end_turn' }]);
    else if (this.mine) this.note = (await this.props().why({ act: 'end_turn' })) ?? '';
  }

  /** Keeps the turn from ending by itself. */
  stay(): void {
    this.stays = this.frame.version;
  }

  /** Takes back the last click, which may have been several actions, or everything that can be. */
  async undo(whole = false): Promise<void> {
    const { undo } = this.frame;
    if (undo === null) return;
    this.drop();
    const last = this.sent.pop();
    const step = last !== undefined && last >= undo ? last : undefined;
    await this.props().undo(whole ? Math.max(undo, this.turnBegan()) : step);
  }

  /** The version at which this turn began: restarting it does not reach into the set-up. */
  private turnBegan(): number {
    const { log, frame } = this.props();
    const before = log.findLast(
      ({ event, undone }) =>
        !undone && ['pair_placed', 'tiles_set', 'turn_ended'].includes(event?.event ?? ''),
    );
    const version = before?.version ?? 0;
    return version < frame.version ? version : 0;
  }

  /** Presses or releases the button of an action; where it has no target, says why. */
  setMode(mode: Mode): void {
    const same = this.choice.mode === mode;
    this.drop();
    if (same || !this.mine) return;
    this.choice = { ...NOTHING, mode };
    if (this.counts[mode] === 0) void this.miss(mode);
  }

  async miss(mode: Mode): Promise<void> {
    const { viewer, why, t } = this.props();
    const actions = viewer === null ? null : nearestMiss(mode, this.view, viewer);
    const reason = actions && (await why(actions));
    this.note = reason ?? t(`wolves-ui-none-${mode}`);
  }

  toggleTile(letter: string): void {
    if (!this.mine || this.view.phase !== 'play') return;
    const locked = toggled(this.choice.locked, letter, this.me?.terrain_tokens ?? 0);
    this.choice = { ...this.choice, locked };
  }

  lock(pay: string): void {
    this.choice = {
      ...this.choice,
      locked: this.choice.locked === pay ? '' : pay,
    };
  }

  pickTrack(track: Track): void {
    if (!this.mine || this.view.phase !== 'play') return;
    const same = this.choice.track === track;
    this.drop();
    this.choice = same ? NOTHING : { ...NOTHING, track };
  }

  flipOnly(): void {
    const [only, more] = this.flips;
    if (only && !more) void this.send([only]);
    else this.flipping = !this.flipping;
  }

  /** Takes back the last step of the choice. */
  escape(): void {
    this.note = '';
    if (this.pinned) this.pinned = null;
    else if (this.flipping) this.flipping = false;
    else if (this.choice.from !== null) this.choose({ from: null, wolves: [] });
    else this.drop();
  }

  drop(): void {
    this.choice = NOTHING;
    this.pinned = null;
    this.track = null;
    this.flipping = false;
    this.note = '';
  }

  /** Selects what somebody proposes; doing it is left to the player. */
  suggest(actions: readonly Action[]): void {
    const { t } = this.props();
    this.drop();
    const shown = hinted(actions);
    if (shown) {
      this.choice = shown.choice;
      this.track = shown.track;
      this.pinned = shown.pinned;
    }
    const [first, second] = actions;
    const told = first?.act === 'move' && second?.act === 'walk' ? [first, second] : [first];
    this.note = told.map((it) => (it ? t.tell('action', it) : '')).join(' · ');
  }

  /** Carries out a typed line. */
  async type(line: string): Promise<void> {
    const { why, t } = this.props();
    const { command } = await import('./command');
    const asked = command(line, this.offers, this.view, this.me);
    if (asked.does === 'act') {
      if (asked.target.tracks.length > 1 && !asked.track) this.note = t('wolves-ui-command-track');
      else void this.commit(asked.target, asked.track);
    } else if (asked.does === 'send') void this.endTurn();
    else if (asked.does === 'undo') void this.undo();
    else if (asked.does === 'unknown') this.note = t('wolves-ui-command-help');
    else void why(asked.action).then((it) => (this.note = it ?? t('wolves-ui-command-help')));
  }

  private choose(change: Partial<Choice>): void {
    this.choice = { ...this.choice, ...change };
    this.pinned = null;
  }

  /** A click that can do nothing is answered with the reason. */
  private async refuse(hex: Hex): Promise<void> {
    const { viewer, why, t, names } = this.props();
    const { active } = this.view;
    this.pinned = null;
    if (viewer === null || active === null) return;
    if (active !== viewer)
      return void (this.note = t('wolves-ui-ask-wait', {
        name: names[active] ?? '',
      }));
    const asked = question(hex, this.offers, this.view, viewer, this.choice);
    const reason = asked && (await why(asked));
    this.note =
      reason ?? t(this.choice === NOTHING ? 'wolves-ui-why-nothing' : 'wolves-ui-why-chosen');
  }

  /** Keeps previews up to date while the screen lives. */
  watch(): void {
    $effect(() => {
      // A new position drops everything that was half chosen.
      void this.frame.version;
      this.drop();
      this.shown = null;
    });
    $effect(() => {
      const { suggested } = this.props();
      if (suggested?.length) untrack(() => this.suggest(suggested));
    });
    $effect(() => {
      const { aimed, track } = this;
      const { preview } = this.props();
      const plans = aimed?.plans(aimed.pays[0], track ?? aimed.tracks[0]) ?? [];
      this.asked += 1;
      void this.look(plans, this.asked, preview);
    });
    $effect(() => {
      const { t, names, preview } = this.props();
      const telling = {
        t,
        names,
        view: this.view,
        figures: this.frame.figures,
      };
      this.ending = { short: '', long: '' };
      if (!this.offers.end) return;
      const { version } = this.frame;
      void preview([{ act: 'end_turn' }]).then((it) => {
        if (it && this.frame.version === version) this.ending = endTold(telling, it.events);
      });
    });
    $effect(() => {
      const { autoEnd } = this.props().settings;
      const stays = this.stays === this.frame.version;
      this.endsIn = 0;
      if (!this.onlyEnd || autoEnd === 'manual' || stays || this.props().busy) return;
      if (autoEnd === 'now') return void untrack(() => void this.endTurn());
      this.endsIn = AUTO_END;
      const timer = setInterval(() => {
        this.endsIn -= 1;
        if (this.endsIn === 0) void this.endTurn();
      }, 1000);
      return () => clearInterval(timer);
    });
  }

  private async look(
    plans: Action[][],
    asked: number,
    preview: WolvesProps['preview'],
  ): Promise<void> {
    if (plans.length === 0) this.shown = null;
    for (const actions of plans) {
      const it = await preview(actions);
      if (asked !== this.asked) return;
      if (!it) continue;
      this.shown = { actions, preview: it };
      return;
    }
  }
}
