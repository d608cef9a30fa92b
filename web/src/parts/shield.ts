/** Which emblem belongs to a name: the same name has the same one on every screen. */

const SHIELDS: readonly Shield[] = [
  { beast: 'owl', ground: '#2f5fb8' },
  { beast: 'panda', ground: '#8f2a1c' },
  { beast: 'tiger', ground: '#a05a22' },
  { beast: 'bee', ground: '#8a5f10' },
  { beast: 'lizard', ground: '#175a55' },
  { beast: 'frog', ground: '#4c662c' },
  { beast: 'okapi', ground: '#5c3a74' },
  { beast: 'wolf', ground: '#1a4a5a' },
  { beast: 'fox', ground: '#7d2412' },
];

export interface Shield {
  beast: string;
  ground: string;
}

/** The owl that gives hints and lessons. */
export const COACH: Shield = { beast: 'owl', ground: '#3a2212' };

/** The emblem of this name. */
export function shieldOf(name: string): Shield {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return SHIELDS[sum % SHIELDS.length] ?? COACH;
}
