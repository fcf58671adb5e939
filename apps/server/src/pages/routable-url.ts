import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The URL to which requests with an invalid URL are routed. No page or file has this URL. */
const INVALID_URL = '/%25';

/** Returns the URL by which a request is routed: the requested URL, or INVALID_URL if its path can't be decoded. */
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

/** Returns whether the path of the request's URL could not be decoded. */
export function isUnreadable({ url, originalUrl }: FastifyRequest): boolean {
  return url !== originalUrl;
}
