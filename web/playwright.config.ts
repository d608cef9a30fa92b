/** Browser tests against the real server; see `e2e/server.ts` for how it is found and started. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each worker has a browser and a server of its own, so tests know nothing of each other. What measures
  // time is marked `@alone` or `@budgets` and runs when nothing else does.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // Tests see what the server sends now; those of the installed page allow it.
    serviceWorkers: 'block',
    // Recording slows every step down: on demand only.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--disable-dev-shm-usage'],
    },
  },
});
