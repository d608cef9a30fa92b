import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks, ruleId, type Block, type Span } from './markdown';
import { rulesFile } from './rules';

const GAMES = readdirSync(join(__dirname, '../../../games')).filter((it) =>
  existsSync(join(__dirname, '../../../games', it, 'RULES.md')),
);
const LANGUAGES = ['de', 'fr', 'ru', 'uk'];
const read = (path: string) => readFileSync(join(__dirname, '../../../games', path), 'utf8');

/** What a translation must keep of a section. */
interface Section {
  id: string;
  numbers: string[];
  rulings: number;
  rows: number[];
}

function page(game: string, language: string): Block[] {
  return blocks(read(`${game}/${language === 'en' ? 'RULES.md' : `rules/${language}.md`}`));
}

/** The lines of a block, each with its spans; the number of columns distinguishes rows of tables. */
function lines(block: Block): { spans: Span[]; columns: number }[] {
  if (block.kind === 'list') return block.items.map((spans) => ({ spans, columns: 0 }));
  if (block.kind !== 'table') return [{ spans: block.spans, columns: 0 }];
  return [block.head, ...block.rows].map((row) => ({ spans: row.flat(), columns: row.length }));
}

function sections(page: Block[]): Section[] {
  const found: Section[] = [{ id: 'begin', numbers: [], rulings: 0, rows: [] }];
  for (const block of page) {
    for (const { spans, columns } of lines(block)) {
      const id = block.kind === 'heading' && block.level > 1 ? block.id : ruleId(spans);
      if (id) found.push({ id, numbers: [], rulings: 0, rows: [] });
      const section = found[found.length - 1];
      if (!section) continue;
      const text = spans.map((it) => it.text).join('');
      section.numbers.push(...(text.match(/\d+/g) ?? []));
      section.rulings += spans.filter((it) => it.kind === 'italic').length;
      if (columns) section.rows.push(columns);
    }
  }
  for (const section of found) section.numbers.sort();
  return found;
}

for (const game of GAMES) {
  const english = sections(page(game, 'en'));
  const ids = english.map((it) => it.id);

  test(`the rules of ${game} have numbered sections, each once`, () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
  });

  for (const language of LANGUAGES) {
    test(`the rules of ${game} in ${language} keep sections, numbers, rulings and tables`, () => {
      const translated = sections(page(game, language));
      expect(translated.map((it) => it.id)).toEqual(ids);
      expect(translated).toEqual(english);
    });
  }
}

test('a page takes the rules of its language, and English where there are none', () => {
  for (const game of GAMES) {
    const urls = ['en', ...LANGUAGES].map((it) => rulesFile(game, it)?.url);
    expect(new Set(urls).size).toBe(5);
    for (const language of LANGUAGES) expect(rulesFile(game, language)).toMatchObject({ language });
    expect(rulesFile(game, 'xx')).toEqual({ url: urls[0], language: 'en' });
  }
  expect(rulesFile('chess', 'de')).toBeUndefined();
});
