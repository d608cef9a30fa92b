/** The command line: the game's notation, with shortened words as long as they are clear. */
import type { Legals } from './choice';
import type { Action } from './wire';

/** An action in the game's notation: `play tiger5 woods with tiger7`. */
export function notation(action: Action): string {
  switch (action.act) {
    case 'claim':
      return `play ${action.card} ${action.kingdom}${action.with ? ` with ${action.with}` : ''}`;
    case 'rally':
      return `rally ${[...action.cards].sort().join(' ')}`;
    case 'commit':
      return `battle ${action.card}`;
    case 'retreat':
    case 'add':
    case 'pass':
      return action.act;
  }
}

export type Parsed =
  | { action: Action }
  /** Several actions begin like this, or none does. */
  | { found: string[] };

/** The legal action that these words mean. Each word may be cut short: `p t5 w`. */
export function parse(text: string, legal: Legals): Parsed {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const rally = 'rally'.startsWith(words[0] ?? '-');
  const typed = rally ? ['rally', ...words.slice(1).sort()] : words;
  const actions = legal.map((it) => it.action);
  const fitting = actions.filter((it) => means(typed, notation(it).split(' ')));
  const exact = fitting.filter((it) => notation(it) === typed.join(' '));
  const [only, more] = exact.length === 1 ? exact : fitting;
  return only && !more ? { action: only } : { found: fitting.map(notation) };
}

function means(typed: string[], words: string[]): boolean {
  return typed.length === words.length && typed.every((it, at) => wordMeans(it, words[at] ?? ''));
}

/** A word may be cut short; a card keeps its rank: `t5` is `tiger5`. */
function wordMeans(typed: string, word: string): boolean {
  const card = /^([a-z]+)([1-8])$/.exec(word);
  const cut = /^([a-z]+)([1-8])$/.exec(typed);
  if (card && cut) return card[2] === cut[2] && (card[1] ?? '').startsWith(cut[1] ?? '-');
  return !card && word.startsWith(typed);
}
