import { expect, test } from 'vitest';
import { command } from './command';
import { turn } from './frames';
import { sorted } from './targets';
import type { Action } from './wire';

const frame = turn;
const offers = sorted(frame.legal);
const type = (line: string) => command(line, offers, frame.view, frame.view.seats[0]);
const legal = frame.legal.map((it) => it.action);
const find = <A extends Action['act']>(act: A) =>
  legal.find((it): it is Extract<Action, { act: A }> => it.act === act);

test('a howl is typed by its hex', () => {
  const howl = find('howl');
  const asked = type(`h ${howl?.at.toLowerCase()}`);
  expect(asked).toMatchObject({ does: 'act', target: { hex: howl?.at, deed: 'howl' } });
});

test('a den is typed with its track', () => {
  const den = find('build');
  expect(type(`den ${den?.at} ${den?.track}`)).toMatchObject({
    does: 'act',
    target: { hex: den?.at, deed: 'build' },
    track: den?.track,
  });
});

test('a walk is typed with both hexes', () => {
  const walk = frame.legal.find((it) => it.then?.length)?.then?.find((it) => it.act === 'walk');
  if (walk?.act !== 'walk') throw new Error('no walk');
  const asked = type(`m ${walk.from} ${walk.to}`);
  expect(asked).toMatchObject({ does: 'act', target: { hex: walk.to, deed: 'walk' } });
});

test('what is not on offer is asked about', () => {
  expect(type('h A16')).toEqual({ does: 'ask', action: [{ act: 'howl', at: 'A16', pay: '**' }] });
  expect(type('x A16')).toMatchObject({ does: 'ask' });
  expect(type('m A1 A16')).toMatchObject({ does: 'ask' });
});

test('anything else is not understood', () => {
  for (const line of ['', 'sing', 'h', 'm A1', 'h Z99'])
    expect(type(line)).toEqual({ does: 'unknown' });
  expect(type('undo')).toEqual({ does: 'undo' });
  expect(type('end')).toMatchObject({ does: 'send' });
});
