const LONGEST = 500;
const PLACEHOLDER_ORIGIN = 'https://nowhere.invalid';
/** Browsers read a backslash as a slash and drop line breaks and tabs. */
const UNSAFE_CHARACTER = /[\\\p{Cc}]/u;
const API_PATH = /^\/(api|trpc)(\/|$)/;
const MOST_LAYERS = 4;

/**
 * Returns the path on this site that the query parameter `next` names, without the origin. Returns undefined for any
 * URL that is, or could be read as, another site's: it prevents open redirects.
 */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > LONGEST || UNSAFE_CHARACTER.test(next)) return undefined;
  if (!next.startsWith('/') || next.startsWith('//')) return undefined;
  const { pathname, search, hash } = new URL(next, PLACEHOLDER_ORIGIN);
  const plain = decodeWhole(pathname);
  if (plain === undefined || plain.includes('//') || UNSAFE_CHARACTER.test(plain) || API_PATH.test(plain))
    return undefined;
  return pathname + search + hash;
}

/** Removes all layers of percent-encoding. Returns undefined when it is malformed or nested too deeply. */
function decodeWhole(path: string): string | undefined {
  let plain = path;
  try {
    for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
      const next = decodeURIComponent(plain);
      if (next === plain) return plain;
      plain = next;
    }
  } catch {
    return undefined;
  }
  return undefined;
}
