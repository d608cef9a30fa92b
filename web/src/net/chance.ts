/**
 * What this browser adds to the seeds of its tables. It is remembered with the commitment that was shown first, so that
 * both can be compared with what is published after the game.
 */

/** What is remembered of a table. */
export interface Promised {
  /** What we added. */
  chance?: string;
  /** What the server's secret was bound by when we first saw the table. */
  commitment?: string;
}

const KEY = 'chances';
/** The tables that are remembered. */
const MOST = 200;

/** 64 random hexadecimal digits. */
export function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('');
}

export function promised(table: string): Promised {
  return all().find(([id]) => id === table)?.[1] ?? {};
}

/** Remembers what is new; what was there first stays. */
export function remember(table: string, news: Promised): void {
  const known = promised(table);
  const next: Promised = { ...news, ...known };
  if (next.chance === known.chance && next.commitment === known.commitment) return;
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, next]]));
  } catch {
    // Without storage the fairness page compares only what the server says.
  }
}

function all(): [string, Promised][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Promised][];
  } catch {
    return [];
  }
}
