/** How the page is built, served while working on it, and tested. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.HOWLCROWN_URL ?? 'http://127.0.0.1:8080';

/** The page's own modules that are needed everywhere; the others load with what uses them. */
const SHELL =
  /web\/src\/(address|net|newer|pocket\/p|words|board|router|settings|games|parts\/(Clock|Dialog|Emblem|Glyph|Log|Page|PlayerChip|Prompt|Toast|TopBar|clock|emblem|glyph|keys|toasts)\b)/;

/** How the page is installed, and what works without a network: everything but the server. */
const INSTALLED = VitePWA({
  // A newer version waits until it is asked for or no page is open.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: './',
    name: 'Howl & Crown',
    short_name: 'Howl & Crown',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#111a26',
    theme_color: '#111a26',
    categories: ['games'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,ico,webp,woff2,ftl,md,wasm}'],
    maximumFileSizeToCacheInBytes: 4_000_000,
    // Names of assets hold a hash of what is in them.
    dontCacheBustURLsMatching: /assets\//,
    navigateFallbackDenylist: [/^\/api\//, /^\/metrics/],
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

export default defineConfig({
  plugins: [svelte(), INSTALLED],
  // Workers start workers of their own.
  worker: { format: 'es' },
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
    // The same browsers know module preloading.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    // What every page needs comes in two files instead of twenty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules\/(?!workbox)/ },
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
