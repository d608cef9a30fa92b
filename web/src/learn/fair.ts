/** Whether a finished game was shuffled from the seed it had bound itself to: the check of docs/protocol.md. */
import type { ReplayFile } from '../net/wire';

/** JSON without spaces and with keys sorted by code point. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, it]) => `${JSON.stringify(key)}:${canonical(it)}`).join(',')}}`;
}

/** The six lines that the commitment is the SHA-256 of. */
export function lines({ game, replay }: ReplayFile): string {
  const { rules, seats, seed, options } = replay;
  return ['howlcrown 1', game, rules, seats, seed, canonical(options), ''].join('\n');
}

/** What the game would have been bound by; `null` where the browser cannot compute it. */
export async function commitment(file: ReplayFile): Promise<string | null> {
  // Browsers keep this from pages that came over an open connection.
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines(file)));
  return [...new Uint8Array(digest)].map((it) => it.toString(16).padStart(2, '0')).join('');
}
