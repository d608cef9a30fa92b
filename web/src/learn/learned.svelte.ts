/** Which puzzles have been solved in this browser. */
const KEY = 'learned';

function read(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([game, names]) => [
        game,
        Array.isArray(names) ? names.filter((it) => typeof it === 'string') : [],
      ]),
    );
  } catch {
    return {};
  }
}

let learned = $state.raw(read());

/** The names of the solved puzzles of a game. */
export const solvedOf = (game: string): readonly string[] => learned[game] ?? [];

/** Remembers that a puzzle is solved. */
export function solved(game: string, name: string): void {
  if (solvedOf(game).includes(name)) return;
  learned = { ...learned, [game]: [...solvedOf(game), name] };
  try {
    localStorage.setItem(KEY, JSON.stringify(learned));
  } catch {
    // Without storage it is remembered as long as the page.
  }
}
