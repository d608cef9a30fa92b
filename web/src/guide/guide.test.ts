import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../board';
import { LANGUAGES } from '../words/words';
import { partOf } from './text';

const GUIDES = import.meta.glob<Guide>('../../../games/*/ui/guide/index.ts', {
  import: 'default',
  eager: true,
});
const root = join(__dirname, '../../..');
const games = Object.entries(GUIDES).map(([path, guide]) => ({
  game: path.split('/').at(-4) ?? path,
  guide,
}));

describe.each(games)('the rules of $game for players', ({ game, guide }) => {
  it.each(LANGUAGES)('can be read in %s with the numbers of the rules', (language) => {
    const file = join(root, `games/${game}/guide/i18n/${language}.ftl`);
    const resource = new FluentResource(readFileSync(file, 'utf8'));
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(resource)).toEqual([]);
    // What a picture counts, it passes itself.
    const args = { ...guide.numbers, players: 3 };
    const errors: Error[] = [];
    for (const { id, value } of resource.body) {
      if (value) expect(bundle.formatPattern(value, args, errors), id).not.toBe('');
    }
    expect(errors).toEqual([]);
    for (const id of guide.parts.flatMap((part) => [part.id, ...(part.cards ?? [])])) {
      expect(bundle.hasMessage(`${game}-guide-${id}-title`), id).toBe(true);
    }
  });

  it('lead from every chapter of the numbered rules to a part', () => {
    const rules = readFileSync(join(root, `games/${game}/RULES.md`), 'utf8');
    const chapters = [...rules.matchAll(/^## (\d+)/gm)].map((it) => it[1] ?? '');
    expect(chapters.length).toBeGreaterThan(0);
    expect(chapters.filter((it) => !partOf(guide, `${it}.1`))).toEqual([]);
  });

  it('have a short reading that says the goal, the turn and the end', () => {
    const short = guide.parts.filter((it) => it.short).map((it) => it.id);
    expect(short).toEqual(expect.arrayContaining(['goal', 'turn', 'end']));
    expect(short.length).toBeLessThan(guide.parts.length);
  });
});
