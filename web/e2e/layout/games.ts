/** Which games, actions, pages and dialogs there are, read from their sources: what scenes must show. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../games');

/** The games that have a screen of their own. */
export const games = (): string[] =>
  readdirSync(FOLDER).filter((it) => existsSync(join(FOLDER, it, 'ui/index.ts')));

/** Every kind of action of a game: what the engine may ask for. */
export function acts(game: string): string[] {
  const types = readFileSync(join(FOLDER, game, 'ui/generated/wire.ts'), 'utf8');
  const [, actions = ''] = /export type Action =([\s\S]*?);\n(?:\/\*\*|export|$)/.exec(types) ?? [];
  return [...new Set([...actions.matchAll(/"act": "(\w+)"/g)].map((it) => it[1] ?? ''))];
}

/** Whether a game is also played by one person. */
export const alone = (game: string): boolean =>
  readFileSync(join(FOLDER, game, 'ui/index.ts'), 'utf8').includes('solo:');

const PAGE = join(import.meta.dirname, '../../src');
const within = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.svelte'))
    .map((it) => join(folder, it));

/** Every dialog: its component and its title's key, or the variable that holds the title. */
export const dialogs = (): string[] =>
  [...within(PAGE), ...games().flatMap((it) => within(join(FOLDER, it, 'ui')))]
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<Dialog\s+(?:title=)?\{(?:t\(')?([\w-]+)/g)].map(
        ([, title]) => `${basename(file, '.svelte')} ${title}`,
      ),
    )
    .sort();

/** Every page that an address can lead to. */
export const pages = (): string[] => {
  const routes = readFileSync(join(PAGE, 'router.svelte.ts'), 'utf8');
  return [...new Set([...routes.matchAll(/^ {2}\| \{ page: '(\w+)'/gm)].map((it) => it[1] ?? ''))];
};
