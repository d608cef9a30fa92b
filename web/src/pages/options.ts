/** Which kind of control an option needs, by what the server says it may be, and what its values are called. */
import type { Translate } from '../board';
import type { OptionInfo } from '../net/wire';
import { t as shell } from '../words/texts.svelte';

export type Kind =
  | { kind: 'choice'; values: string[] }
  /** One of these values for every seat, `any` leaves it open. */
  | { kind: 'seats'; values: string[] }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text' };

export function kindOf({ allowed }: OptionInfo): Kind {
  const range = /^(\d+)[–-](\d+)$/.exec(allowed);
  if (range) return { kind: 'number', least: Number(range[1]), most: Number(range[2]) };
  const seats = /^([\w|]+) for each seat\b/.exec(allowed);
  if (seats) return { kind: 'seats', values: (seats[1] ?? '').split('|') };
  if (/^\w+(\|\w+)+$/.test(allowed)) return { kind: 'choice', values: allowed.split('|') };
  return { kind: 'text' };
}

/** The groups of a form in their order. */
export const GROUPS = ['variant', 'seats', 'edition', 'guard'] as const;

/** What an option is called. */
export function labelOf(game: string, key: string, t: Translate): string {
  const name = `${game}-option-${key}`;
  return t.has(name) ? t(name) : key;
}

/** One value of an option in words; values for several seats one after the other. */
export function valueOf(game: string, key: string, value: string, t: Translate): string {
  if (value.includes(','))
    return value
      .split(',')
      .map((it) => valueOf(game, key, it, t))
      .join(', ');
  const own = `${game}-option-${key}-${value.replaceAll('_', '-')}`;
  return t.has(own) ? t(own) : value === 'any' ? shell('new-any') : t.name(value);
}

/** What an edition is called; without one the table plays by its own mix. */
export function editionOf(game: string, edition: string | null, t: Translate): string {
  return edition === null ? shell('new-edition-own') : t(`${game}-edition-${edition}`);
}
