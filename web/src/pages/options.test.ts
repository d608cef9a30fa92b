import { expect, test } from 'vitest';
import { kindOf } from './options';

const kind = (allowed: string) => kindOf({ key: 'x', group: 'variant', allowed, default: '' });

test('every kind of option gets a control of its own', () => {
  expect(kind('battle|peace')).toEqual({ kind: 'choice', values: ['battle', 'peace'] });
  expect(kind('0–99')).toEqual({ kind: 'number', least: 0, most: 99 });
  expect(kind('forest|rock|any for each seat, with commas, no pack twice')).toEqual({
    kind: 'seats',
    values: ['forest', 'rock', 'any'],
  });
  expect(kind('anything')).toEqual({ kind: 'text' });
});
