/** Whether a finished game was shuffled from what the table had bound itself to: the checks of docs/fairness.md. */
import type { Promised } from '../net/chance';
import type { ReplayFile } from '../net/wire';

/** What was found out; `no-…` are broken promises. */
export type Verdict =
  | { key: 'derived'; count: number }
  | { key: 'chosen' | 'drawn' | 'no-commitment' | 'no-seed' | 'no-ours' };

/** JSON without spaces and with keys sorted by code point. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, it]) => `${JSON.stringify(key)}:${canonical(it)}`).join(',')}}`;
}

/** The lines that the commitment is the SHA-256 of; those of earlier versions name everything. */
export function lines({ game, replay, origin }: ReplayFile): string {
  const { rules, seats, seed, options } = replay;
  if (origin) return `howlcrown 2\n${origin.secret}\n${origin.chosen ? seed : ''}\n`;
  return ['howlcrown 1', game, rules, seats, seed, canonical(options), ''].join('\n');
}

/** The lines that the seed is the SHA-256 of. */
export function seedLines(secret: string, added: readonly (string | null)[]): string {
  return ['howlcrown seed', secret, ...added.map((it) => it ?? ''), ''].join('\n');
}

/**
 * Whether the seed is what was promised, and whether what we added on our seats is in it; `null` where the browser
 * cannot compute it.
 */
export async function check(
  file: ReplayFile,
  commitment: string | null,
  { chance }: Promised,
  ours: readonly number[],
): Promise<Verdict | null> {
  // Browsers keep this from pages that came over an open connection.
  if (!globalThis.crypto?.subtle) return null;
  if ((await sha256(lines(file))) !== commitment) return { key: 'no-commitment' };
  const { origin, replay } = file;
  if (!origin) return { key: 'drawn' };
  if (origin.chosen) return { key: origin.added.every((it) => it === null) ? 'chosen' : 'no-seed' };
  // Anything else could be read as another number of values.
  const sound = origin.added.every((it) => it === null || /^[\da-f]{64}$/.test(it));
  if (!sound || origin.added.length !== replay.seats) return { key: 'no-seed' };
  if ((await sha256(seedLines(origin.secret, origin.added))) !== replay.seed)
    return { key: 'no-seed' };
  if (chance !== undefined && ours.some((it) => origin.added[it] !== chance))
    return { key: 'no-ours' };
  return { key: 'derived', count: origin.added.filter((it) => it !== null).length };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((it) => it.toString(16).padStart(2, '0')).join('');
}
