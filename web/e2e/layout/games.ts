/** Which games there are, and which kinds of action their rules know, read from the generated types. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../games');

/** The games that have a screen. */
export const games = (): string[] =>
  readdirSync(FOLDER).filter((it) => existsSync(join(FOLDER, it, 'ui/generated/wire.ts')));

/** Every kind of action of a game: what the engine may ask for. */
export function acts(game: string): string[] {
  const types = readFileSync(join(FOLDER, game, 'ui/generated/wire.ts'), 'utf8');
  const [, actions = ''] = /export type Action =([\s\S]*?);\n(?:\/\*\*|export|$)/.exec(types) ?? [];
  return [...new Set([...actions.matchAll(/"act": "(\w+)"/g)].map((it) => it[1] ?? ''))];
}
