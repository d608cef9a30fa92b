/** The places, in words. */
import type { Outcome, Seat } from '../board';
import { t } from '../words/texts.svelte';

export interface Place {
  place: number;
  /** `null` for a rival who holds no seat. */
  seat: Seat | null;
  name: string;
  score: number;
}

/** Everybody by place; a rival without a seat is first where no seat is, else last. */
export function placesOf(
  outcome: Outcome,
  names: readonly string[],
  rival: { name: string; score: number } | null,
): Place[] {
  const seats: Place[] = outcome.placing.map((place, seat) => ({
    place,
    seat,
    name: names[seat] ?? '',
    score: outcome.score[seat] ?? 0,
  }));
  const place = outcome.placing.includes(1) ? seats.length + 1 : 1;
  const all = rival ? [...seats, { place, seat: null, ...rival }] : seats;
  return all.sort((a, b) => a.place - b.place || (a.seat ?? 0) - (b.seat ?? 0));
}

/** The result in one line; `you` is the seat that is spoken to. */
export function headlineOf(places: readonly Place[], you: Seat | null): string {
  const winners = places.filter((it) => it.place === 1);
  if (winners.length > 1) {
    const list = new Intl.ListFormat(document.documentElement.lang || 'en');
    return t('end-shared', { names: list.format(winners.map((it) => it.name)) });
  }
  const [winner] = winners;
  if (you !== null && winner?.seat === you) return t('end-you-won');
  return t('end-won', { name: winner?.name ?? '' });
}
