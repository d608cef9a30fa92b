import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { open, turn } from './frames';
import { speech } from './speech';
import { MODES, movable, NOTHING, sorted, targets, type Choice } from './targets';
import { deedTitle, endTold, hexName, payName, previewLines, prompt, regionName } from './told';
import { readOut } from './readout';
import type { Event, View, WolvesFrame, WolvesProps } from './wire';

const names = ['You', 'Ada', 'Bo'];

function props(frame: WolvesFrame, language: string, missing: string[], viewer: number | null = 0) {
  const t = speech(language, names, missing);
  return { frame, viewer, names, t, log: [] } as unknown as WolvesProps;
}

/** The same frame with another view. */
const seen = (change: Partial<View>): WolvesFrame => ({
  ...turn,
  view: { ...turn.view, ...change },
});

const FRAMES: WolvesFrame[] = [
  turn,
  open,
  seen({ phase: 'tiles' }),
  seen({ phase: 'first_pair' }),
  seen({ phase: 'second_pair' }),
  seen({ actions_done: 2 }),
  seen({ active: 1 }),
  seen({ displacement: { owner: 1, wolf: 'pack', at: 'A1', options: [] } }),
  { ...turn, turn: 'over' },
];
const CHOICES: Choice[] = [
  NOTHING,
  ...MODES.map((mode) => ({ ...NOTHING, mode })),
  { ...NOTHING, from: 'A4', wolves: ['alpha'] },
  { ...NOTHING, from: 'A4', wolves: ['alpha', 'pack'] },
  { ...NOTHING, track: 'howl' },
];

test.each(['en', 'de', 'fr', 'ru', 'uk'])(
  'every prompt and every name has its words in %s',
  (language) => {
    const missing: string[] = [];
    for (const frame of FRAMES) {
      for (const choice of CHOICES) {
        expect(prompt(props(frame, language, missing), choice).line).not.toBe('');
      }
    }
    const t = speech(language, names, missing);
    for (const frame of [turn, open]) {
      const telling = { t, view: frame.view, figures: frame.figures, names };
      const offers = sorted(frame.legal);
      const from = [...movable(offers).keys()][0] ?? null;
      const aims = targets(offers, frame.view, frame.view.seats[0], {
        ...NOTHING,
        from,
        wolves: ['pack'],
      });
      for (const { hex, region } of frame.view.hexes) {
        expect(hexName(telling, hex, aims.get(hex) ?? [])).toContain(hex);
        expect(regionName(telling, region)).not.toBe('');
      }
      for (const target of [...aims.values()].flat())
        deedTitle(t, target.deed, target.hex, NOTHING, 1);
      for (const what of ['last', 'rivals', 'tiles', 'scores', 'region'] as const) {
        readOut(what, props(frame, language, missing), 'A1');
      }
    }
    expect(missing).toEqual([]);
  },
);

test('the prompt counts actions, and says what a Move under way still allows', () => {
  const none: string[] = [];
  expect(prompt(props(turn, 'en', none), NOTHING).sub).toMatch(/^Action 1 of 2\./);
  expect(prompt(props(open, 'en', none), NOTHING).line).toContain('at no cost');
  expect(prompt(props(turn, 'en', none, 1), NOTHING).line).toBe('To move: You');
});

test('a hex is named with what stands there and what it offers', () => {
  const t = speech('en', names, []);
  const telling = { t, view: turn.view, figures: turn.figures, names };
  const piece = turn.view.pieces.find((it) => it.owner === 1 && it.piece === 'lair');
  expect(piece && hexName(telling, piece.at, [])).toMatch(/lair \(Ada\)/);
});

test('a payment is described tile by tile', () => {
  const t = speech('en', names, []);
  const seat = turn.view.seats[0];
  expect(seat && payName(t, 'h**', seat)).toBe('forest (home) + 2 terrain tokens');
});

test('a preview describes the events, the hunt and the control that change', () => {
  const t = speech('en', names, []);
  const [first] = turn.figures.regions;
  const [prey] = turn.figures.prey;
  if (!first || !prey) throw new Error('no regions');
  const control = first.control.map((it, seat) => (seat === 0 ? it + 1 : it));
  const after = {
    ...turn.figures,
    regions: [{ ...first, control }, ...turn.figures.regions.slice(1)],
    prey: [{ ...prey, owned: false, hunters: prey.hunters + 1 }, ...turn.figures.prey.slice(1)],
  };
  const events: Event[] = [
    { event: 'paid', seat: 0, terrain: 'forest', pay: 'h' },
    { event: 'track_advanced', seat: 0, track: 'speed', taken: 1, value: 4 },
  ];
  const lines = previewLines({ t, names }, events, turn.figures, after);
  expect(lines.map((it) => it.text)).toEqual([
    'You: wolf speed is now 4.',
    `${prey.prey} in ${prey.region}: ${prey.hunters + 1} of 3 sides`,
    expect.stringContaining(`Region A: You ${first.control[0]} → ${control[0]}`),
  ]);
});

test('the end of a turn describes its scoring', () => {
  const t = speech('en', names, []);
  const telling = { t, view: turn.view, figures: turn.figures, names };
  const events: Event[] = [
    { event: 'moon_rose', moon: 'half' },
    {
      event: 'region_won',
      region: 'E',
      moon: 'half',
      seat: 0,
      control: 4,
      points: 6,
    },
    {
      event: 'region_second',
      region: 'E',
      moon: 'half',
      seat: 1,
      control: 2,
      points: 3,
    },
    {
      event: 'region_shared',
      region: 'F',
      moon: 'half',
      seats: [1, 2],
      passive: false,
      control: 3,
      points: 3,
    },
    { event: 'token_discarded', region: 'C', moon: 'half', passive: false },
  ];
  expect(endTold(telling, events).short).toBe('scores E, F, C');
  expect(endTold(telling, events).long).toBe(
    'Ending the turn scores E, F, C: You +6, Ada +6, Bo +3',
  );
  expect(endTold(telling, [])).toEqual({ short: '', long: '' });
});

test('every text the screen asks for exists, and none is left over', () => {
  const code = readdirSync(__dirname)
    .filter((it) => /\.(svelte|ts)$/.test(it) && !it.includes('.test.'))
    .map((it) => readFileSync(join(__dirname, it), 'utf8'))
    .join('\n');
  const english = readFileSync(join(__dirname, 'i18n/en.ftl'), 'utf8');
  const keys = [...english.matchAll(/^(wolves-ui-[a-z-]+) =/gm)].map((it) => it[1] ?? '');
  const exact = [...code.matchAll(/'(wolves-ui-[a-z-]+)'/g)].map((it) => it[1] ?? '');
  // Keys put together from parts: `wolves-ui-tab-${it}`, and `say('walk')` in prompts.
  const begun = [...code.matchAll(/`(wolves-ui-[a-z-]+-)\$\{/g)].map((it) => it[1] ?? '');
  const page = ['wolves-ui-title', 'wolves-ui-line', 'wolves-ui-minutes', 'wolves-ui-end-note'];
  expect(exact.filter((it) => !keys.includes(it))).toEqual([]);
  const used = (key: string) =>
    exact.includes(key) ||
    page.includes(key) ||
    /^wolves-ui-part-/.test(key) ||
    english.includes(`{ ${key} }`) ||
    begun.some((it) => key.startsWith(it));
  expect(keys.filter((it) => !used(it))).toEqual([]);
});
