/**
 * What a frame offers, as single actions. An offer is an action in which each field holds the list of its
 * values, and every combination may be played: `null` leaves the field out, `{ some_of: […] }` stands for
 * every selection of at least one, and an offer with the field `action` is that action alone. `then` holds
 * the offers that may follow at once. This holds for every game; there are no rules here.
 */
import type { Choice } from './generated/protocol';

type Wire = Record<string, unknown>;

/** Every action that is offered, with what may follow it at once. */
export function expand<A = Wire>(offers: unknown): Choice<A>[] {
  return (offers as Wire[]).flatMap((offer) => {
    if ('action' in offer) return [offer as unknown as Choice<A>];
    const { then, ...fields } = offer;
    const next = then === undefined ? {} : { then: expand<A>(then).map((it) => it.action) };
    return combined(fields).map((action) => ({ action: action as A, ...next }));
  });
}

function combined(fields: Wire): Wire[] {
  let all: Wire[] = [{}];
  for (const [name, values] of Object.entries(fields)) {
    const choices = values instanceof Object ? listed(values) : [values];
    all = all.flatMap((it) =>
      choices.map((value) => (value === null ? it : { ...it, [name]: value })),
    );
  }
  return all;
}

function listed(values: object): unknown[] {
  if (Array.isArray(values)) return values as unknown[];
  const { some_of } = values as { some_of: unknown[] };
  return some_of
    .reduce<unknown[][]>((all, it) => [...all, ...all.map((some) => [...some, it])], [[]])
    .slice(1);
}
