import type { Tally } from './tally.ts';

/** Timeout of a request, in ms: longer than any request may take, so that slow ones are recorded with their time. */
const LIMIT_MS = 30_000;

interface Asked {
  kind: string;
  path: string;
  cookie?: string;
  /** The JSON body of a POST. */
  body?: object;
}

export interface Answered {
  status: number;
  text: string;
  cookie: string;
}

/** Sends a request and records the result. A broken connection is status 0. */
export type Client = (asked: Asked) => Promise<Answered>;

export function createClient(origin: string, tally: Tally): Client {
  return async ({ kind, path, cookie, body }) => {
    const begun = performance.now();
    const answered = await ask(origin + path, origin, cookie, body).catch(() => ({ status: 0, text: '', cookie: '' }));
    tally.note({ kind, status: answered.status, ms: performance.now() - begun });
    return answered;
  };
}

async function ask(
  url: string,
  origin: string,
  cookie: string | undefined,
  body: object | undefined,
): Promise<Answered> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const [own = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { status: response.status, text: await response.text(), cookie: own };
}
