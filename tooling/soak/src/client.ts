import type { Tally } from './tally.ts';

/** The timeout of a request. It is longer than the limit in find-failures.ts, so that slow requests are timed too. */
const LIMIT_MS = 30_000;

interface Asked {
  kind: string;
  path: string;
  cookie?: string;
  /** By default POST for a request with a body, and GET without a body. */
  method?: string;
  /** Sent as JSON. */
  body?: object;
}

export interface Reply {
  status: number;
  text: string;
  cookie: string;
}

/** Sends a request and records its result. A broken connection or a timeout has status 0. */
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
