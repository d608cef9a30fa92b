/** The worker that owns this browser's tables: it keeps, wakes and lets think what the engine says. */
import { Engine } from './engine';
import type { FromWorker, Out, ToWorker } from './messages';
import { Shelf } from './shelf';
import { Thinkers } from './thinkers';

/** Ids of tables in this browser begin so; a server's never do. */
const PREFIX = 'here-';

const tell = (message: FromWorker) => postMessage(message);
const alarms = new Map<string, ReturnType<typeof setTimeout>>();
/** What the engine wants done, in order. */
const outbox: Out[] = [];
let parts: { engine: Engine; shelf: Shelf; thinkers: Thinkers } | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    void start(data.module).catch((why: unknown) => tell({ kind: 'failed', why: String(why) }));
  } else if (data.kind === 'request') {
    const { to, method, path, body, name } = data;
    const fresh = { id: PREFIX + hex(8), secret: hex(32) };
    pass({ request: { to, method, path, body, name, ...fresh } });
  } else if (data.kind === 'follow') {
    pass({ follow: { to: data.to, table: data.table, seat: data.seat } });
  } else {
    pass({ unfollow: { to: data.to } });
  }
});

async function start(module: WebAssembly.Module): Promise<void> {
  // A core is left for the page.
  const most = Math.max(1, Math.min(2, (navigator.hardwareConcurrency || 2) - 1));
  const engine = await Engine.start(module, (text) => outbox.push(...(JSON.parse(text) as Out[])));
  const shelf = await Shelf.open();
  parts = { engine, shelf, thinkers: new Thinkers(module, most) };
  for (const { record, entries, judged } of await shelf.all()) {
    const list = JSON.stringify(entries);
    engine.handle(`{"load":{"record":${record},"entries":${list},"judged":${judged ?? 'null'}}}`);
  }
  flush();
  tell({ kind: 'ready' });
}

function pass(message: unknown): void {
  say(JSON.stringify(message));
}

/** Passes a written message to the engine and does what follows from it. */
function say(message: string): void {
  if (!parts) return;
  try {
    parts.engine.handle(message);
  } catch (why) {
    // After a panic the instance is unusable. Everything that counts is kept: the page starts a new worker.
    tell({ kind: 'failed', why: String(why) });
    return;
  }
  flush();
}

function flush(): void {
  while (outbox.length > 0) {
    const it = outbox.shift();
    if (it) carryOut(it);
  }
}

function carryOut(it: Out): void {
  if (!parts) return;
  const { shelf, thinkers } = parts;
  if (it.reply) tell({ kind: 'reply', ...it.reply });
  else if (it.event) tell({ kind: 'event', ...it.event });
  else if (it.end) tell({ kind: 'end', ...it.end });
  else if (it.keep) {
    const { table, record, entries, from, answer } = it.keep;
    const kept = () => answer && pass({ stored: { table } });
    // A full disk must not end the game: it goes on and is lost when the page is closed.
    void shelf.keep(table, record, entries, from).then(kept, kept);
  } else if (it.keep_judged) {
    void shelf.keepJudged(it.keep_judged.table, JSON.stringify(it.keep_judged.judged));
  } else if (it.drop) void shelf.drop(it.drop.table);
  else if (it.think) {
    const { table, job, question } = it.think;
    thinkers.think(`${table} ${job}`, question, (found) =>
      say(`{"thought":{"table":"${table}","job":${job},"found":${found}}}`),
    );
  } else if (it.forget) thinkers.forget(`${it.forget.table} ${it.forget.job}`);
  else if (it.wake) {
    const { table, at } = it.wake;
    clearTimeout(alarms.get(table));
    // Longer waits than a timer can hold are asked for again.
    const wait = Math.min(Math.max(0, at - Date.now()), 2 ** 30);
    alarms.set(
      table,
      setTimeout(() => pass({ time: { table } }), wait),
    );
  }
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((it) => it.toString(16).padStart(2, '0')).join('');
}
