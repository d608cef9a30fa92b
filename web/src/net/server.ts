/** A server's tables, over HTTP and server-sent events. */
import { isStatic } from '../address';
import type { Wire } from '../board';
import { Refused, type Follower, type Link } from './link';
import { parser, stream } from './stream';

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  receive?: (data: unknown) => void,
): Promise<T> {
  const request: RequestInit = { method, signal, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, request);
    if (receive && answer.ok && answer.body) {
      const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      const parse = parser(({ data }) => receive(JSON.parse(data)));
      for (;;) {
        const { done, value } = await pieces.read();
        if (done) return undefined as T;
        parse(value);
      }
    }
    text = await answer.text();
  } catch {
    throw new Refused(0, { reason: 'offline' });
  }
  let json: unknown = null;
  try {
    json = text ? JSON.parse(text) : null;
  } catch {
    // An answer that is not JSON comes from something between us and the server.
  }
  if (!answer.ok) {
    throw new Refused(answer.status, (json as Wire | null) ?? { reason: 'unexpected' });
  }
  return json as T;
}

function follow(table: string, seat: number | null, { onmessage, onstate }: Follower): () => void {
  return stream({
    url: `/api/tables/${encodeURIComponent(table)}/events?${seat === null ? '' : `seat=${seat}`}`,
    onmessage: ({ event, data }) => onmessage(event, JSON.parse(data)),
    onstate,
  });
}

/** The static edition has no server: nothing is asked for. */
const nobody: Link = {
  call: () => Promise.reject(new Refused(0, { reason: 'offline' })),
  follow: (_table, _seat, { onstate }) => {
    onstate('refused');
    return () => {};
  },
};

export const server: Link = isStatic ? nobody : { call, follow };
