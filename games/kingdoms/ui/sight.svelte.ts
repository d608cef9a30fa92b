/** What the viewer sees of the table: everything that follows from the frame, the stage and the choice. */
import { known, type Wire } from '$board';
import { cardsFor, complete, kingdomsFor, targets } from './choice';
import type { Play } from './play.svelte';
import { promptOf } from './prompt';
import { cellLabel } from './speech';
import { spentTokens, upstartMoves, type Stories } from './stories.svelte';
import { tagOf, type Tag } from './tags';
import { decreeHelp } from './words';
import {
  KINGDOMS,
  kingdomOf,
  type Card,
  type KingdomId,
  type KingdomsProps,
  type Owner,
} from './wire';

/** How one kingdom stands to what the viewer is doing. */
export interface Standing {
  open: boolean;
  closed: boolean;
  picked: boolean;
  lit: boolean;
  tag: Tag | null;
  label: string;
  /** The decree in words with examples. */
  help: string;
  /** What earlier ages have paid. */
  spent: readonly number[];
}

export class Sight {
  constructor(
    private readonly props: () => KingdomsProps,
    private readonly play: Play,
    private readonly stories: Stories,
  ) {}

  readonly view = $derived.by(() => this.stories.view);
  readonly prompt = $derived.by(() => promptOf(this.props(), this.play.choice));
  /** What somebody else does, in words, while it is shown. */
  readonly caption = $derived.by(() => {
    const { stage, t } = this.props();
    return stage && !stage.after ? t.tell('event', stage.event as unknown as Wire) : '';
  });
  readonly claim = $derived.by(() => (this.play.choice.mode === 'claim' ? this.play.choice : null));
  /** The action that is fully picked. */
  readonly ready = $derived.by(() => complete(this.play.choice, this.props().frame.legal));
  readonly preview = $derived.by(() => {
    const { preview } = this.play;
    return preview?.action.act === 'claim' ? { ...preview, action: preview.action } : null;
  });
  readonly next = $derived.by(() => targets(this.play.choice, this.props().frame.legal));
  /** The cards in view: the viewer's own, or those of a lone player who is watched. */
  readonly hand = $derived.by<Card[]>(() => {
    const { frame, viewer } = this.props();
    if (viewer !== null) return this.play.hand();
    return (frame.view.upstart ? known(frame.view.players[0]?.hand ?? 'hidden') : null) ?? [];
  });
  /** Cards that others played since the viewer's last turn, until a card is chosen. */
  readonly fresh = $derived.by<ReadonlySet<Card>>(() => {
    const { frame, log, since, viewer } = this.props();
    if (frame.view.phase.phase !== 'turn' || this.claim?.card) return new Set();
    const lines = [...since, ...(frame.view.upstart ? upstartMoves(log).lines : [])];
    return new Set(
      lines.flatMap(({ event }) =>
        event?.event === 'card_laid' && event.owner !== viewer ? [event.card] : [],
      ),
    );
  });
  readonly standing = $derived.by(
    () =>
      Object.fromEntries(KINGDOMS.map((id) => [id, this.standingOf(id)])) as Record<
        KingdomId,
        Standing
      >,
  );

  /** Whether a part of the screen is shown: all of them, but in a lesson only what has been taught. */
  shows(panel: string): boolean {
    return this.props().lesson?.panels?.includes(panel) ?? true;
  }
  /** Whether a lesson points a card or a part of the screen out. */
  pointsOut(what: string): boolean {
    return this.props().lesson?.marks.includes(what) ?? false;
  }

  /** An owner's points as they are shown: without what the sheet of an age still has to pay. */
  points(owner: Owner): number {
    const { frame } = this.props();
    const all = owner === 'upstart' ? frame.view.upstart?.score : frame.sheets[owner]?.total;
    return (all ?? 0) - this.stories.owed(owner);
  }

  /** How many retreat tokens of unknown value an owner holds: their points are not among those shown. */
  hidden(owner: Owner): number {
    const { frame, viewer } = this.props();
    const it = owner === 'upstart' ? undefined : frame.view.players[owner];
    if (!it || frame.outcome || owner === viewer || known(it.retreat_tokens)) return 0;
    return it.retreat_token_count;
  }

  private get ringed(): KingdomId[] {
    const { claim } = this;
    if (!this.play.mine || !claim) return [];
    if (claim.card) return kingdomsFor(this.props().frame.legal, claim.card);
    return claim.kingdom ? [claim.kingdom] : [];
  }

  private standingOf(id: KingdomId): Standing {
    const props = this.props();
    const tag = tagOf(this.play, this.view, id, props.t);
    const open = this.ringed.includes(id);
    return {
      tag,
      open,
      closed: this.play.mine && Boolean(this.claim?.card) && !open,
      picked: this.claim?.kingdom === id,
      lit:
        this.stories.lit === id ||
        this.play.hovered === id ||
        (props.lesson?.marks.includes(id) ?? false),
      label: cellLabel(
        kingdomOf(this.view.kingdoms, id),
        kingdomOf(props.frame.figures.kingdoms, id),
        tag,
        props,
      ),
      help: decreeHelp(kingdomOf(this.view.kingdoms, id), cardsFor(props.frame.legal, id), props.t),
      spent: spentTokens(props.log, id),
    };
  }
}
