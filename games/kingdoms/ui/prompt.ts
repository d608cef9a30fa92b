/** The sentence that says what is asked, and the smaller one below it. */
import { deciding } from '$board';
import { canClaim, canRally, kingdomsFor, cardsFor, wantsPartner, type Choice } from './choice';
import { cardName, ownerName, parts, type KingdomsProps, type View } from './wire';

export interface Prompt {
  /** Over the sentence, where there is room: whose turn it is. */
  title: string;
  main: string;
  /** The sentence where there is room for one only, if it differs. */
  short: string;
  sub: string;
  /** Whether the viewer is asked for something. */
  mine: boolean;
}

type Needs = Pick<KingdomsProps, 'frame' | 'viewer' | 'names' | 't'>;

export function promptOf(props: Needs, choice: Choice): Prompt {
  const { frame, viewer, names, t } = props;
  const view = frame.view;
  const waiting = deciding(frame);
  const mine = viewer !== null && waiting.includes(viewer);
  const say = (key: string, args: Record<string, string | number> = {}) =>
    t(`kingdoms-ui-${key}`, args);
  const is = (main: string, sub = '', short = ''): Prompt => ({
    title: mine && view.phase.phase === 'turn' ? say('your-turn') : '',
    main,
    short,
    sub,
    mine,
  });

  if (frame.outcome || view.phase.phase === 'over') return is(say('prompt-over'));
  const who = waiting.map((it) => names[it] ?? '').join(', ');
  if (view.phase.phase === 'battle') {
    const kingdom = t.name(view.phase.kingdom);
    if (!mine) return is(say('prompt-battle', { kingdom }), say('prompt-waiting', { who }));
    const round = view.phase.tied_rounds > 0 ? say('prompt-again') : '';
    return view.phase.asked === null
      ? is(say('prompt-commit', { kingdom }), round)
      : is(say('prompt-add'), say('prompt-add-sub'));
  }
  if (!mine) {
    const gone = viewer !== null && view.players[viewer]?.retreated;
    return is(say('prompt-waiting', { who }), gone ? say('prompt-retreated') : '');
  }
  const sub = rallyNote(view, names, t);
  if (choice.mode === 'rally') return is(say('prompt-rally', { count: choice.cards.length }), sub);
  if (choice.mode === 'retreat') return is(say('prompt-retreat'));
  if (choice.card && wantsPartner(choice, frame.legal)) {
    const { animal, rank } = parts(choice.card);
    return is(
      say('prompt-partner', { card: cardName(choice.card, t) }),
      say('prompt-partner-sub', { animal: t.name(animal), rank }),
    );
  }
  if (choice.card && choice.kingdom) {
    return is(
      say('prompt-ready', { card: cardName(choice.card, t), kingdom: t.name(choice.kingdom) }),
      sub,
    );
  }
  if (choice.card) {
    const count = kingdomsFor(frame.legal, choice.card).length;
    return is(say('prompt-card', { card: cardName(choice.card, t), count }), sub);
  }
  if (choice.kingdom) {
    const count = cardsFor(frame.legal, choice.kingdom).length;
    return is(say('prompt-kingdom', { kingdom: t.name(choice.kingdom), count }), sub);
  }
  if (canClaim(frame.legal)) return is(say('prompt-choose'), sub, say('prompt-turn'));
  return is(say(canRally(frame.legal) ? 'prompt-nothing-fits' : 'prompt-only-retreat'), sub);
}

/** Why rallying is closed; empty while it is open. */
export function rallyNote(view: View, names: readonly string[], t: KingdomsProps['t']): string {
  if (view.rally_open) return '';
  if (view.retreated.length === 0) {
    return t('kingdoms-ui-rally-stalled', { count: view.rallies_in_a_row });
  }
  const who = view.retreated.map((it) => ownerName(it, names, t)).join(', ');
  return t('kingdoms-ui-rally-closed', { who });
}
