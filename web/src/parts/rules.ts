/** Which file holds a game's rules in a language. Only its address is in the program; the page loads what it shows. */

const FILES = {
  ...import.meta.glob<string>('../../../games/*/RULES.md', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../games/*/rules/*.md', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

/** The game's rules in this language, in English where nobody has translated them, or nothing for an unknown game. */
export function rulesFile(
  game: string,
  language: string,
): { url: string; language: string } | undefined {
  const own = FILES[`../../../games/${game}/rules/${language}.md`];
  if (own) return { url: own, language };
  const english = FILES[`../../../games/${game}/RULES.md`];
  return english ? { url: english, language: 'en' } : undefined;
}
