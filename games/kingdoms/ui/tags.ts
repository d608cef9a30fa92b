/** The tag on a kingdom's card: whether the picked card fits there, and if not, why. */
import type { Translate } from '$board';
import { cardsFor, kingdomsFor } from './choice';
import type { Play } from './play.svelte';
import { cardName, kingdomOf, type KingdomId, type View } from './wire';

export interface Tag {
  kind: 'fits' | 'capital' | 'no' | 'note';
  text: string;
}

export function tagOf(play: Play, view: View, id: KingdomId, t: Translate): Tag | null {
  const { choice, legal } = play;
  if (!play.mine || play.held || choice.mode !== 'claim') return null;
  const it = kingdomOf(view.kingdoms, id);
  const onlyCapital = it.cards.length + 1 === it.territories;
  const { card } = choice;
  if (card) {
    if (!kingdomsFor(legal, card).includes(id)) {
      return { kind: 'no', text: play.reason({ act: 'claim', card, kingdom: id }) };
    }
    return onlyCapital
      ? { kind: 'capital', text: t('kingdoms-ui-tag-capital') }
      : { kind: 'fits', text: t('kingdoms-ui-tag-fits', { card: cardName(card, t) }) };
  }
  // A battle asks for cards, not for kingdoms.
  if (!legal.some((it) => it.action.act === 'retreat')) return null;
  const count = cardsFor(legal, id).length;
  if (count === 0) return { kind: 'note', text: t('kingdoms-ui-tag-count', { count }) };
  return onlyCapital
    ? { kind: 'capital', text: t('kingdoms-ui-tag-capital') }
    : { kind: 'fits', text: t('kingdoms-ui-tag-count', { count }) };
}

/**
 * The part of a reason that is not plain to see: card and kingdom are picked already, so if the
 * first sentence only says that they do not go together, what is needed follows it.
 */
export function gist(reason: string): string {
  const [, ...rest] = reason.split(/(?<=[.!])\s+/);
  return rest.length > 0 ? rest.join(' ') : reason;
}
