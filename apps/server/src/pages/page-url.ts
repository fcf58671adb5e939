import { AppError } from '@longreturn/core/app-error';

/**
 * Matches the origin of an absolute URL. Only clients that mistake the site for a proxy send such a URL; any host is
 * accepted.
 */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const ANY_HOST = 'http://host';

export interface PageUrl {
  /** The path as requested. */
  requested: string;
  /** The normalised path: exactly one leading slash, no trailing slash, and minimal percent-encoding. */
  path: string;
  /** The query with its question mark, or an empty string. */
  search: string;
}

/**
 * Parses a request's target. Throws input.invalid if it is not a path, can't be decoded or contains a NUL character.
 */
export function pageUrl(target: string): PageUrl {
  const url = target.replace(ORIGIN, '');
  const mark = url.indexOf('?');
  const requested = (mark < 0 ? url : url.slice(0, mark)) || '/';
  // PostgreSQL can't store a NUL character.
  if (!requested.startsWith('/') || requested.includes('%00')) throw new AppError('input.invalid');
  const search = mark < 0 ? '' : url.slice(mark);
  return { requested, path: normalPath(requested), search };
}

/** Returns the path with one leading slash, because `//name` would be parsed as a host. */
function normalPath(requested: string): string {
  const { pathname } = new URL(requested.replace(/^[/\\]+/, '/'), ANY_HOST);
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(decode(segment))).join('/')}`;
}

/** Decodes percent-encoded text. Throws input.invalid if the encoding is invalid. */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new AppError('input.invalid');
  }
}
