/** Texts filled in with samples, for tests of their grammar: every form of a message that people may see. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
export const GAMES = readdirSync(join(root, 'games'));
const FOLDERS = [
  'web/i18n',
  'crates/bots/i18n',
  'crates/howlcrown/i18n',
  ...GAMES.flatMap((it) =>
    ['i18n', 'ui/i18n', 'tutorial/i18n', 'guide/i18n'].map((folder) => `games/${it}/${folder}`),
  ),
].filter((it) => existsSync(join(root, it)));

/** People's names: vowels, consonants, accents and both alphabets. */
const PEOPLE = ['Ada', 'Bo', 'Émile', 'Hugo', 'Оля', 'Їжак'];
const NUMBERS = [0, 1, 2, 3, 5, 11, 21];
const WHO = /^(name|names|who|seat|seats|owner|asker|next|winners|contenders|fighting)$/;
/** Those that may be the upstart too. */
const OWNER = /^(who|owner|winners|contenders|fighting)$/;
/** Counted by the rules in twos and more, so that their nouns have no singular. */
const SEVERAL =
  /^(cost|range|spread|speed|token|hand|hexes|most|steps|second|build|upgrade|howl|dominate|players|hunters)$/;
const PLACES = /^(hex|at|from|to|region|regions)$/;
/** The things that may stand for an argument, as the games name them. */
const THINGS: Record<string, string[]> = {
  terrain: ['forest', 'rock', 'grass', 'tundra', 'desert'],
  wolf: ['pack', 'alpha'],
  prey: ['moose', 'deer', 'raccoon', 'boar', 'hare'],
  moon: ['crescent', 'half', 'full'],
  bonus: ['terrain', 'action'],
  piece: ['pack', 'alpha', 'den', 'lair'],
  kingdom: ['isle', 'dunes', 'marsh', 'peaks', 'woods'],
  card: ['owl1', 'okapi5', 'tiger2', 'panda3', 'bee4', 'lizard6', 'frog7', 'wolf8'],
  animal: ['owl', 'okapi', 'tiger', 'panda', 'bee', 'lizard', 'frog', 'wolf'],
  decree: ['low', 'pair', 'realm-animal'],
  setting: ['forward', 'backward'],
  needed: ['place', 'play'],
  due: ['turn', 'battle-card'],
};
const ALIASES: Record<string, string> = {
  home: 'terrain',
  up: 'terrain',
  down: 'terrain',
  paid: 'terrain',
  kind: 'piece',
  cards: 'card',
  with: 'card',
  reference: 'card',
  animals: 'animal',
  kingdoms: 'kingdom',
};

export type Sample = { file: string; key: string; text: string; errors: Error[] };

type Node = {
  type?: string;
  name?: string;
  selector?: Node;
  variants?: Variant[];
  value?: unknown;
};
type Variant = { key: { type: string; value: string | number } };

/** What a message asks for: its arguments, each with the variants it is selected by. */
function asked(
  pattern: unknown,
  body: Map<string, unknown>,
  found = new Map<string, Set<string>>(),
) {
  const node = pattern as Node;
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'var' && node.name) {
    if (!found.has(node.name)) found.set(node.name, new Set());
  } else if (node.type === 'mesg' && node.name) {
    asked(body.get(node.name), body, found);
  } else if (node.type === 'select' && node.selector?.name) {
    const known = found.get(node.selector.name) ?? new Set<string>();
    for (const { key } of node.variants ?? []) known.add(String(key.value));
    found.set(node.selector.name, known);
  }
  for (const child of Object.values(node)) asked(child, body, found);
  return found;
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What may stand for an argument; the first is taken while another argument changes. */
function samples(
  argument: string,
  variants: Set<string>,
  thing: (id: string) => string | null,
): FluentVariable[] {
  const literal = [...variants].filter((it) => !PLURALS.includes(it));
  const isNumber = [...variants].some((it) => ['one', 'few', 'many'].includes(it));
  if (isNumber || (variants.size > 0 && literal.every((it) => /^\d+$/.test(it)))) return NUMBERS;
  if (variants.size > 0) return [...literal, 'anything'];
  const upstart = OWNER.test(argument) ? thing('upstart') : null;
  if (WHO.test(argument)) return upstart === null ? PEOPLE : [...PEOPLE, upstart];
  if (SEVERAL.test(argument)) return [2, 3, 5, 11];
  const things = (THINGS[ALIASES[argument] ?? argument] ?? []).map(thing);
  const named = things.filter((it) => it !== null);
  if (named.length > 0) return named;
  return PLACES.test(argument) ? ['A9', 'F11'] : NUMBERS.slice(1);
}

/** Every message and attribute of a language, filled in with each sample once. */
export function* filled(language: string): Generator<Sample> {
  const read = (folder: string) => readFileSync(join(root, folder, `${language}.ftl`), 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = FOLDERS.map((it) => ({ file: it, resource: new FluentResource(read(it)) }));
  for (const { resource } of files) bundle.addResource(resource, { allowOverrides: true });
  const body = new Map(
    files.flatMap((it) => it.resource.body.map((message) => [message.id, message.value] as const)),
  );
  for (const { file, resource } of files) {
    const game = file.split('/')[1] ?? '';
    const thing = (id: string) => {
      const value = bundle.getMessage(`${game}-name-${id}`)?.value;
      return value ? bundle.formatPattern(value) : null;
    };
    for (const { id, value, attributes } of resource.body) {
      const patterns = [
        [id, value],
        ...Object.entries(attributes).map(([name, it]) => [`${id}.${name}`, it]),
      ];
      for (const [key, pattern] of patterns as [string, typeof value][]) {
        if (pattern === null || pattern === undefined) continue;
        const all = [...asked(pattern, body)].map(
          ([name, variants]) => [name, samples(name, variants, thing)] as const,
        );
        const usual = Object.fromEntries(all.map(([name, values]) => [name, values[0] ?? '']));
        const cases = all.flatMap(([name, values]) =>
          values.map((it) => ({ ...usual, [name]: it })),
        );
        // All numbers alike, so that each of several plural forms is seen.
        const counted = all.filter(([, values]) => values.includes(21)).map((it) => it[0]);
        const alike = NUMBERS.map((it) => ({
          ...usual,
          ...Object.fromEntries(counted.map((name) => [name, it])),
        }));
        for (const args of cases.length === 0 ? [{}] : [...cases, ...alike]) {
          const errors: Error[] = [];
          yield { file, key, text: bundle.formatPattern(pattern, args, errors), errors };
        }
      }
    }
  }
}
