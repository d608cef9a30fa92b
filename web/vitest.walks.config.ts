/** Random walks on the real server: `npm run walks`, with the program named by `HOWLCROWN`. */
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: { include: ['web/walks/**/*.test.ts'], fileParallelism: false },
  }),
);
