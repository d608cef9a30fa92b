/** Texts for tests: the real files of a language, spoken by the page's own words. */
import type { Translate } from '$board';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, learnSeatFields, Words } from '../../../web/src/words/words';

/** In a match these come with the facts. */
learnSeatFields('wolves', ['losers', 'owner', 'seat', 'seats', 'winners']);

export function speech(language: string, names: string[], missing: string[]): Translate {
  const read = (path: string) => readFileSync(join(__dirname, path, `${language}.ftl`), 'utf8');
  const words = new Words(language, [bundle(language, [read('i18n'), read('../i18n')])], (key) =>
    missing.push(key),
  );
  const t = (key: string, args?: Record<string, string | number>) => words.text(key, args);
  const more: Pick<Translate, 'has' | 'tell' | 'name' | 'number'> = {
    has: (key) => words.has(key),
    tell: (kind, what) => words.tell('wolves', kind, what, names),
    name: (id) => words.name('wolves', id),
    number: (value, signed) => (signed && value > 0 ? `+${value}` : `${value}`),
  };
  for (const [key, value] of Object.entries(more)) Object.defineProperty(t, key, { value });
  return t as Translate;
}
