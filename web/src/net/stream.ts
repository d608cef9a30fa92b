/**
 * Server-sent events that come back by themselves.
 *
 * Read with `fetch` rather than `EventSource`, because three things matter here that it does not
 * give: a retry after a quarter of a second (its own default is three), noticing a connection that
 * died in silence by the missing heartbeat, and going on after an error answer of a proxy.
 * `Last-Event-ID` is sent just the same, so the server sees an ordinary client.
 */
import { createParser } from 'eventsource-parser';
import type { Connection } from './link';

export interface Message {
  event: string;
  data: string;
  id: string | null;
}

export interface StreamOptions {
  /** An address that starts with a slash. */
  url: string;
  onmessage(message: Message): void;
  onstate(state: Connection, status?: number): void;
  fetch?: typeof fetch;
  /** Silence after which the connection counts as dead. */
  silence?: number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 600;
/** Nobody looks at a hidden page; it asks at once when it is shown again. */
const HIDDEN_WAIT = 5000;

/** Opens a stream; the function it returns closes it for good. */
export function stream(options: StreamOptions): () => void {
  const silence = options.silence ?? 40_000;
  const ask = options.fetch ?? fetch;
  let lastId: string | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let attempt: AbortController | null = null;
  let wake: () => void = () => {};

  async function once(): Promise<void> {
    attempt = new AbortController();
    const { signal } = attempt;
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (lastId !== null) headers['last-event-id'] = lastId;
    const answer = await ask(options.url, { headers, signal, cache: 'no-store' });
    if (!answer.ok || !answer.body) throw new Status(answer.status);
    options.onstate('open');
    wait = FIRST_WAIT;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const parse = parser((message) => {
      lastId = message.id ?? lastId;
      options.onmessage(message);
    });
    for (;;) {
      const timer = setTimeout(() => attempt?.abort(), silence);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      parse(value);
    }
  }

  async function forever(): Promise<void> {
    options.onstate('connecting');
    while (!closed) {
      try {
        await once();
      } catch (error) {
        if (closed) return;
        if (error instanceof Status && error.final) {
          options.onstate('refused', error.status);
          return;
        }
      }
      if (closed) return;
      options.onstate('lost');
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, document.visibilityState === 'hidden' ? HIDDEN_WAIT : wait);
      });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  // After sleep or a network change the old connection may only look alive.
  const again = () => {
    wait = FIRST_WAIT;
    wake();
  };
  const back = () => {
    attempt?.abort();
    again();
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', again);
  void forever();
  return () => {
    closed = true;
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', again);
    attempt?.abort();
    wake();
  };
}

class Status extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }

  /** Whether asking again cannot help. */
  get final(): boolean {
    return this.status === 400 || this.status === 403 || this.status === 404;
  }
}

/** Cuts text that arrives in pieces into messages. */
export function parser(onmessage: (message: Message) => void): (text: string) => void {
  const cut = createParser({
    onEvent: ({ event = 'message', data, id = null }) => onmessage({ event, data, id }),
  });
  return (text) => cut.feed(text);
}
