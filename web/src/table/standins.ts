/** Bots that play for people: what they did, in whose name, and who asked for it. */
import type { News, Seat, Wire } from '../board';
import type { SeatInfo, TableInfo } from '../net/wire';
import { t } from '../words/texts.svelte';

/** Knows which events are the work of a stand-in. */
export class StandIns {
  private readonly seats = new WeakMap<Wire, Seat>();

  constructor(
    private readonly table: () => TableInfo | null,
    /** What others call the holder of a seat. */
    private readonly nameOf: (seat: SeatInfo, index: number) => string,
  ) {}

  /** Takes notice of what stand-ins did. */
  note(news: readonly News[]): void {
    const standIns = this.table()?.stand_ins ?? [];
    for (const { version, seat, events } of news) {
      const played = standIns.some(
        (it) => it.seat === seat && version > it.since && version <= (it.until ?? Infinity),
      );
      if (played) for (const event of events) this.seats.set(event, seat);
    }
  }

  /** What players are called where a stand-in's work is described; `null` for everything else. */
  names(what: unknown): string[] | null {
    const seat =
      typeof what === 'object' && what !== null ? this.seats.get(what as Wire) : undefined;
    if (seat === undefined) return null;
    return (this.table()?.seats ?? []).map((it, index) => {
      const name = this.nameOf(it, index);
      return index === seat ? t('stand-in-name', { name }) : name;
    });
  }
}

/** One line for every stand-in: for whom, which bot, and why. */
export function notes(table: TableInfo | null): { at: number; text: string }[] {
  return (table?.stand_ins ?? []).map(({ seat, bot, cause, at }) => {
    const nameOf = (it: Seat) => table?.seats[it]?.name ?? t('player-number', { number: it + 1 });
    const words = { name: nameOf(seat), bot: t(`bot-${bot}`) };
    if (cause.kind !== 'player') return { at, text: t(`stand-in-${cause.kind}`, words) };
    if (cause.by === null) return { at, text: t('stand-in-opener', words) };
    return { at, text: t('stand-in-player', { ...words, asker: nameOf(cause.by) }) };
  });
}
