import { expect, test } from 'vitest';
import { Words, bundle, learnSeatFields, pseudo } from './words';

learnSeatFields('wolves', ['losers', 'owner', 'seat', 'seats', 'winners']);

const ENGLISH = `
wolves-name-pack-wolf = pack wolf
wolves-name-forest = forest
wolves-event-wolf_walked = { $seat } moved a { $wolf } from { $from } to { $to }.
wolves-event-drawn = { $seat } drew { $cards }.
wolves-event-won = { $owner } over { $losers }.
wolves-event-shared = { $seats } share { $region_id ->
    [a] the first region
   *[other] region { $region }
  }.
wolves-event-left = { $count ->
    [one] one piece
   *[other] { $count } pieces
  } left of { $owner_id ->
    [none] nobody
   *[other] somebody
  }.
wolves-event-fled = { $owner } fled.
wolves-event-took = { $seat } takes a den of { $owner }.
    .you = You take a den of { $owner }.
    .yours = { $seat } takes your den.
wolves-event-over = Won by { $winners }.
    .you = You have won.
wolves-action-claim = Play { $card }
    .with = Play { $card } with { $with }
wolves-reason-out_of_range = { $at } is { $distance } away, { $range } is your range.
table-reason-stale = The table has moved on.
`;
const GERMAN = `wolves-name-forest = Wald`;
const players = ['Ada', 'Bo', 'Cy'];
const english = new Words('en', [bundle('en', [ENGLISH])]);

test('an event is described with names for seats and words for things', () => {
  const event = { event: 'wolf_walked', seat: 1, wolf: 'pack_wolf', from: 'A9', to: 'A6' };
  expect(english.tell('wolves', 'event', event, players)).toBe(
    'Bo moved a pack wolf from A9 to A6.',
  );
});

test('a known secret is written as the fact, a hidden one as it is written', () => {
  const known = { event: 'drawn', seat: 0, cards: { known: ['forest', 'x9'] } };
  expect(english.tell('wolves', 'event', known, players)).toBe('Ada drew forest, x9.');
  const hidden = { event: 'drawn', seat: 0, cards: 'hidden' };
  expect(english.tell('wolves', 'event', hidden, players)).toBe('Ada drew hidden.');
});

test('a field that may be missing is written where it is present', () => {
  const told = (it: object) => english.tell('wolves', 'action', { act: 'claim', ...it }, players);
  expect(told({ card: 'forest' })).toBe('Play forest');
  expect(told({ card: 'forest', with: null })).toBe('Play forest');
  expect(told({ card: 'forest', with: 'x9' })).toBe('Play forest with x9');
});

test('several seats are listed one after the other, and ids can be selected on', () => {
  const event = { event: 'shared', seats: [0, 2], region: 'a' };
  expect(english.tell('wolves', 'event', event, players)).toBe('Ada, Cy share the first region.');
});

test('an owner is a player, or what has a name of its own', () => {
  const told = (owner: unknown) =>
    english.tell('wolves', 'event', { event: 'fled', owner }, players);
  expect([told(2), told('pack_wolf')]).toEqual(['Cy fled.', 'Pack wolf fled.']);
  expect(english.tell('wolves', 'event', { event: 'fled', owner: 0 }, ['bo'])).toBe('bo fled.');
});

test('nothing has the id none, and numbers choose plural forms', () => {
  const event = { event: 'left', count: 1, owner: null };
  expect(english.tell('wolves', 'event', event, players)).toBe('one piece left of nobody.');
});

test('what the table refuses has words for all games', () => {
  expect(english.tell('wolves', 'reason', { reason: 'stale', version: 3 }, players)).toBe(
    'The table has moved on.',
  );
});

test('what has no message is shown as it came', () => {
  expect(english.tell('wolves', 'event', { event: 'new' }, players)).toBe('{"event":"new"}');
  expect(english.tell('wolves', 'event', 7, players)).toBe('7');
  expect(english.text('no-such-key')).toBe('no-such-key');
});

test('a language falls back to English text by text, and says what it lacks', () => {
  const lacking: string[] = [];
  const german = new Words('de', [bundle('de', [GERMAN]), bundle('en', [ENGLISH])], (key) =>
    lacking.push(key),
  );
  expect(german.name('wolves', 'forest')).toBe('Wald');
  expect(german.name('wolves', 'pack_wolf')).toBe('pack wolf');
  expect(lacking).toEqual(['wolves-name-pack-wolf']);
});

test('the pseudo-locale is 40 % longer and leaves numbers and arguments alone', () => {
  const text = 'Choose where the wolf goes';
  expect(pseudo(text).length / text.length).toBeGreaterThan(1.3);
  const words = new Words('en', [bundle('en', [ENGLISH], pseudo)]);
  const reason = { reason: 'out_of_range', at: 'A3', distance: 4, range: 2 };
  expect(words.tell('wolves', 'reason', reason, players)).toBe(
    'A3 îss 4 åwwåýý, 2 îss ýööür rråññgé.',
  );
});

test('owners, winners and losers are written by their names', () => {
  const event = { event: 'won', owner: 1, losers: [0, 2] };
  expect(english.tell('wolves', 'event', event, players)).toBe('Bo over Ada, Cy.');
});

test('whoever is spoken to is addressed, for what they do and for what is done to them', () => {
  const took = { event: 'took', seat: 0, owner: 1 };
  const told = (you: number | null) => english.tell('wolves', 'event', took, players, you);
  expect([0, 1, 2, null].map(told)).toEqual([
    'You take a den of Bo.',
    'Ada takes your den.',
    'Ada takes a den of Bo.',
    'Ada takes a den of Bo.',
  ]);
  const over = (winners: number[]) =>
    english.tell('wolves', 'event', { event: 'over', winners }, players, 2);
  expect([over([2]), over([0, 2])]).toEqual(['You have won.', 'Won by Ada, Cy.']);
});
