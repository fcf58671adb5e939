import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';

const ACCEPTED = /^[\w-]{8,64}$/;

/** Returns a generator of request IDs. It keeps the ID from a trusted proxy, so that the proxy's logs match ours. */
export function requestIds({
  trustProxy,
}: Pick<Env, 'trustProxy'>): (request: Pick<IncomingMessage, 'headers'>) => string {
  if (!trustProxy) return () => randomUUID();
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
  };
}
