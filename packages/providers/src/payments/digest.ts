import { createHash } from 'node:crypto';

/**
 * Returns a short digest of a request. The digest is a part of the idempotency key, so that different requests have
 * different keys. If a key is reused for a different request, providers return an error or the first request's result.
 */
export const digest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 16);
