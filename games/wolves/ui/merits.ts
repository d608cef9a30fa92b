/** What a proposal changes for a seat, in words: points, prey, regions, dens, and what it leaves open to rivals. */
import type { Merit, Preview, Seat, Translate } from '$board';
import { hunts, shifts } from './news';
import type { Event, Figures } from './wire';

export function merits(
  change: Preview<never, never>,
  seat: Seat,
  names: readonly string[],
  t: Translate,
): Merit[] {
  const { before, after, events } = change as unknown as Preview<Figures, Event>;
  const good: string[] = [];
  const bad: string[] = [];
  const points = (after.score[seat] ?? 0) - (before.score[seat] ?? 0);
  if (points > 0) good.push(t('wolves-ui-merit-points', { points }));
  for (const it of events) {
    if (it.event === 'hunted') good.push(t('wolves-ui-merit-hunt', { prey: t.name(it.prey) }));
  }
  for (const shift of shifts(before, after)) {
    const { region, token } = shift;
    if (token === null) continue;
    const own = shift.pays[seat] ?? 0;
    const other = Math.max(0, ...shift.after.filter((_, at) => at !== seat));
    const moon = t.name(token);
    if (own > 0) {
      const args = { region, moon, own: shift.after[seat] ?? 0, other, points: own };
      const [past] = shift.pays.flatMap((paid, at) => (at !== seat && paid < 0 ? [at] : []));
      const key = past === undefined ? 'region' : 'past';
      const name = past === undefined ? '' : (names[past] ?? '');
      good.push(t(`wolves-ui-merit-${key}`, { ...args, name }));
    } else if (own < 0) bad.push(t('wolves-ui-merit-cost', { region, moon, points: -own }));
    shift.pays.forEach((paid, at) => {
      if (at === seat || paid >= 0 || own > 0) return;
      good.push(t('wolves-ui-merit-deny', { region, name: names[at] ?? '', points: -paid }));
    });
  }
  for (const { prey, hunters, needed } of hunts(before, after)) {
    const was = before.prey.find((it) => it.prey === prey)?.hunters ?? 0;
    const text = t('wolves-ui-merit-hunters', { prey: t.name(prey), hunters, needed });
    (hunters > was ? good : bad).push(text);
  }
  for (const it of events) {
    if (it.event === 'track_advanced' || it.event === 'bonus_gained')
      good.push(t.tell('event', it));
  }
  const open = (figures: Figures) => figures.threats.filter((it) => it.owner === seat).length;
  const count = open(after) - open(before);
  if (count > 0) bad.push(t('wolves-ui-merit-threat', { count }));
  return [
    ...good.map((text) => ({ text, good: true })),
    ...bad.map((text) => ({ text, good: false })),
  ];
}
