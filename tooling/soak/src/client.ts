import type { Tally } from './tally.ts';

/** Timeout of a request, in ms: longer than any request may take, so that slow ones are recorded with their time. */
const LIMIT_MS = 30_000;

interface Asked {
  kind: string;
  path: string;
  cookie?: string;
  /** POST with a body and GET without one, unless given. */
  method?: string;
  /** Sent as JSON. */
  body?: object;
}

export interface Reply {
  status: number;
  text: string;
  cookie: string;
}

/** Sends a request and records the result. A broken connection is status 0. */
export type Client = (asked: Asked) => Promise<Reply>;

export function createClient(origin: string, tally: Tally): Client {
  return async (asked) => {
    const begun = performance.now();
    const reply = await ask(origin, asked).catch(() => ({ status: 0, text: '', cookie: '' }));
    tally.note({ kind: asked.kind, status: reply.status, ms: performance.now() - begun });
    return reply;
  };
}

async function ask(origin: string, { path, cookie, body, method = body ? 'POST' : 'GET' }: Asked): Promise<Reply> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const [own = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { status: response.status, text: await response.text(), cookie: own };
}
