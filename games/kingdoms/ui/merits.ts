/** What a proposal changes for a seat, in words: who leads where, what it pays, what it costs rivals. */
import type { Merit, Preview, Seat, Translate } from '$board';
import { kingdomOf, ownerName, type Event, type Figures, type KingdomFigures } from './wire';
import { range } from './words';

export function merits(
  change: Preview<never, never>,
  seat: Seat,
  names: readonly string[],
  t: Translate,
): Merit[] {
  const { before, after, events } = change as unknown as Preview<Figures, Event>;
  const good: string[] = [];
  const bad: string[] = [];
  const most = (row: KingdomFigures, owner: Seat | 'upstart') =>
    row.forecast.find((it) => it.owner === owner)?.most ?? 0;
  for (const row of after.kingdoms) {
    const was = kingdomOf(before.kingdoms, row.kingdom);
    const kingdom = t.name(row.kingdom);
    const own = row.forecast.find((it) => it.owner === seat);
    const gain = most(row, seat) - most(was, seat);
    const points = own ? range(own, t) : '';
    if (gain > 0) {
      const alone = row.leaders.length === 1 && row.leaders[0] === seat;
      const past = was.leaders.filter((it) => it !== seat);
      const name = past[0] === undefined ? '' : ownerName(past[0], names, t);
      const lead = past.length === 1 ? 'past' : 'lead';
      const key = row.leaders.includes(seat) ? (alone ? lead : 'tie') : 'place';
      good.push(t(`kingdoms-ui-merit-${key}`, { kingdom, points, name }));
    } else if (gain < 0) bad.push(t('kingdoms-ui-merit-cost', { kingdom, points: -gain }));
    for (const { owner } of row.forecast) {
      const less = most(was, owner) - most(row, owner);
      if (owner === seat || less <= 0) continue;
      const name = ownerName(owner, names, t);
      good.push(t('kingdoms-ui-merit-deny', { kingdom, name, points: less }));
    }
  }
  for (const it of events) {
    if (it.event === 'token_placed' && it.capital && it.owner === seat) {
      good.push(t('kingdoms-ui-merit-council', { kingdom: t.name(it.kingdom) }));
    }
    if (it.event === 'rallied') good.push(t('kingdoms-ui-merit-rally'));
    if (it.event === 'retreat_token_drawn') good.push(t('kingdoms-ui-merit-first'));
  }
  return [
    ...good.map((text) => ({ text, good: true })),
    ...bad.map((text) => ({ text, good: false })),
  ];
}
