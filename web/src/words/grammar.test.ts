import { expect, test } from 'vitest';
import { LANGUAGES } from './words';
import { filled, type Sample } from './samples';

/** Lists of the terminal are set in columns. */
const COLUMNS = /^cli-(hint|review)-/;

type Fault = (sample: Sample) => boolean;

/** What is wrong in every language. */
const ANYWHERE: Record<string, Fault> = {
  'an argument is missing': (it) => it.errors.length > 0 || /[{}]/.test(it.text),
  'a space too many': (it) =>
    !COLUMNS.test(it.key) &&
    (/ {2}|^ | $/m.test(it.text.replace(/\n */g, '\n')) || /[ \u00a0][.,)]/.test(it.text)),
  'a sign twice': (it) => /[.,;:!?]{2}/.test(it.text.replace(/\.\.\./g, '…')),
};

/** A number with the wrong form of its noun. */
function miscounted(language: string, nouns: Record<string, string>[]): Fault {
  const rules = new Intl.PluralRules(language);
  return ({ text }) =>
    nouns.some((forms) => {
      const all = Object.values(forms).join('|');
      return [
        ...text.matchAll(
          new RegExp(
            `(?<![\\d–+-]|до |от |из |від |більше |больше )(\\d+) (${all})(?!\\p{L})`,
            'gu',
          ),
        ),
      ].some(([, count, noun]) => forms[rules.select(Number(count))] !== noun);
    });
}
const two = (one: string, other: string) => ({ one, other });
const three = (one: string, few: string, many: string) => ({ one, few, many });

/** The upstart is written small within a sentence, and cannot begin one that is not the text of an event. */
const upstart = (name: string): Fault => {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return ({ key, text }) => {
    const isEvent = /^\w+-(event|reason|action)-/.test(key);
    const begins = text.startsWith(name) && text.endsWith('.') && !isEvent;
    return begins || new RegExp(`\\p{Ll}[,)]? ${label}|[.!?] ${name}`, 'u').test(text);
  };
};

const WRONG: Record<string, Record<string, Fault>> = {
  en: {
    'a or an': ({ text }) =>
      /\ba (?!one|uni|use|eu)[aeiou]/.test(text) || /\ban [^aeiou8]/i.test(text),
    'a kingdom without its article': ({ text }) =>
      /\b(in|for|of|fits?|lead|leads|wins?|to) (Isle|Dunes|Marsh|Peaks|Woods)\b/.test(text),
    'the number of a noun': miscounted('en', [
      two('point', 'points'),
      two('hex', 'hexes'),
      two('wolf', 'wolves'),
      two('tile', 'tiles'),
      two('token', 'tokens'),
      two('card', 'cards'),
      two('step', 'steps'),
      two('den', 'dens'),
      two('piece', 'pieces'),
      two('player', 'players'),
      two('turn', 'turns'),
      two('seat', 'seats'),
    ]),
    'the upstart': upstart('the upstart'),
  },
  de: {
    'the number of a noun': miscounted('de', [
      two('Punkt', 'Punkte'),
      two('Feld', 'Felder'),
      two('Wolf', 'Wölfe'),
      two('Karte', 'Karten'),
      two('Schritt', 'Schritte'),
      two('Bau', 'Baue'),
      two('Figur', 'Figuren'),
      two('Person', 'Personen'),
      two('Platz', 'Plätze'),
      two('Runde', 'Runden'),
    ]),
    'the upstart in another case': ({ text }) =>
      /\b(von|mit|für|bei|auf|zwischen|um|statt) der Emporkömmling/.test(text),
    'the upstart': upstart('der Emporkömmling'),
  },
  fr: {
    'a missing elision': ({ text }) =>
      /(?<!\p{L})(de|le|la|que|ne|se|je|jusque|lorsque) (?!hurl|haut|hors|onze)[aàâeéèêëiîïoôuûyh](?!\d)/iu.test(
        text.replace(/\b[A-Z]\d+/g, ''),
      ),
    'a missing contraction': ({ text }) => /(?<!\p{L})(de|à) (le|les)(?!\p{L})/iu.test(text),
    'the number of a noun': miscounted('fr', [
      two('point', 'points'),
      two('case', 'cases'),
      two('loup', 'loups'),
      two('tuile', 'tuiles'),
      two('jeton', 'jetons'),
      two('carte', 'cartes'),
      two('pion', 'pions'),
      two('joueur', 'joueurs'),
      two('tanière', 'tanières'),
      two('coup', 'coups'),
    ]),
    'the upstart': upstart('le parvenu'),
  },
  ru: {
    'the number of a noun': miscounted('ru', [
      three('очко', 'очка', 'очков'),
      three('жетон', 'жетона', 'жетонов'),
      three('тайл', 'тайла', 'тайлов'),
      three('карта', 'карты', 'карт'),
      three('фишка', 'фишки', 'фишек'),
      three('фигурка', 'фигурки', 'фигурок'),
      three('лёжка', 'лёжки', 'лёжек'),
      three('место', 'места', 'мест'),
      three('раунд', 'раунда', 'раундов'),
    ]),
    'the upstart': upstart('выскочка'),
  },
  uk: {
    'the number of a noun': miscounted('uk', [
      three('очко', 'очки', 'очок'),
      three('жетон', 'жетони', 'жетонів'),
      three('тайл', 'тайли', 'тайлів'),
      three('карта', 'карти', 'карт'),
      three('фішка', 'фішки', 'фішок'),
      three('гекс', 'гекси', 'гексів'),
      three('сховище', 'сховища', 'сховищ'),
      three('місце', 'місця', 'місць'),
      three('раунд', 'раунди', 'раундів'),
    ]),
    'the upstart': upstart('вискочка'),
  },
};

test.each(LANGUAGES)('every text in %s is right with every name and number', (language) => {
  const faults = new Map<string, string>();
  for (const sample of filled(language)) {
    for (const [what, isWrong] of Object.entries({ ...ANYWHERE, ...WRONG[language] })) {
      if (isWrong(sample)) faults.set(`${sample.file} ${sample.key}: ${what}`, sample.text);
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
});

test.each(LANGUAGES)(
  'lines that ask the player for something fit their place in %s',
  (language) => {
    const long = new Map<string, string>();
    for (const { key, text } of filled(language)) {
      if (!/^(wolves-ui-ask|kingdoms-ui-prompt)-/.test(key)) continue;
      const most = /-(detail|sub)$/.test(key) ? 80 : 56;
      if (text.length > most) long.set(key, text);
    }
    expect(Object.fromEntries(long)).toEqual({});
  },
);

test.each([
  ['en', 'a or an', 'It must be a owl.'],
  ['en', 'a or an', 'Only an hare.'],
  ['en', 'a kingdom without its article', 'Battle for Marsh.'],
  ['en', 'the number of a noun', 'You have 1 points.'],
  ['en', 'the upstart', 'Battle: Ada, and The upstart wins.'],
  ['de', 'the number of a noun', 'Noch 1 Felder.'],
  ['de', 'the upstart in another case', 'gespielt von der Emporkömmling'],
  ['fr', 'a missing elision', 'Au tour de Ada'],
  ['fr', 'a missing contraction', 'la main de le parvenu'],
  ['ru', 'the number of a noun', 'Всего 21 очков.'],
  ['uk', 'the number of a noun', 'Разом 3 очок.'],
])('in %s, %s is found', (language, what, text) => {
  const isWrong = WRONG[language]?.[what];
  expect(isWrong?.({ file: '', key: 'x', text, errors: [] })).toBe(true);
});
