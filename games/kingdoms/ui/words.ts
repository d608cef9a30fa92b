/** Small pieces of text that several parts need. */
import type { Seat, Translate } from '$board';
import {
  ownerName,
  type Card,
  type Figures,
  type KingdomFigures,
  type KingdomId,
  type KingdomView,
  type KingdomsPreview,
  type Owner,
} from './wire';
import type { Lost } from './leads.svelte';
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
  if (row.leaders.length === 0) return counts;
  const [first] = row.leaders;
  const lead =
    row.leaders.length === 1 && first === viewer
      ? t('kingdoms-ui-lead-you')
      : leadOf(row, names, viewer, t);
  return t('kingdoms-ui-says', { what: counts, then: lead });
}

/** A lead that the viewer has lost, or has to share now. */
export function lostLine(
  { kingdom, leaders }: Lost,
  viewer: Seat,
  names: readonly string[],
  t: Translate,
): string {
  const others = leaders.filter((it) => it !== viewer);
  return t(leaders.includes(viewer) ? 'kingdoms-ui-lost-tie' : 'kingdoms-ui-lost', {
    kingdom: t.name(kingdom),
    who: others.map((it) => ownerName(it, names, t)).join(', '),
    count: others.length,
  });
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

/** A decree in words with an example, and with the cards of the hand that fit, for those who ask. */
export function decreeHelp(
  { decree, text }: Pick<KingdomView, 'decree' | 'text'>,
  fitting: readonly Card[],
  t: Translate,
): string {
  if (!decree) return '';
  const example = `kingdoms-ui-example-${decree}`;
  return [
    t(`kingdoms-${text}`),
    t.has(example) ? t(example) : '',
    fitting.length > 0 ? t('kingdoms-ui-example-hand', { cards: cardList(fitting, t) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
