/** Random walks on the real server: `npm run walks`, with the program named by `HOWLCROWN`. */
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    // Each file has a server of its own.
    test: { include: ['web/walks/**/*.test.ts', 'games/*/ui/*.walk.ts'] },
  }),
);
