import { createHash } from 'node:crypto';

/**
 * Returns a short digest of a request for its idempotency key: for a different request with the same key, providers
 * return an error or the result of the first request.
 */
export const digest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 16);
