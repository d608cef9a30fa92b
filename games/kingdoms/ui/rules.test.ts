import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks } from '$parts/markdown';

const LANGUAGES = ['de', 'fr', 'ru', 'uk'];
const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');

for (const language of LANGUAGES) {
  test(`the table of decrees in ${language} names every decree as the game does`, () => {
    const words = read(`i18n/${language}.ftl`);
    const decrees = [...words.matchAll(/^kingdoms-decree-(\S+) = /gm)].map(([, name]) => name);
    expect(decrees).toHaveLength(30);
    const names = decrees.map(
      (it) => new RegExp(`^kingdoms-name-${it} = (.*)$`, 'm').exec(words)?.[1],
    );
    const table = blocks(read(`rules/${language}.md`)).find((it) => it.kind === 'table');
    const cells = table?.rows.map((row) => row[0]?.map((it) => it.text).join('') ?? '') ?? [];
    expect(cells.flatMap((it) => it.split(', '))).toEqual(names);
  });
}
