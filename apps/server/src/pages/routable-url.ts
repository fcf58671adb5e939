import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Where requests go whose address can't be read; no page and no file has it. */
const UNREADABLE = '/%25';

/** Returns the address by which a request is routed: its own, unless its path's percent-encoding is broken. */
export function routableUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return UNREADABLE;
  }
}

/** Whether a request came for an address whose path can't be read. */
export function isUnreadable({ url, originalUrl }: FastifyRequest): boolean {
  return url !== originalUrl;
}
