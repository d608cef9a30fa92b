/** What is shown on the board right now: events on their way, battles, and the scoring of an age. */
import { untrack } from 'svelte';
import {
  battleOf,
  fight,
  isOfBattle,
  isOfScoring,
  score,
  type AgeStory,
  type BattleStory,
} from './story';
import { movesOf, type Move } from './upstart';
import type {
  Event,
  KingdomId,
  KingdomView,
  KingdomsLine,
  KingdomsProps,
  Owner,
  View,
} from './wire';

export class Stories {
  /** Events of others that are shown before the frame contains them. */
  private ahead = $state.raw<{ event: Event; version: number }[]>([]);
  /** The battle of the frame, and the one before it, which the viewer's own events go on from. */
  private live = $state.raw<BattleStory | null>(null);
  private before: BattleStory | null = null;
  /** Battle and scoring as far as the stage has shown them. */
  private shown = $state.raw<{ version: number; battle: BattleStory | null; age: AgeStory | null }>(
    {
      version: -1,
      battle: null,
      age: null,
    },
  );
  /** The end of an age whose sheet was closed. */
  private closed = $state<string | null>(null);

  constructor(private readonly props: () => KingdomsProps) {
    this.closed = lastAgeEnd(props().log);
    $effect(() => this.arrive(props().frame.view));
    $effect(() => {
      const { stage } = props();
      if (stage) untrack(() => this.show(stage.event, stage.version, stage.after));
    });
  }

  /** The view, with the cards and capitals of what is being shown. */
  get view(): View {
    const { view } = this.props().frame;
    const { news } = this;
    if (news.length === 0) return view;
    return { ...view, kingdoms: view.kingdoms.map((it) => withPlayed(it, news)) };
  }

  /** Points that were shown and are not in the frame yet. */
  pointsAhead(owner: Owner): number {
    return this.news.reduce(
      (sum, it) => sum + (it.event === 'scored' && it.owner === owner ? it.points : 0),
      0,
    );
  }

  /** The battle to draw, if there is one. */
  get battle(): BattleStory | null {
    const { stage } = this.props();
    if (stage && isOfBattle(stage.event)) return this.shown.battle;
    return stage && isOfScoring(stage.event) ? null : this.live;
  }

  /** The sheet of an age to draw, unless it was closed. */
  get age(): AgeStory | null {
    const { stage, log } = this.props();
    if (stage && isOfScoring(stage.event)) return this.shown.age;
    return lastAgeEnd(log) === this.closed ? null : ageOf(log);
  }

  /** The kingdom that something happens in. */
  get lit(): KingdomId | null {
    const event = this.props().stage?.event;
    return event && 'kingdom' in event ? event.kingdom : null;
  }

  closeAge(): void {
    this.closed = lastAgeEnd(this.props().log);
  }

  /** What was shown of others and is not in the frame yet. */
  private get news(): Event[] {
    const { version } = this.props().frame;
    return this.ahead.filter((it) => it.version > version).map((it) => it.event);
  }

  private arrive(view: View): void {
    untrack(() => {
      this.before = this.live;
      this.ahead = [];
    });
    this.live = view.phase.phase === 'battle' ? battleOf(view.phase, view.modifier) : null;
  }

  private show(event: Event, version: number, after: boolean): void {
    if (!after) this.ahead = [...this.ahead, { event, version }];
    const age = this.scoredUntil(event, after);
    const begun = this.shown.version === version;
    const battle = begun ? this.shown.battle : after ? this.before : this.live;
    // Of a battle that is over only the log knows.
    const logged = after ? age?.rows.at(-1)?.battle : null;
    this.shown = { version, battle: logged ?? fight(battle, event), age };
  }

  /** The scoring as far as this event. Whatever was not shown is known from the log. */
  private scoredUntil(event: Event, after: boolean): AgeStory | null {
    const { log } = this.props();
    if (after) return ageOf(log.slice(0, log.findIndex((it) => it.event === event) + 1));
    return this.news.reduce(score, ageOf(log));
  }
}

/** A kingdom as it is drawn while these events are shown: with their cards, and so their tokens. */
function withPlayed(it: KingdomView, events: readonly Event[]): KingdomView {
  const cards = events.flatMap((event) =>
    event.event === 'card_laid' && event.kingdom === it.kingdom
      ? [{ card: event.card, owner: event.owner }]
      : [],
  );
  return cards.length === 0 ? it : { ...it, cards: [...it.cards, ...cards] };
}

function present(log: readonly KingdomsLine[]): KingdomsLine[] {
  return log.filter((it) => it.event !== null && !it.undone);
}

function lastAgeEnd(log: readonly KingdomsLine[]): string | null {
  return present(log).findLast((it) => it.event?.event === 'age_ended')?.id ?? null;
}

/** The scoring of the latest age in the log. */
export function ageOf(log: readonly KingdomsLine[]): AgeStory | null {
  return present(log).reduce<AgeStory | null>(
    (story, it) => (it.event ? score(story, it.event) : story),
    null,
  );
}

/** The upstart's moves after the player's latest turn, and their lines in the log. */
export function upstartMoves(log: readonly KingdomsLine[]): {
  moves: Move[];
  lines: KingdomsLine[];
} {
  const all = present(log);
  const version = all.findLast((it) => it.event?.event === 'upstart_turned')?.version;
  const lines = all.filter((it) => it.version === version);
  return { moves: movesOf(lines.flatMap((it) => it.event ?? [])), lines };
}

/** Tokens that earlier ages have paid, as far as the log goes back. */
export function spentTokens(log: readonly KingdomsLine[], kingdom: KingdomId): number[] {
  return present(log).flatMap(({ event }) =>
    event?.event === 'token_spent' && event.kingdom === kingdom ? [event.value] : [],
  );
}

/** Events that are not worth a line: another line says the same. */
export function isQuiet(event: { event?: unknown }): boolean {
  return [
    'turn_began',
    'token_placed',
    'token_spent',
    'modifier_asked',
    'cards_drawn',
    'open_cards_drawn',
    'scoring_began',
    'committed',
    'board_cleared',
    'decree_dealt',
    'tokens_laid',
  ].includes(String(event.event));
}

/**
 * Whom a line is about, `null` if nobody in particular. The event knows it, not the entry that holds it and
 * others' events too.
 */
export function actorOf({ event, seat }: KingdomsLine): Owner | null {
  if (!event) return seat;
  if (/^(upstart|bonus)_/.test(event.event)) return 'upstart';
  if ('owner' in event) return event.owner;
  return 'seat' in event ? event.seat : null;
}
