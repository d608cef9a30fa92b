/** What is shown on the board right now: events on their way, battles, and the scoring of an age. */
import { untrack } from 'svelte';
import {
  battleOf,
  fight,
  isOfBattle,
  score,
  sumOf,
  type AgeStory,
  type BattleStory,
  type ScoreRow,
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
  /** The battle as far as the stage has shown it. */
  private shown = $state.raw<{ version: number; battle: BattleStory | null }>({
    version: -1,
    battle: null,
  });
  /** The viewer's battles that are over and wait to be read, in their order. */
  private unread = $state.raw<BattleStory[]>([]);
  /** Lines of battles that are over and were taken note of. */
  private readonly noted = new Set<string>();
  /** The end of an age whose sheet was closed. */
  private closed = $state<string | null>(null);
  /** How many kingdoms of the sheet have paid, one more for what the end of the game adds. */
  paid = $state(0);

  constructor(private readonly props: () => KingdomsProps) {
    this.closed = lastAgeEnd(props().log);
    for (const { id } of endsOf(props().log)) this.noted.add(id);
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

  /** Points of this age that the sheet has not paid out yet, though the frame has them. */
  owed(owner: Owner): number {
    const { log, viewer } = this.props();
    if (viewer === null || lastAgeEnd(log) === this.closed) return 0;
    const story = ageOf(log);
    if (!story) return 0;
    // The viewer knows the own retreat tokens, so they are among the points from the beginning.
    const extras = owner === viewer ? story.extras.filter((it) => it.kind !== 'retreat') : null;
    return sumOf(extras ? { ...story, extras } : story, owner, this.paid);
  }

  /** A battle of the viewer that is over and waits to be read. */
  get result(): BattleStory | null {
    return this.unread[0] ?? null;
  }

  /** The battle to draw, if there is one. */
  get battle(): BattleStory | null {
    const { stage } = this.props();
    if (this.result) return this.result;
    return stage && isOfBattle(stage.event) ? this.shown.battle : this.live;
  }

  /** How a kingdom was scored in the present age. */
  rowOf(kingdom: KingdomId): ScoreRow | null {
    return ageOf(this.props().log)?.rows.find((it) => it.kingdom === kingdom) ?? null;
  }

  /** The sheet of an age once it is complete, unless it was closed. */
  get age(): AgeStory | null {
    const { log } = this.props();
    if (lastAgeEnd(log) === this.closed) return null;
    const story = ageOf(log);
    return story?.done ? story : null;
  }

  /** The kingdom that something happens in. */
  get lit(): KingdomId | null {
    const event = this.props().stage?.event;
    return event && 'kingdom' in event ? event.kingdom : null;
  }

  /** The battle that is over was read. */
  readOn(): void {
    this.unread = this.unread.slice(1);
  }

  closeAge(): void {
    this.closed = lastAgeEnd(this.props().log);
    this.paid = 0;
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
      this.noteResults();
    });
    this.live = view.phase.phase === 'battle' ? battleOf(view.phase, view.modifier) : null;
  }

  /** Battles of others pass by; the viewer's own wait. */
  private noteResults(): void {
    const { log, viewer } = this.props();
    for (const line of endsOf(log)) {
      if (this.noted.has(line.id)) continue;
      this.noted.add(line.id);
      const story = ageOf(log.slice(0, log.indexOf(line) + 1))?.rows.at(-1)?.battle;
      if (viewer !== null && story?.fighters.some((it) => it.owner === viewer))
        this.unread = [...this.unread, story];
    }
  }

  private show(event: Event, version: number, after: boolean): void {
    if (!after) this.ahead = [...this.ahead, { event, version }];
    const begun = this.shown.version === version;
    const battle = begun ? this.shown.battle : after ? this.before : this.live;
    this.shown = { version, battle: (after && this.logged(event)) || fight(battle, event) };
  }

  /** The battle as far as this event of the log: of a battle that is over only the log knows. */
  private logged(event: Event): BattleStory | null {
    const { log } = this.props();
    const until = log.slice(0, log.findIndex((it) => it.event === event) + 1);
    return ageOf(until)?.rows.at(-1)?.battle ?? null;
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

function endsOf(log: readonly KingdomsLine[]): KingdomsLine[] {
  return present(log).filter((it) => it.event?.event === 'battle_ended');
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
