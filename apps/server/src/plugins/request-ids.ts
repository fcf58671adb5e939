import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';

const ACCEPTED = /^[\w-]{8,64}$/;

/** Makes the id of a request; one that a trusted proxy gave it is kept, so that their logs meet ours. */
export function requestIds({
  trustProxy,
}: Pick<Env, 'trustProxy'>): (request: Pick<IncomingMessage, 'headers'>) => string {
  if (!trustProxy) return () => randomUUID();
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
  };
}
