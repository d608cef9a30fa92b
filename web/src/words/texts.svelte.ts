/**
 * The page's texts in the chosen language. Only that language is loaded; English follows by itself
 * should a text be missing.
 */
import type { FluentVariable } from '@fluent/bundle';
import type { Translate } from '../board';
import { LANGUAGES, Words, bundle, pseudo } from './words';

/** Addresses of all `.ftl` files, by their path in the repository. */
const FILES: Record<string, string> = {
  ...import.meta.glob<string>('../../i18n/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../games/*/i18n/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../crates/bots/i18n/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../games/*/{ui,tutorial,guide}/i18n/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

const loaded = new Map<string, Promise<string>>();
let words = $state.raw(new Words('en', []));
let language = 'en';
let withEnglish = false;
/** Sets of texts: `shell`, `bots`, `GAME/ui` (its screen), `GAME/tutorial`, `GAME/guide` and `GAME` (shared with the command line). */
const needed = new Set<string>(['shell', 'bots']);

/** The language this browser asks for, as far as there is one. */
export function browserLanguage(wished: readonly string[] = navigator.languages): string {
  const short = wished.map((it) => it.slice(0, 2).toLowerCase());
  return short.find((it) => (LANGUAGES as readonly string[]).includes(it)) ?? LANGUAGES[0];
}

/** Changes the language; resolves when its texts are there. */
export async function speak(wanted: string): Promise<void> {
  language = wanted;
  await refresh();
  if (language === wanted) document.documentElement.lang = wanted === 'pseudo' ? 'en' : wanted;
}

/** Makes sure that these sets of texts are there. */
export async function need(...sets: string[]): Promise<void> {
  const news = sets.filter((it) => !needed.has(it));
  for (const it of news) needed.add(it);
  if (news.length > 0) await refresh();
}

/** The text of this key; the key itself where there is none. */
export function t(key: string, args?: Record<string, string | number>): string {
  return words.text(key, args as Record<string, FluentVariable>);
}

/**
 * Texts for the board of one game, with the players' names; `you` is the seat that is spoken to. What a bot did for
 * somebody is not said to them as theirs: `names` are others for it, and nobody is spoken to.
 */
export function translator(
  game: string,
  names: (what: unknown) => readonly string[],
  you: (what: unknown) => number | null = () => null,
): Translate {
  const own = (key: string, args?: Record<string, string | number>) => t(key, args);
  // A function's own `name` cannot be assigned, only defined.
  const extras: Pick<Translate, 'has' | 'tell' | 'name' | 'number'> = {
    has: (key) => words.has(key),
    tell: (kind, what) => words.tell(game, kind, what, names(what), you(what)),
    name: (id) => words.name(game, id),
    number: (value, signed) => number(value, signed),
  };
  for (const [key, value] of Object.entries(extras)) Object.defineProperty(own, key, { value });
  return own as Translate;
}

/** A number as the chosen language writes it. */
export function number(value: number, signed = false): string {
  const format = new Intl.NumberFormat(words.language, { signDisplay: signed ? 'always' : 'auto' });
  return format.format(value);
}

/** A point in time as the chosen language writes it, from afar: "2 hours ago". */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' });
  const [size, unit] = (
    [
      [86400, 'day'],
      [3600, 'hour'],
      [60, 'minute'],
    ] as const
  ).find(([size]) => Math.abs(seconds) >= size) ?? [1, 'second'];
  return format.format(-Math.trunc(seconds / size), unit);
}

async function refresh(): Promise<void> {
  const wanted = language;
  const source = wanted === 'pseudo' ? 'en' : wanted;
  const languages = withEnglish && source !== 'en' ? [source, 'en'] : [source];
  const bundles = await Promise.all(
    languages.map(async (it) => {
      const sources = await Promise.all([...needed].map((set) => load(set, it)));
      return bundle(it, sources, wanted === 'pseudo' ? pseudo : undefined);
    }),
  );
  if (wanted === language) words = new Words(source, bundles, fallBack);
}

/** A text is missing in the chosen language: from now on English stands behind it. */
function fallBack(): void {
  if (withEnglish || language === 'en' || language === 'pseudo') return;
  withEnglish = true;
  void refresh();
}

function load(set: string, language: string): Promise<string> {
  const folder =
    set === 'shell'
      ? '../../i18n'
      : set === 'bots'
        ? '../../../crates/bots/i18n'
        : `../../../games/${set}/i18n`;
  const path = `${folder}/${language}.ftl`;
  const file = FILES[path];
  if (!file) return Promise.resolve('');
  const known = loaded.get(file);
  if (known) return known;
  const text = fetch(file).then((it) => (it.ok ? it.text() : Promise.reject(new Error(file))));
  loaded.set(file, text);
  // What could not be loaded is tried again the next time it is needed.
  text.catch(() => loaded.delete(file));
  return text;
}
