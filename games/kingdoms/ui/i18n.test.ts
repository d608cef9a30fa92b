import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words, bundle } from '../../../web/src/words/words';

const TEXTS = import.meta.glob<string>('./i18n/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const source = (language: string) => TEXTS[`./i18n/${language}.ftl`] ?? '';
const keys = (text: string) =>
  [...text.matchAll(/^(kingdoms-ui-[\w-]+) =/gm)].map((it) => it[1] ?? '').sort();
const args = (text: string, key: string) => {
  const message = text.split(/^(?=kingdoms-ui-)/m).find((it) => it.startsWith(`${key} =`)) ?? '';
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map((it) => it[1]))].sort();
};

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('are the same messages as in English, each with no other arguments', () => {
    const [english, own] = [source('en'), source(language)];
    expect(keys(own)).toEqual(keys(english));
    for (const key of keys(own)) {
      for (const arg of args(own, key)) expect(args(english, key), key).toContain(arg);
    }
  });

  it('can all be read', () => {
    const words = new Words(language, [bundle(language, [source(language)])]);
    for (const key of keys(source(language))) expect(words.has(key), key).toBe(true);
  });

  it('have the right forms for numbers', () => {
    const words = new Words(language, [bundle(language, [source(language)])]);
    const said = [1, 2, 5, 21].map((count) => words.text('kingdoms-ui-player-tokens', { count }));
    expect(new Set(said).size).toBe(4);
    for (const text of said) expect(text).not.toContain('{');
  });
});

it('every message the screen asks for exists, and every message is asked for', () => {
  const code = Object.values(CODE).join('\n');
  const known = keys(source('en'));
  const literal = [...code.matchAll(/['"`]kingdoms-ui-([\w-]+?)['"`]/g)].map(
    (it) => `kingdoms-ui-${it[1]}`,
  );
  for (const key of literal) expect(known).toContain(key);
  const short = [...code.matchAll(/(?<!\.)say\((?:.*\? )?'([\w-]+)'/g)].map(
    (it) => `kingdoms-ui-${it[1]}`,
  );
  for (const key of short) expect(known).toContain(key);
  const stems = [...code.matchAll(/`kingdoms-ui-([\w-]*-)\$\{/g)].map(
    (it) => `kingdoms-ui-${it[1]}`,
  );
  const page = ['title', 'line', 'minutes', 'end-note'].map((it) => `kingdoms-ui-${it}`);
  const unasked = known.filter(
    (key) =>
      !literal.includes(key) &&
      !page.includes(key) &&
      !/^kingdoms-ui-part-/.test(key) &&
      !code.includes(`'${key.slice(12)}'`) &&
      !stems.some((it) => key.startsWith(it)),
  );
  expect(unasked).toEqual([]);
});
