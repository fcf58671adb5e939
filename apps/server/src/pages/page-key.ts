import { searchText } from '@longreturn/contract/search-text';
import { AppError } from '@longreturn/core/app-error';

/** Proxies, and nobody else, ask by a whole address; the site answers for whatever name it is called by. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * What a page is cached under and rendered from: the path of a request's target and, in one order, the query parameters
 * that pages read. It begins with exactly one slash. Throws input.invalid when the target names no path.
 */
export function pageKey(target: string, parameters: readonly string[]): string {
  if (target.includes('%00')) throw new AppError('input.invalid'); // no page and no database knows a NUL
  const address = target.replace(ORIGIN, '');
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (path !== '' && !path.startsWith('/')) throw new AppError('input.invalid');
  const rooted = path.replace(/^[/\\]*/, '/'); // two would begin with the name of a host
  if (mark < 0) return rooted;
  const kept = keepKnown(new URLSearchParams(address.slice(mark + 1)), parameters);
  return kept.size > 0 ? `${rooted}?${kept}` : rooted;
}

function keepKnown(given: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name) ?? '';
    const read = name === 'q' ? searchText(value) : value;
    if (read) kept.set(name, read);
  }
  return kept;
}
