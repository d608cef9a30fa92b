/** Small pieces of text that several parts need. */
import type { Seat, Translate } from '$board';
import {
  ownerName,
  type Card,
  type Figures,
  type KingdomFigures,
  type KingdomId,
  type KingdomsPreview,
  type Owner,
} from './wire';
import { cardName, kingdomOf } from './wire';

/** What a kingdom would pay: "+8", or "8 or 3" if a battle decides. */
export function range(points: { least: number; most: number }, t: Translate): string {
  return points.least === points.most
    ? t.number(points.most, points.most > 0)
    : t('kingdoms-ui-or', { most: points.most, least: points.least });
}

/** The leader, in as few words as a banner has room for. */
export function leadOf(
  row: KingdomFigures,
  names: readonly string[],
  viewer: Seat | null,
  t: Translate,
): string {
  const [first] = row.leaders;
  if (first === undefined) return t('kingdoms-ui-lead-nobody');
  if (row.leaders.length > 1)
    return t(row.battle ? 'kingdoms-ui-lead-battle' : 'kingdoms-ui-lead-tie');
  return t('kingdoms-ui-lead', {
    who: ownerName(first, names, t),
    you: first === viewer ? 'yes' : 'no',
  });
}

/** "You 3 · Ada 2: you lead". */
export function influenceLine(
  row: KingdomFigures,
  names: readonly string[],
  viewer: Seat | null,
  t: Translate,
): string {
  const counts = row.influence
    .filter((it) => it.tokens > 0)
    .sort((a, b) => b.tokens - a.tokens)
    .map((it) => `${ownerName(it.owner, names, t)} ${it.tokens}`)
    .join(' · ');
  return row.leaders.length === 0 ? counts : `${counts}: ${leadOf(row, names, viewer, t)}`;
}

/** What a preview says, line by line. */
export function previewLines(
  preview: KingdomsPreview,
  kingdom: KingdomId,
  names: readonly string[],
  viewer: Seat,
  t: Translate,
): string[] {
  const after = kingdomOf(preview.after.kingdoms, kingdom);
  const lines = [`${influenceLine(after, names, viewer, t)}.`];
  for (const { kingdom: id, forecast } of preview.after.kingdoms) {
    const now = forecast.find((it) => it.owner === viewer);
    const then = kingdomOf(preview.before.kingdoms, id).forecast.find((it) => it.owner === viewer);
    if (!now || !then || (now.least === then.least && now.most === then.most)) continue;
    lines.push(
      t('kingdoms-ui-preview-pays', {
        kingdom: t.name(id),
        before: range(then, t),
        after: range(now, t),
      }),
    );
  }
  return lines;
}

/** The battles an owner would fight if the age ended now. */
export function battlesOf(figures: Figures, owner: Owner): KingdomFigures[] {
  return figures.kingdoms.filter((it) => it.battle && it.leaders.includes(owner));
}

/** Cards in words, one after the other. */
export function cardList(cards: readonly Card[], t: Translate): string {
  return cards.map((it) => cardName(it, t)).join(', ');
}

/** What the viewer would get for a kingdom: "+9", or "9 or 3". */
export function gainIn(figures: Figures, kingdom: KingdomId, viewer: Seat, t: Translate): string {
  const found = kingdomOf(figures.kingdoms, kingdom).forecast.find((it) => it.owner === viewer);
  return found ? range(found, t) : '';
}
