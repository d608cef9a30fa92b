/** Adds up what a browser loads for a table of each game, and fails where it is more than the budget. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = { js: 110_000, css: 20_000, art: 60_000, fonts: 80_000 };
const dist = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const bytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Every file that these entries need before they run. */
function closure(keys, files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    for (const it of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(it);
    closure(chunk.imports ?? [], files);
  }
  return files;
}

const boards = Object.keys(manifest).filter((it) => /games\/\w+\/ui\/Board\.svelte$/.test(it));
let failed = false;
for (const board of boards.length > 0 ? boards : ['src/table/PlainBoard.svelte']) {
  const files = [...closure(['index.html', 'src/pages/TablePage.svelte', board])];
  const sum = (ending) =>
    files.filter((it) => it.endsWith(ending)).reduce((all, it) => all + bytes(it), 0);
  const [js, css] = [sum('.js'), sum('.css')];
  // The drawings of a board lie beside its script; those of the whole page are counted nowhere twice.
  const page = closure(['index.html', 'src/pages/TablePage.svelte']);
  const art = [...closure([board])]
    .filter((it) => it.endsWith('.svg') && !page.has(it))
    .reduce((all, it) => all + bytes(it), 0);
  console.log(`${board}: ${js} bytes of JavaScript, ${css} of CSS, ${art} of drawings (gzip)`);
  failed ||= js > BUDGET.js || css > BUDGET.css || art > BUDGET.art;
}
const fonts = readdirSync(join(dist, 'assets')).filter((it) => it.endsWith('.woff2'));
const weight = fonts.reduce((all, it) => all + readFileSync(join(dist, 'assets', it)).length, 0);
console.log(`fonts: ${weight} bytes`);
failed ||= weight > BUDGET.fonts;
if (failed) {
  console.error(`over budget: ${JSON.stringify(BUDGET)}`);
  process.exit(1);
}
