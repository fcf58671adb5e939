import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';

const ACCEPTED = /^[\w-]{8,64}$/;
/** 12 random bytes are 16 characters in base64url, without padding. */
const BYTES_PER_ID = 12;
const ID_LENGTH = 16;
const IDS_PER_READ = 256;

/**
 * Returns a generator of request IDs: 16 random characters, so that an ID doesn't tell how many requests came before.
 * If a trusted proxy has set an ID, the generator returns it, so that the proxy's logs match ours.
 */
export function requestIds({
  trustProxy,
}: Pick<Env, 'trustProxy'>): (request: Pick<IncomingMessage, 'headers'>) => string {
  const randomId = randomIds();
  if (!trustProxy) return randomId;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && ACCEPTED.test(given) ? given : randomId();
  };
}

/** Returns a function that returns a random ID. It reads random bytes for many IDs at once, which is faster. */
function randomIds(): () => string {
  let characters = '';
  let used = 0;
  return () => {
    if (used === characters.length) {
      characters = randomBytes(BYTES_PER_ID * IDS_PER_READ).toString('base64url');
      used = 0;
    }
    used += ID_LENGTH;
    return characters.slice(used - ID_LENGTH, used);
  };
}
