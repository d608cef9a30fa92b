/** The badge on a banner: whether the picked card fits there, and if not, what would. */
import type { Translate } from '$board';
import { cardsFor, kingdomsFor } from './choice';
import type { Play } from './play.svelte';
import { kingdomOf, parts, shortName, type KingdomId, type View } from './wire';

export interface Tag {
  kind: 'fits' | 'capital' | 'no' | 'note';
  text: string;
}

/** A badge has room for this many letters; a longer reason is read in the prompt. */
const ROOM = 22;

export function tagOf(play: Play, view: View, id: KingdomId, t: Translate): Tag | null {
  const { choice, legal } = play;
  if (!play.mine || choice.mode !== 'claim') return null;
  const it = kingdomOf(view.kingdoms, id);
  const onlyCapital = it.cards.length + 1 === it.territories;
  const { card } = choice;
  if (card) {
    const { animal, rank } = parts(card);
    if (!kingdomsFor(legal, card).includes(id)) {
      const reason = gist(play.reason({ act: 'claim', card, kingdom: id }));
      const short = reason.length > ROOM ? t('kingdoms-ui-tag-no') : reason;
      return { kind: 'no', text: short || t('kingdoms-ui-tag-no') };
    }
    return onlyCapital
      ? { kind: 'capital', text: t('kingdoms-ui-tag-capital') }
      : {
          kind: 'fits',
          text: t('kingdoms-ui-tag-fits', { card: `${shortName(animal, t)} ${rank}` }),
        };
  }
  // A battle asks for cards, not for kingdoms.
  if (!legal.some((it) => it.action.act === 'retreat')) return null;
  const count = cardsFor(legal, id).length;
  return { kind: 'note', text: t('kingdoms-ui-tag-count', { count }) };
}

/**
 * The part of a reason that is not plain to see: card and kingdom are picked already, so if the
 * first sentence only says that they do not go together, the second says what is needed.
 */
export function gist(reason: string): string {
  const [first = '', second] = reason.split(/(?<=[.!])\s+/);
  return (second ?? first).replace(/\.$/, '');
}
