import { describe, expect, it } from 'vitest';
import { notation, parse } from './command';
import { LEGAL } from './scene';

const legal = LEGAL.map((action) => ({ action }));
const read = (text: string) => parse(text, legal);

describe('the command line', () => {
  it('reads back everything it writes', () => {
    for (const action of LEGAL) expect(read(notation(action))).toEqual({ action });
  });

  it('understands words cut short', () => {
    expect(read('p t2 w')).toEqual({ action: { act: 'claim', card: 'tiger2', kingdom: 'woods' } });
    expect(read('p t5 m with f5')).toMatchObject({ action: { with: 'frog5' } });
    expect(read('ret')).toEqual({ action: { act: 'retreat' } });
  });

  it('takes the cards of a rally in any order', () => {
    expect(read('rally tiger2 bee6')).toMatchObject({ action: { act: 'rally' } });
  });

  it('shows what is meant where several actions are, and nothing where none is', () => {
    expect(read('p t5 m with t')).toEqual({ found: [] });
    expect(read('play owl1 woods')).toEqual({ found: [] });
    expect(
      parse('p t5 w', [...legal, { action: { act: 'claim', card: 'tabby5', kingdom: 'woods' } }]),
    ).toEqual({
      found: ['play tiger5 woods', 'play tabby5 woods'],
    });
  });
});
