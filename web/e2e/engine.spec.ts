/** Bots in a real browser's worker answer as the native program does, to the bit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asset } from './here';
import { expect, test } from './server';

/** Questions and what the native program answers, written by `cargo test -p pocket`. */
const POSITIONS = join(import.meta.dirname, '../../target/tmp/positions.jsonl');

interface Position {
  question: string;
  answers: string[];
}

test('bots play in a browser as they do natively, in hundreds of positions', async ({ page }) => {
  test.setTimeout(300_000);
  expect(existsSync(POSITIONS), 'run `cargo test -p pocket` first').toBe(true);
  const lines = readFileSync(POSITIONS, 'utf8').trim().split('\n');
  const positions = lines.map((it) => JSON.parse(it) as Position);
  expect(positions.length).toBeGreaterThan(400);
  await page.goto('/');
  const answers = await page.evaluate(
    async ([thinker, questions]) => {
      const module = await WebAssembly.compileStreaming(fetch('/engine/pocket.wasm'));
      const worker = new Worker(thinker, { type: 'module' });
      const answers: string[][] = [];
      for (const question of questions) {
        const found: string[] = [];
        await new Promise<void>((done) => {
          worker.onmessage = ({ data }: MessageEvent<string>) => {
            found.push(data);
            if (!data.startsWith('{"turn"') || data.startsWith('{"turns"')) done();
          };
          worker.postMessage({ module, question });
        });
        answers.push(found);
      }
      return answers;
    },
    [asset('thinker'), positions.map((it) => it.question)] as const,
  );
  const different = positions.filter((it, at) => answers[at]?.join() !== it.answers.join());
  expect(different.map((it) => it.question)).toEqual([]);
});
