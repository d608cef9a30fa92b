/** What the viewer is doing: picking, confirming, asking why and what if. Draws nothing. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { deciding, narrow, same } from '$board';
import {
  NOTHING,
  canRally,
  canRetreat,
  cardsFor,
  commitOf,
  complete,
  kingdomsFor,
  partners,
  pickCard,
  pickKingdom,
  wantsPartner,
  type Choice,
} from './choice';
import type { Action, Card, KingdomId, KingdomsPreview, KingdomsProps } from './wire';

/** How long a claim waits where turns end by themselves, and how long a refused card shakes. */
const COUNTDOWN = 3000;
const SHAKE = 260;

export class Play {
  choice = $state.raw<Choice>(NOTHING);
  /** How long until the claim is sent by itself, in milliseconds; `null` while it waits for a click. */
  counting = $state<number | null>(null);
  /** The kingdom under the pointer, for a preview. */
  hovered = $state<KingdomId | null>(null);
  /** The card under the pointer or the focus. */
  looked = $state<Card | null>(null);
  /** Why the last click did nothing. */
  refusal = $state('');
  /** The card that was refused, to be shaken. */
  shaken = $state<Card | null>(null);
  /** A battle card that is picked. */
  tapped = $state<Card | null>(null);
  preview = $state.raw<{ action: Action; result: KingdomsPreview | null } | null>(null);

