import type { Tally } from './tally.ts';

/** Longer than any request may take, in ms: what takes longer still is noted as it is. */
const LIMIT_MS = 30_000;

interface Asked {
  kind: string;
  path: string;
  cookie?: string;
  /** Sent as JSON with POST. */
  body?: object;
}

export interface Answered {
  status: number;
  text: string;
  cookie: string;
}

/** Asks the site and notes what came of it. A broken connection is status 0. */
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
