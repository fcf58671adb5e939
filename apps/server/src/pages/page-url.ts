import { AppError } from '@longreturn/core/app-error';

/** Only proxies request absolute URLs. The site accepts any host name in them. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const ANY_HOST = 'http://host';

export interface PageUrl {
  /** The path as requested. */
  requested: string;
  /** The normalised path: exactly one leading slash, no trailing slash, and minimal percent-encoding. */
  path: string;
  /** Empty, or with the question mark. */
  search: string;
}

/** Parses a request's target. Throws input.invalid if it is no path, can't be decoded or contains a NUL. */
export function pageUrl(target: string): PageUrl {
  const url = target.replace(ORIGIN, '');
  const mark = url.indexOf('?');
  const requested = (mark < 0 ? url : url.slice(0, mark)) || '/';
  // Databases can't store a NUL.
  if (!requested.startsWith('/') || requested.includes('%00')) throw new AppError('input.invalid');
  const search = mark < 0 ? '' : url.slice(mark);
  return { requested, path: normalPath(requested), search };
}

/** Two leading slashes would denote a host. */
function normalPath(requested: string): string {
  const { pathname } = new URL(requested.replace(/^[/\\]+/, '/'), ANY_HOST);
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(decode(segment))).join('/')}`;
}

/** Throws input.invalid if the percent-encoding is broken. */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new AppError('input.invalid');
  }
}
