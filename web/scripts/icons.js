/** Draws the icons that are no SVG from `public/icon.svg`: for phones, which cut their own shapes. */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** Name, size, background, and which part of the square the picture fills. */
const ICONS = [
  ['icon-192.png', 192, 'transparent', 1],
  ['icon-512.png', 512, 'transparent', 1],
  // What is cut off is ground: the picture keeps to the circle of 80 %.
  ['icon-maskable.png', 512, '#111a26', 0.8],
  ['apple-touch-icon.png', 180, '#111a26', 0.86],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
});
for (const [name, size, ground, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
     <img src="${source}" width="${size * part}" height="${size * part}">`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
