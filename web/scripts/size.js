/** Adds up what a browser loads for a table of each game, and fails where it is more than the budget. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET = { js: 115_000, css: 20_000, art: 60_000, fonts: 80_000 };
/** Rules and bots, loaded after the first paint: gzip and brotli. */
const ENGINE = { gzip: 660_000, brotli: 470_000 };
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

/** The files with a board's drawings: those of its folder that the route names, or its linocut. */
function drawings(board, route) {
  const folder = board.slice(0, board.lastIndexOf('/') + 1);
  const own = Object.keys(manifest).filter((it) => it.startsWith(folder));
  const drawn = own.filter(
    (it) =>
      it.endsWith('/lino.ts') ||
      // The scene stands on the home page, not on the table.
      (it.endsWith('.svg') && !it.endsWith('/scene.svg') && route.has(manifest[it].file)),
  );
  // A map that is drawn in two sizes is loaded in one of them.
  const large = drawn.some((it) => it.endsWith('/large.svg'));
  return drawn.filter((it) => !(large && it.endsWith('/small.svg'))).map((it) => manifest[it].file);
}

const boards = Object.keys(manifest).filter((it) => /games\/\w+\/ui\/Board\.svelte$/.test(it));
let failed = false;
for (const board of boards.length > 0 ? boards : ['src/table/PlainBoard.svelte']) {
  const files = [...closure(['index.html', 'src/pages/TablePage.svelte', board])];
  const sum = (ending) =>
    files.filter((it) => it.endsWith(ending)).reduce((all, it) => all + bytes(it), 0);
  const [js, css] = [sum('.js'), sum('.css')];
  const art = drawings(board, new Set(files)).reduce((all, it) => all + bytes(it), 0);
  console.log(`${board}: ${js} bytes of JavaScript, ${css} of CSS, ${art} of drawings (gzip)`);
  failed ||= js > BUDGET.js || css > BUDGET.css || art > BUDGET.art;
  if (boards.length > 0 && art === 0) throw new Error(`${board}: its drawings were not found`);
}
const fonts = readdirSync(join(dist, 'assets')).filter((it) => it.endsWith('.woff2'));
const weight = fonts.reduce((all, it) => all + readFileSync(join(dist, 'assets', it)).length, 0);
console.log(`fonts: ${weight} bytes`);
failed ||= weight > BUDGET.fonts;
const engine = join(dist, 'engine/pocket.wasm');
if (existsSync(engine)) {
  const code = readFileSync(engine);
  const [gzip, brotli] = [gzipSync(code, { level: 9 }).length, brotliCompressSync(code).length];
  console.log(`engine: ${code.length} bytes, ${gzip} gzip, ${brotli} brotli`);
  failed ||= gzip > ENGINE.gzip || brotli > ENGINE.brotli;
}
if (failed) {
  console.error(`over budget: ${JSON.stringify({ ...BUDGET, ...ENGINE })}`);
  process.exit(1);
}
