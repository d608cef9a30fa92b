/** Measures the layout of every scene in every language, window and text size, or of those that are named. */
import { spawnSync } from 'node:child_process';

const only = process.argv.slice(2).join(' ');
const run = spawnSync('npx', ['playwright', 'test', 'layout.spec.ts', '--grep', '@layout'], {
  stdio: 'inherit',
  env: { ...process.env, LAYOUT_ALL: 'yes', LAYOUT_ONLY: only },
});
process.exit(run.status ?? 1);
