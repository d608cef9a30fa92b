/** Which kind of control an option needs, by what the server says it may be. */
import type { OptionInfo } from '../net/wire';

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
