import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync, statSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from './words';

const root = join(__dirname, '../../..');
const games = readdirSync(join(root, 'games')).filter((it) =>
  statSync(join(root, 'games', it)).isDirectory(),
);
const folders = [
  'web/i18n',
  'crates/bots/i18n',
  ...games.flatMap((it) => [
    `games/${it}/i18n`,
    `games/${it}/ui/i18n`,
    `games/${it}/tutorial/i18n`,
    `games/${it}/guide/i18n`,
  ]),
].filter((it) => existsSync(join(root, it, 'en.ftl')));
const read = (folder: string, language: string) =>
  readFileSync(join(root, folder, `${language}.ftl`), 'utf8');

/** Every message and its arguments; the parser drops what it cannot read, so keys are counted too. */
function messages(source: string) {
  const resource = new FluentResource(source);
  const written = source.match(/^-?[a-zA-Z][\w-]* *=/gm) ?? [];
  const found = new Map(
    resource.body.map((it) => [
      it.id,
      [...new Set(JSON.stringify(it).match(/"type":"var","name":"\w+"/g))].sort(),
    ]),
  );
  return { found, written: written.length };
}

test.each(folders)('%s has the same texts with the same arguments in every language', (folder) => {
  const english = messages(read(folder, 'en'));
  expect(english.found.size).toBe(english.written);
  for (const language of LANGUAGES.slice(1)) {
    const other = messages(read(folder, language));
    expect(other.found.size, `${language}: a text cannot be read`).toBe(other.written);
    expect([...other.found.keys()].sort(), language).toEqual([...english.found.keys()].sort());
    for (const [key, args] of english.found)
      expect(other.found.get(key), `${language} ${key}`).toEqual(args);
  }
});

/** All text keys that appear as whole strings in the page's own code. */
function usedKeys(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return usedKeys(path);
    if (!/\.(svelte|ts)$/.test(entry.name) || entry.name.endsWith('.test.ts')) return [];
    const code = readFileSync(path, 'utf8');
    return [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((it) => it[1] ?? '');
  });
}

test('every text the page asks for by name exists', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(read('web/i18n', 'en')));
  const missing = [...new Set(usedKeys(join(root, 'web/src')))].filter(
    (it) => !bundle.hasMessage(it),
  );
  expect(missing.filter((it) => !it.startsWith('wolves-'))).toEqual([]);
});

test('Russian and Ukrainian know three plural forms', () => {
  const text = (language: string, count: number) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(read('web/i18n', language)));
    const pattern = bundle.getMessage('table-free-seats')?.value;
    return pattern ? bundle.formatPattern(pattern, { count }) : '';
  };
  expect([1, 2, 5, 21].map((it) => text('ru', it))).toEqual([
    '1 свободное место',
    '2 свободных места',
    '5 свободных мест',
    '21 свободное место',
  ]);
  expect([1, 3, 11].map((it) => text('uk', it))).toEqual([
    '1 вільне місце',
    '3 вільні місця',
    '11 вільних місць',
  ]);
});

test.each(games.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'every sentence of %s about somebody also speaks to themselves (%s)',
  (game, language) => {
    const source = read(`games/${game}/i18n`, language);
    const events = source.matchAll(/^\w+-event-(\w+) =((?:.*)(?:\n(?:[ \t]+|\}).*)*)/gm);
    for (const [, event, text] of events) {
      const [plain = '', ...attributes] = (text ?? '').split(/^ {4}\.(?=you)/m);
      // A name followed by a word is the subject of a verb, which goes by the person.
      const isSubject = /\{ \$(seat|owner|next) \} \p{L}/u.test(plain);
      const own = attributes.find((it) => it.startsWith('you ='));
      if (isSubject) expect(own, `${event} needs .you`).toBeDefined();
      expect(own ?? '', event).not.toMatch(/\{ \$seat \}/);
    }
  },
);

/** Every folder with texts, wherever it is. */
const written = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((it) => {
    const path = `${folder}/${it.name}`;
    if (it.isDirectory()) return /node_modules|target|dist/.test(it.name) ? [] : written(path);
    return /^fr.*\.ftl$/.test(it.name) ? [path] : [];
  });

test.each(['web', 'crates', 'games'].flatMap(written))(
  '%s sets its signs as French does: no line begins with one',
  (path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    // What stands in braces is code; a sign alone, such as a key to press, is no punctuation.
    const texts = lines
      .filter((it) => !it.startsWith('#'))
      .map((it) => it.replace(/\{[^{}]*\}/g, 'x'));
    const wrong = [
      /[^\s;?!][ \u00a0]?[;?!](?=\s|$)/u,
      /[^\s:][ \u202f]?:(?=\s|$)/u,
      /«(?!\u00a0)|(?<!\u00a0)»/u,
      /[ \u202f]%/u,
    ];
    expect(texts.filter((text) => wrong.some((it) => it.test(text)))).toEqual([]);
  },
);