  private reasons = new SvelteMap<string, string>();
  private asked = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => KingdomsProps) {}

  get legal() {
    return this.props().frame.legal;
  }

  /** Whether the viewer owes a decision. */
  get mine(): boolean {
    const { frame, viewer } = this.props();
    return viewer !== null && deciding(frame).includes(viewer);
  }

  /** The action whose outcome is worth showing. */
  get inMind(): Action | null {
    const { choice } = this;
    if (choice.mode === 'rally') return null;
    const whole = complete(choice, this.legal);
    if (whole || choice.mode !== 'claim' || !choice.card || !this.hovered) return whole;
    const ahead = pickKingdom({ ...choice, kingdom: null }, this.legal, this.hovered);
    return ahead && complete(ahead, this.legal);
  }

  /** Forgets everything picked, for a new position. */
  reset(): void {
    // A tap must not reset what a new position resets.
    const tapped = untrack(() => this.tapped);
    this.drop();
    this.reasons.clear();
    this.asked.clear();
    this.preview = null;
    // In a battle the position changes when a rival has chosen, and that takes nothing from us.
    if (tapped && commitOf(this.legal, tapped)) this.tapped = tapped;
  }

  /** Lets go of the selection. */
  drop(): void {
    this.stay();
    this.choice = NOTHING;
    this.refusal = '';
    this.tapped = null;
  }

  /** Whether there is something to let go of. */
  get busy(): boolean {
    return this.choice !== NOTHING || this.tapped !== null;
  }

  card(card: Card): void {
    if (!this.mine) return;
    const commit = commitOf(this.legal, card);
    if (commit) return this.commit(card);
    if (narrow(this.legal, { act: 'commit' }).length > 0)
      return this.refuse({ act: 'commit', card });
    const { choice } = this;
    const kingdom = choice.mode === 'claim' ? choice.kingdom : null;
    const first = choice.mode === 'claim' ? choice.card : null;
    if (kingdom && !first && !cardsFor(this.legal, kingdom).includes(card)) {
      return this.refuse({ act: 'claim', card, kingdom });
    }
    if (kingdom && first && first !== card && wantsPartner(choice, this.legal)) {
      const fits = partners(this.legal, first, kingdom).includes(card);
      if (!fits) return this.refuse({ act: 'claim', card: first, kingdom, with: card });
    }
    this.choose(pickCard(choice, this.legal, card));
  }

  /** A card is dragged out of the hand: what fits it is shown. */
  take(card: Card): void {
    if (!this.mine) return;
    this.refusal = '';
    this.choice = { ...NOTHING, card };
  }

  /** The card is let go over a kingdom, or nowhere. */
  drag(card: Card, kingdom: KingdomId | null): void {
    if (!this.mine || kingdom === null) return this.drop();
    const next = pickKingdom({ ...NOTHING, card }, this.legal, kingdom);
    if (!next) return this.refuse({ act: 'claim', card, kingdom });
    this.choose(next);
  }

  kingdom(kingdom: KingdomId): void {
    if (!this.mine) return;
    const { choice } = this;
    // A second click on the same kingdom confirms.
    if (choice.mode === 'claim' && choice.card && choice.kingdom === kingdom) {
      if (complete(choice, this.legal)) this.confirm();
      return;
    }
    const next = pickKingdom(choice, this.legal, kingdom);
    if (next) return this.choose(next);
    const card = choice.mode === 'claim' ? choice.card : null;
    if (card) return this.refuse({ act: 'claim', card, kingdom });
    this.refuseKingdom(kingdom);
  }

  /** Opens or closes the choice of cards for a rally. */
  rally(): void {
    if (!this.mine) return;
    if (this.choice.mode === 'rally') return this.drop();
    if (!canRally(this.legal)) return this.refuse({ act: 'rally', cards: this.hand() });
    this.choose({ mode: 'rally', cards: [] });
  }

  /** Swaps the whole hand: one click more than opening the choice. */
  rallyAll(): void {
    if (this.choice.mode !== 'rally') return;
    this.choose({ mode: 'rally', cards: this.hand() });
    this.confirm();
  }

  /** Opens or closes the panel that asks again. */
  retreat(): void {
    if (!this.mine) return;
    if (this.choice.mode === 'retreat') return this.drop();
    if (!canRetreat(this.legal)) return this.refuse({ act: 'retreat' });
    this.choose({ mode: 'retreat' });
  }

  /** Carries out what is picked. */
  confirm(): void {
    const action = this.tapped
      ? commitOf(this.legal, this.tapped)
      : complete(this.choice, this.legal);
    if (action && this.mine) this.send(action);
  }

  /** Stops the countdown; the choice stays. */
  stay(): void {
    clearTimeout(this.timer);
    this.counting = null;
  }

  /** Plays any legal action at once: for buttons and the command line. */
  act(action: Action): void {
    const found = this.legal.find((it) => same(it.action, action));
    if (!found) return this.refuse(action);
    this.send(found.action);
  }

  /** Picks what somebody else proposes, without doing it. */
  suggest(action: Action): void {
    this.drop();
    if (action.act === 'claim') {
      this.choice = {
        mode: 'claim',
        card: action.card,
        kingdom: action.kingdom,
        with: action.with ?? null,
      };
    } else if (action.act === 'rally') this.choice = { mode: 'rally', cards: action.cards };
    else if (action.act === 'retreat') this.choice = { mode: 'retreat' };
    else if (action.act === 'commit') this.tapped = action.card;
  }

  /** Why an action is not possible; empty while the answer is under way. */
  reason(action: Action): string {
    return this.reasons.get(JSON.stringify(action)) ?? '';
  }

  /** Asks why these actions are not possible. */
  async ask(actions: readonly Action[]): Promise<void> {
    const { why, frame } = this.props();
    const version = frame.version;
    const news = actions.filter((it) => !this.asked.has(JSON.stringify(it)));
    for (const it of news) this.asked.add(JSON.stringify(it));
    await Promise.all(
      news.map(async (action) => {
        const reason = await why(action);
        if (this.props().frame.version === version && reason) {
          this.reasons.set(JSON.stringify(action), reason);
        }
      }),
    );
  }

  /** Brings the preview up to date with what is in mind. */
  async look(): Promise<void> {
    const action = this.inMind;
    if (same(action, this.preview?.action ?? null)) return;
    this.preview = action && { action, result: null };
    if (!action) return;
    const result = await this.props().preview([action]);
    if (same(action, this.inMind)) this.preview = { action, result };
  }

  /** The viewer's hand. */
  hand(): Card[] {
    const { frame, viewer } = this.props();
    const hand = viewer === null ? undefined : frame.view.players[viewer]?.hand;
    return typeof hand === 'object' ? hand.known : [];
  }

  private choose(next: Choice): void {
    this.refusal = '';
    this.stay();
    this.choice = next;
    const { settings, confirmTaps } = this.props();
    if (next.mode !== 'claim' || !complete(next, this.legal) || confirmTaps) return;
    if (settings.autoEnd === 'now') this.confirm();
    else if (settings.autoEnd === 'soon') {
      this.counting = COUNTDOWN;
      this.timer = setTimeout(() => this.confirm(), COUNTDOWN);
    }
  }

  /** A pointer has shown what a battle card beats before its click; a first tap shows it, the next one fights. */
  private commit(card: Card): void {
    const shown = this.tapped === card || !this.props().confirmTaps;
    this.tapped = card;
    if (shown) this.confirm();
  }

  private send(action: Action): void {
    const { send, busy } = this.props();
    if (busy) return;
    this.drop();
    void send([action]);
  }

  private refuse(action: Action): void {
    if ('card' in action) this.shake(action.card);
    void this.ask([action]).then(() => (this.refusal = this.reason(action)));
  }

  private shake(card: Card): void {
    this.shaken = card;
    setTimeout(() => (this.shaken = null), SHAKE);
  }

  /** Nothing of the hand fits: the reasons of all cards are asked for, the first is shown. */
  private refuseKingdom(kingdom: KingdomId): void {
    const actions = this.hand().map((card): Action => ({ act: 'claim', card, kingdom }));
    const [first] = actions;
    void this.ask(actions).then(() => (this.refusal = first ? this.reason(first) : ''));
  }
}

/** Which cards and kingdoms do not go together with what is picked: those to ask reasons for. */
export function misfits(play: Play, kingdoms: readonly KingdomId[]): Action[] {
  const { choice, legal } = play;
  if (choice.mode !== 'claim') return [];
  const { card, kingdom } = choice;
  if (card) {
    const fitting = kingdomsFor(legal, card);
    const others = kingdoms.filter((it) => !fitting.includes(it));
    return others.map((kingdom) => ({ act: 'claim', card, kingdom }));
  }
  if (kingdom) {
    const fitting = cardsFor(legal, kingdom);
    const others = play.hand().filter((it) => !fitting.includes(it));
    return others.map((card) => ({ act: 'claim', card, kingdom }));
  }
  return [];
}
