/**
 * What happened, in words: Fluent messages filled in from events and refusals.
 * The same algorithm as `crates/shelf/src/words.rs`, and tested with the same examples.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The languages there are; the first is what every other one falls back to. */
export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'] as const;

/** The fields of each game's actions, events and refusals that name seats, as its facts list them. */
const SEAT_FIELDS = new Map<string, ReadonlySet<string>>();

export function learnSeatFields(game: string, fields: readonly string[]): void {
  if (!SEAT_FIELDS.has(game)) SEAT_FIELDS.set(game, new Set(fields));
}

/** What a JSON value may be. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The texts of one language, with those it falls back to behind it. */
export class Words {
  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    /** Called with a key that the first bundle lacks. */
    private readonly missing: (key: string) => void = () => {},
  ) {}

  /**
   * The message of this key, filled in; `null` if there is none. Of the attributes that are asked
   * for the first that the message has stands for it.
   */
  format(
    key: string,
    args: Record<string, FluentVariable> = {},
    attributes: readonly string[] = [],
  ): string | null {
    for (const [index, bundle] of this.bundles.entries()) {
      const message = bundle.getMessage(key);
      const wanted = attributes.find((it) => message?.attributes[it]);
      const pattern = wanted === undefined ? message?.value : message?.attributes[wanted];
      if (!pattern) continue;
      if (index > 0) this.missing(key);
      const errors: Error[] = [];
      return bundle.formatPattern(pattern, args, errors);
    }
    return null;
  }

  has(key: string): boolean {
    return this.bundles.some((it) => it.hasMessage(key));
  }

  /** The message of this key, filled in; the key itself if there is no such message. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const found = this.format(key, args);
    if (found === null) this.missing(key);
    return found ?? key;
  }

  /**
   * An event, refusal or action of a game in words. The JSON's tag picks the message
   * `GAME-KIND-TAG`; its fields fill it in: seats as the players' names, named things in this
   * language (and as they are under `FIELD_id`). For `you` the attribute
   * `.you` is used if you did it, and `.yours` if it was done to something of yours. A field that may be
   * missing has an attribute of its name, which is used where the field is present.
   */
  tell(
    game: string,
    kind: string,
    what: unknown,
    players: readonly string[],
    you: number | null = null,
  ): string {
    const fields = what as Record<string, Json> | null;
    const tag = [fields?.event, fields?.reason, fields?.act].find((it) => typeof it === 'string');
    if (!fields || tag === undefined) return JSON.stringify(what);
    const args: Record<string, FluentVariable> = {};
    for (const [field, secret] of Object.entries(fields)) {
      const value = unveiled(secret);
      args[field] = this.value(game, field, value, players);
      if (typeof value === 'string') args[`${field}_id`] = value;
      else if (value === null) args[`${field}_id`] = 'none';
    }
    const own = this.format(`${game}-${kind}-${tag}`, args, [
      ...address(game, fields, you),
      ...Object.keys(fields).filter((it) => fields[it] !== null),
    ]);
    // Names of things are written as within a sentence; names of people stay as they are.
    const things = Object.keys(fields).filter((it) => `${it}_id` in args);
    if (own !== null && things.some((it) => own.startsWith(String(args[it])))) {
      return own.charAt(0).toLocaleUpperCase(this.language) + own.slice(1);
    }
    return own ?? this.format(`table-${kind}-${tag}`, args) ?? JSON.stringify(what);
  }

  /** The word for a thing of a game; what has no word stays as it is written. */
  name(game: string, id: string): string {
    return this.format(`${game}-name-${id.replaceAll('_', '-')}`) ?? id;
  }

  private value(
    game: string,
    field: string,
    value: Json,
    players: readonly string[],
  ): string | number {
    const isSeat = SEAT_FIELDS.get(game)?.has(field) ?? false;
    if (typeof value === 'number') return isSeat ? (players[value] ?? String(value)) : value;
    if (typeof value === 'string') return this.name(game, value);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === null) return '–';
    if (Array.isArray(value)) {
      return value.map((it) => String(this.value(game, field, it, players))).join(', ');
    }
    return JSON.stringify(value);
  }
}

/** The attributes that fit an event if it is shown to this seat, the better first. */
function address(game: string, fields: Record<string, Json>, you: number | null): string[] {
  if (you === null) return [];
  const only = (it: Json | undefined) => (Array.isArray(it) && it.length === 1 ? it[0] : it);
  // The first seat that is named alone is the one that does something.
  const named = Object.keys(fields).filter((it) => SEAT_FIELDS.get(game)?.has(it));
  const [doer, ...others] = named
    .map((it) => only(fields[it]))
    .filter((it) => typeof it === 'number');
  if (doer === you) return ['you'];
  return others.includes(you) ? ['yours'] : [];
}

/** A secret that is known counts as the fact itself. */
function unveiled(value: Json): Json {
  const open = typeof value === 'object' && value !== null && !Array.isArray(value);
  return open && value.known !== undefined ? value.known : value;
}

/** A bundle of these sources. `change` rewrites every piece of text, for the pseudo-locale. */
export function bundle(
  language: string,
  sources: readonly string[],
  change?: (text: string) => string,
): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, transform: change });
  for (const source of sources) {
    made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

const ACCENTED: Record<string, string> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ý',
};

/** English made 40 % longer and marked, so that clipped and untranslated text shows. */
export function pseudo(text: string): string {
  let seen = 0;
  return text.replace(/[A-Za-z]/g, (letter) => {
    const changed = ACCENTED[letter] ?? letter;
    seen += 1;
    return seen % 5 === 2 || seen % 5 === 4 ? changed + changed.toLowerCase() : changed;
  });
}
