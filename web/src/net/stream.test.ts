import { expect, test, vi } from 'vitest';
import { parser, stream, type Message } from './stream';

test('messages are cut out of text that arrives in pieces', () => {
  const got: Message[] = [];
  const parse = parser((it) => got.push(it));
  parse(': heartbeat\n\nevent: frame\nid: 4');
  parse('2\ndata: {"a":1,\nda');
  parse('ta: "b":2}\r\n\r\ndata:x\n\n');
  expect(got).toEqual([
    { event: 'frame', id: '42', data: '{"a":1,\n"b":2}' },
    { event: 'message', id: null, data: 'x' },
  ]);
});

/** A server that answers each request with the next of these bodies, then with none at all. */
function server(...bodies: (string | number)[]) {
  const asked: (string | undefined)[] = [];
  const answer = vi.fn((_: unknown, request?: RequestInit) => {
    asked.push((request?.headers as Record<string, string>)['last-event-id']);
    const body = bodies.shift();
    if (typeof body === 'number') return Promise.resolve(new Response('', { status: body }));
    if (body === undefined) return new Promise<Response>(() => {});
    return Promise.resolve(new Response(body, { status: 200 }));
  });
  return { asked, fetch: answer as unknown as typeof fetch };
}

test('a stream that breaks off is resumed where it stopped', async () => {
  const { asked, fetch } = server('event: frame\nid: 7\ndata: a\n\n', 502, 'id: 8\ndata: b\n\n');
  const got: string[] = [];
  const states: string[] = [];
  const close = stream({
    url: '/x',
    fetch,
    onmessage: (it) => got.push(it.data),
    onstate: (it) => states.push(it),
  });
  await vi.waitFor(() => expect(got).toEqual(['a', 'b']), { timeout: 3000 });
  await vi.waitFor(() => expect(asked).toEqual([undefined, '7', '7', '8']), { timeout: 3000 });
  expect(states.slice(0, 5)).toEqual(['connecting', 'open', 'lost', 'lost', 'open']);
  close();
});

test('a stream that is forbidden is not asked for again', async () => {
  const { asked, fetch } = server(404);
  const states: string[] = [];
  stream({ url: '/x', fetch, onmessage: () => {}, onstate: (it) => states.push(it) });
  await vi.waitFor(() => expect(states).toEqual(['connecting', 'refused']));
  expect(asked).toHaveLength(1);
});

test('a connection that falls silent is given up and opened anew', async () => {
  let asked = 0;
  const fetch = ((_: unknown, request: RequestInit) => {
    asked += 1;
    const body = new ReadableStream({
      start(controller) {
        request.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return Promise.resolve(new Response(body));
  }) as typeof globalThis.fetch;
  const close = stream({ url: '/x', fetch, silence: 20, onmessage: () => {}, onstate: () => {} });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  close();
});
