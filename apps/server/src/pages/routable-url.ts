import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The path to which requests with an invalid URL are routed. No page or file has this path. */
const INVALID_PATH = '/%25';

/**
 * Returns the URL by which a request is routed: the requested URL, or INVALID_PATH with the request's query string if
 * the path can't be decoded.
 */
export function routableUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return INVALID_PATH + url.slice(path.length);
  }
}

/** Returns whether the path of the request's URL could not be decoded. */
export function isUnreadable({ url, originalUrl }: FastifyRequest): boolean {
  return url !== originalUrl;
}
