/** The log of a table, collected from the news of its frames. */
import type { LogLine, News, Seat } from '../board';

/** The log with these news added; what an undo took back is marked, not removed. */
export function extend(log: readonly LogLine[], news: readonly News[]): LogLine[] {
  let lines = [...log];
  const last = lines.at(-1)?.version ?? 0;
  for (const entry of news) {
    if (entry.version <= last) continue;
    const { version, seat, undo } = entry;
    if (undo !== undefined) {
      lines = lines.map((it) => (it.version > undo ? { ...it, undone: true } : it));
      lines.push({ id: `${version}`, version, seat, event: null, undone: false });
    }
    entry.events.forEach((event, index) => {
      lines.push({ id: `${version}.${index}`, version, seat, event, undone: false });
    });
  }
  return lines;
}

/** What others did after the viewer's last entry; what a bot did for the viewer is somebody else's. */
export function sinceOwn(
  log: readonly LogLine[],
  viewer: Seat | null,
  byStandIn: (line: LogLine) => boolean = () => false,
): LogLine[] {
  const own = log.findLastIndex((it) => it.seat === viewer && !byStandIn(it));
  return log.slice(own + 1).filter((it) => it.event !== null && !it.undone);
}
