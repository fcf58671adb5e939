import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** A character on which URL parsers disagree, such as a backslash or a line break. */
const AMBIGUOUS = /[\\\s]|\p{Cc}/u;

/**
 * Returns the URL as it was given, so that `{CHECKOUT_SESSION_ID}` stays unencoded. If none was given, returns the URL
 * of `path` on this site. Throws returnUrl.foreign if the given URL isn't an absolute URL of this site.
 */
export function returnUrl(
  { origin, origins }: Pick<Deps, 'origin' | 'origins'>,
  given: string | undefined,
  path: string,
): string {
  if (given === undefined) return `${origin}${path}`;
  const isOwn = origins.some((own) => given === own || given.startsWith(`${own}/`));
  if (!isOwn || AMBIGUOUS.test(given) || !URL.canParse(given)) throw new AppError('returnUrl.foreign');
  return given;
}
