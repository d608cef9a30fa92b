/** The places, in words. */
import type { Frame, Outcome, Place, Rival, Seat, Translate } from '../board';
import { GAMES } from '../games';
import { t } from '../words/texts.svelte';

/** The rival who holds no seat, with a name in words; `null` at most tables. */
export function rivalOf(game: string, frame: Frame, words: Translate): Rival | null {
  const rival = GAMES[game]?.rival?.(frame as never);
  return rival ? { ...rival, name: words(rival.name) } : null;
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
  const { name = '', score = 0 } = rival ?? {};
  const all = rival ? [...seats, { place, seat: null, name, score }] : seats;
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

/** By how much it was won or lost, as seen by the seat that is spoken to; the points alone for others. */
export function marginOf(places: readonly Place[], you: Seat | null): string {
  const own = places.find((it) => it.seat !== null && it.seat === you);
  const rival = own?.place === 1 ? places.find((it) => it.place > 1) : places[0];
  if (!own || !rival || rival === own) return places.map((it) => it.score).join(' : ');
  const by = Math.abs(own.score - rival.score);
  const args = { points: own.score, by, other: rival.score };
  if (by === 0) return t('end-level', args);
  return t(own.place === 1 ? 'end-ahead' : 'end-behind', args);
}
