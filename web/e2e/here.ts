/** Tables in the browser itself, opened as the page's worker would open them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where a page was built and where it is found. */
export interface Site {
  folder: string;
  base: string;
}
const PAGE: Site = { folder: join(import.meta.dirname, '../dist'), base: '/' };

/** The built file of a worker. */
export function asset(name: string, { folder, base }: Site = PAGE): string {
  const files = readdirSync(join(folder, 'assets'));
  const found = files.find((it) => it.startsWith(`${name}-`) && it.endsWith('.js'));
  if (!found) throw new Error(`the page was built without ${name}`);
  return `${base}assets/${found}`;
}

/** Opens a table in the browser and returns its id; some page of ours must be open, and the next one finds the table. */
export function openHere(page: Page, wanted: object, site: Site = PAGE): Promise<string> {
  return page.evaluate(
    async ([script, engine, body]) => {
      localStorage.setItem('here', 'yes');
      const module = await WebAssembly.compileStreaming(fetch(engine));
      const worker = new Worker(script, { type: 'module' });
      const said = (message: object) =>
        new Promise<{ body?: { id: string } }>((done) => {
          worker.onmessage = ({ data }: MessageEvent<{ body?: { id: string } }>) => done(data);
          worker.postMessage(message);
        });
      await said({ kind: 'start', module });
      const request = { kind: 'request', method: 'POST', path: '/api/tables', name: 'Ada' };
      const made = await said({ ...request, to: 1, body });
      // What was asked for last is answered after everything before it is kept.
      await said({ ...request, to: 2, method: 'GET' });
      worker.terminate();
      return made.body?.id ?? '';
    },
    [asset('worker', site), `${site.base}engine/pocket.wasm`, wanted] as const,
  );
}
