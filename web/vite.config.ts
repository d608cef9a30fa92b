/** How the page is built, served while working on it, and tested. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.HOWLCROWN_URL ?? 'http://127.0.0.1:8080';

/** The page's own modules that are needed everywhere; the others load with what uses them. */
const SHELL =
  /web\/src\/(net|words|board|router|settings|games|parts\/(Clock|Dialog|Emblem|Glyph|Log|Page|PlayerChip|Prompt|Toast|TopBar|clock|emblem|glyph|keys|toasts)\b)/;

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The boards live outside this folder: they take Svelte from here, and the page's parts by name.
    dedupe: ['svelte'],
    alias: { $board: here('src/board.ts'), $parts: here('src/parts') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    // Browsers of 2024 know light-dark(); rewritten for older ones it would be fixed at the root.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    // What every page needs comes in two files instead of twenty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules/ },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The server compares origin and host, so the host stays as the browser sent it.
    proxy: { '/api': { target: server, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    dir: here('..'),
    include: ['web/src/**/*.test.ts', 'games/*/ui/**/*.test.ts'],
  },
});
