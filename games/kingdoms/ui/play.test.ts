import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kingdomsFor } from './choice';
import { Play, misfits } from './play.svelte';
import { HAND, SETTINGS, frame, props } from './scene';
import { KINGDOMS, type Action, type KingdomsProps } from './wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table(change: Partial<KingdomsProps> = {}) {
  const sent: Action[][] = [];
  const given = props(change, sent);
  return { play: new Play(() => given), sent, given };
}

describe('a claim', () => {
  it('takes two clicks, counts three seconds down, and is sent, where turns end by themselves', () => {
    const { play, sent } = table();
    play.card('tiger5');
    play.kingdom('woods');
    expect(play.counting).toBe(3000);
    vi.advanceTimersByTime(2999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([[{ act: 'claim', card: 'tiger5', kingdom: 'woods' }]]);
  });

  it('can be taken back as long as it waits', () => {
    const { play, sent } = table();
    play.card('tiger5');
    play.kingdom('woods');
    play.drop();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    expect(play.busy).toBe(false);
  });

  it('stays picked when the countdown is stopped', () => {
    const { play, sent } = table();
    play.card('tiger5');
    play.kingdom('woods');
    play.stay();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    expect(play.choice).toMatchObject({ card: 'tiger5', kingdom: 'woods' });
    play.confirm();
    expect(sent).toHaveLength(1);
  });

  it('waits for a click if turns are ended by hand, and not at all if at once', () => {
    const slow = table({ settings: { ...SETTINGS, autoEnd: 'manual' } });
    slow.play.card('tiger5');
    slow.play.kingdom('woods');
    vi.advanceTimersByTime(60_000);
    expect(slow.sent).toEqual([]);
    slow.play.confirm();
    expect(slow.sent).toHaveLength(1);

    const quick = table({ settings: { ...SETTINGS, autoEnd: 'now' } });
    quick.play.card('tiger5');
    quick.play.kingdom('woods');
    expect(quick.sent).toHaveLength(1);
  });

  it('needs a second tap on touch screens', () => {
    const { play, sent } = table({ confirmTaps: true });
    play.card('tiger5');
    play.kingdom('woods');
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    play.kingdom('woods');
    expect(sent).toHaveLength(1);
  });

  it('is not thrown away while a request is under way', () => {
    const { play, sent, given } = table();
    play.card('tiger5');
    play.kingdom('woods');
    given.busy = true;
    vi.advanceTimersByTime(3000);
    expect(sent).toEqual([]);
    expect(play.busy).toBe(true);
    given.busy = false;
    play.confirm();
    expect(sent).toHaveLength(1);
  });
});

describe('what does not fit', () => {
  it('says why, for every card and kingdom that is not legal', async () => {
    for (const card of HAND) {
      const { play, given } = table();
      play.card(card);
      const asked = misfits(play, KINGDOMS);
      const fitting = kingdomsFor(given.frame.legal, card);
      expect(asked.length + fitting.length).toBe(KINGDOMS.length);
      await play.ask(asked);
      for (const action of asked) expect(play.reason(action)).toContain('because');
    }
  });

  it('says why also where card and kingdom are picked together', () => {
    const { play, given } = table();
    play.kingdom('woods');
    play.card('tiger5');
    const fitting = kingdomsFor(given.frame.legal, 'tiger5');
    expect(misfits(play, KINGDOMS)).toHaveLength(KINGDOMS.length - fitting.length);
  });

  it('answers a click with the reason and keeps the selection', async () => {
    const { play } = table();
    play.card('bee6');
    play.kingdom('woods');
    await vi.advanceTimersByTimeAsync(0);
    expect(play.refusal).toBe('because {"act":"claim","card":"bee6","kingdom":"woods"}');
    expect(play.choice).toMatchObject({ card: 'bee6' });
  });

  it('answers a click on a kingdom where no card fits', async () => {
    const { play } = table();
    play.kingdom('peaks');
    await vi.advanceTimersByTimeAsync(0);
    expect(play.refusal).toContain('peaks');
  });

  it('answers a rally that is closed', async () => {
    const { play, sent } = table({ frame: frame({ legal: [{ action: { act: 'retreat' } }] }) });
    play.rally();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.refusal).toContain('rally');
    expect(sent).toEqual([]);
  });
});

it('retreats in two steps and swaps the whole hand in two', () => {
  const { play, sent } = table();
  play.retreat();
  expect(sent).toEqual([]);
  play.confirm();
  expect(sent).toEqual([[{ act: 'retreat' }]]);
  play.rally();
  play.rallyAll();
  expect(sent[1]).toEqual([{ act: 'rally', cards: HAND }]);
});

it('sends a battle card by one click, and by the button or a second tap where a tap only shows', () => {
  const battle = frame({ legal: HAND.map((card) => ({ action: { act: 'commit', card } })) });
  const mouse = table({ frame: battle });
  mouse.play.card('bee6');
  expect(mouse.sent).toEqual([[{ act: 'commit', card: 'bee6' }]]);
  const button = table({ frame: battle, confirmTaps: true });
  button.play.card('bee6');
  expect(button.sent).toEqual([]);
  button.play.confirm();
  expect(button.sent).toEqual([[{ act: 'commit', card: 'bee6' }]]);
  const tap = table({ frame: battle, confirmTaps: true });
  tap.play.card('bee6');
  tap.play.card('frog5');
  tap.play.card('frog5');
  expect(tap.sent).toEqual([[{ act: 'commit', card: 'frog5' }]]);
});

it('a battle card stays picked while the rival chooses, as long as it can be chosen', () => {
  const battle = frame({ legal: HAND.map((card) => ({ action: { act: 'commit', card } })) });
  const { play, given } = table({ frame: battle, confirmTaps: true });
  play.card('frog5');
  given.frame = { ...battle, version: battle.version + 1 };
  play.reset();
  expect(play.tapped).toBe('frog5');
  given.frame = { ...battle, legal: [] };
  play.reset();
  expect(play.tapped).toBeNull();
});

it('lets nobody pick out of turn', () => {
  const { play } = table({ frame: frame({ turn: { of: [1] }, legal: [] }) });
  play.card('tiger5');
  play.kingdom('woods');
  play.rally();
  play.retreat();
  expect(play.busy).toBe(false);
});

it('never sends what is not legal, and always has a way on, whatever is clicked', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const { play, sent, given } = table({ settings: { ...SETTINGS, autoEnd: 'now' } });
  const clicks = [
    ...HAND.map((card) => () => play.card(card)),
    ...KINGDOMS.map((kingdom) => () => play.kingdom(kingdom)),
    () => play.rally(),
    () => play.rallyAll(),
    () => play.retreat(),
    () => play.confirm(),
    () => play.drop(),
  ];
  for (let step = 0; step < 10_000; step++) {
    clicks[random(clicks.length)]?.();
    // Whatever is picked, letting go of it leads back to where everything can be picked.
    if (step % 50 === 0) {
      play.drop();
      expect(play.busy).toBe(false);
      play.card('tiger5');
      expect(misfits(play, KINGDOMS)).toHaveLength(2);
    }
  }
  const legal = given.frame.legal.map((it) => JSON.stringify(it.action));
  expect(sent.length).toBeGreaterThan(100);
  for (const action of new Set(sent.flat().map((it) => JSON.stringify(it))))
    expect(legal).toContain(action);
});
