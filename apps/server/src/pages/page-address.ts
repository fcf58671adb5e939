import { AppError } from '@longreturn/core/app-error';

/** Proxies, and nobody else, ask by a whole address; the site answers for whatever name it is called by. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const ANY_HOST = 'http://host';

export interface PageAddress {
  /** As it was asked for. */
  asked: string;
  /** The one form of it: it begins with exactly one slash, ends with none, and percent-encodes only what it must. */
  path: string;
  /** Empty, or with its question mark. */
  search: string;
}

/** The parts of a request's target. Throws input.invalid when it names no path, or one that can't be decoded or holds a NUL. */
export function pageAddress(target: string): PageAddress {
  const address = target.replace(ORIGIN, '');
  const mark = address.indexOf('?');
  const asked = (mark < 0 ? address : address.slice(0, mark)) || '/';
  // No database stores a NUL.
  if (!asked.startsWith('/') || asked.includes('%00')) throw new AppError('input.invalid');
  const search = mark < 0 ? '' : address.slice(mark);
  return { asked, path: normalPath(asked), search };
}

/** Two slashes at the beginning would name a host. */
function normalPath(asked: string): string {
  const { pathname } = new URL(asked.replace(/^[/\\]+/, '/'), ANY_HOST);
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(decode(segment))).join('/')}`;
}

/** Throws input.invalid where the percent-encoding is broken. */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new AppError('input.invalid');
  }
}
