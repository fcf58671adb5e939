import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The URL that requests with an invalid URL are routed to. No page or file has it. */
const INVALID_URL = '/%25';

/** Returns the URL that a request is routed by: its own, unless its path has broken percent-encoding. */
export function routableUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return INVALID_URL;
  }
}

/** Returns whether the path of a request's URL can't be decoded. */
export function isUnreadable({ url, originalUrl }: FastifyRequest): boolean {
  return url !== originalUrl;
}
