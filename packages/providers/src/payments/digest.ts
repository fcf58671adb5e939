import { createHash } from 'node:crypto';

/**
 * Returns a short digest of a request for its idempotency key: providers refuse another request with the same key, or
 * answer it with the result of the first.
 */
export const digest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 16);
