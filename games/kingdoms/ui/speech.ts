/** What is said aloud: the label of a kingdom, and answers to the keys that ask. */
import type { Wire } from '$board';
import type { ReadOut } from './keyboard';
import { isQuiet } from './stories.svelte';
import type { Tag } from './tags';
import {
  cardName,
  ownerLabel,
  type KingdomFigures,
  type KingdomId,
  type KingdomView,
  type KingdomsProps,
} from './wire';
import { influenceLine } from './words';

/** A kingdom in sentences: fields, decree, last card, prize, who leads, whether the picked card fits. */
export function cellLabel(
  it: KingdomView,
  figures: KingdomFigures,
  tag: Tag | null,
  { t, names, viewer }: Pick<KingdomsProps, 't' | 'names' | 'viewer'>,
): string {
  const last = it.cards.at(-1);
  return [
    t('kingdoms-ui-cell', {
      kingdom: t.name(it.kingdom),
      free: it.territories - it.cards.length,
      territories: it.territories,
    }),
    it.decree ? t(`kingdoms-${it.text}`) : '',
    last ? t('kingdoms-ui-cell-last', { card: cardName(last.card, t) }) : '',
    it.tokens[0] === undefined ? '' : t('kingdoms-ui-cell-worth', { points: it.tokens[0] }),
    influenceLine(figures, names, viewer, t),
    tag?.text ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function readOut(
  what: ReadOut,
  root: HTMLElement,
  kingdom: KingdomId,
  { frame, log, names, t }: KingdomsProps,
): string {
  const text = (selector: string) =>
    [...root.querySelectorAll(selector)]
      .map((it) => it.getAttribute('aria-label') ?? it.textContent?.trim())
      .join('. ');
  switch (what) {
    case 'last': {
      const line = log.findLast((it) => it.event && !isQuiet(it.event));
      return line?.event ? t.tell('event', line.event as Wire) : '';
    }
    case 'rivals':
    case 'scores':
      return frame.figures.standings
        .map((it) => `${ownerLabel(it.owner, names, t)}: ${it.score}`)
        .join(', ');
    case 'hand':
      return text('[data-card]');
    case 'kingdom':
      return text(`[data-kingdom="${kingdom}"] [data-cell="0"]`);
  }
}
