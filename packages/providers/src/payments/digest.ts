import { createHash } from 'node:crypto';

/**
 * Returns a short digest of a request, which becomes a part of its idempotency key, so that different requests have
 * different keys. For a key that another request had, providers return an error or the result of that request.
 */
export const digest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 16);
