const MAX_LENGTH = 500;
const PLACEHOLDER_ORIGIN = 'https://nowhere.invalid';
/** Characters that browsers change in a URL: a backslash becomes a slash, and line breaks and tabs are removed. */
const UNSAFE_CHARACTER = /[\\\p{Cc}]/u;
const API_PATH = /^\/(api|trpc)(\/|$)/;
const MAX_LAYERS = 4;

/**
 * Returns the path in the query parameter `next`, if it is a page of this site. To prevent open redirects, returns
 * undefined for any value that a browser could read as the URL of another site.
 */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > MAX_LENGTH || UNSAFE_CHARACTER.test(next)) return undefined;
  if (!next.startsWith('/') || next.startsWith('//')) return undefined;
  const { pathname, search, hash } = new URL(next, PLACEHOLDER_ORIGIN);
  const plain = decodeFully(pathname);
  if (plain === undefined || plain.includes('//') || UNSAFE_CHARACTER.test(plain) || API_PATH.test(plain))
    return undefined;
  return pathname + search + hash;
}

/** Returns the path without any percent-encoding, or undefined if the encoding is malformed or nested too deeply. */
function decodeFully(path: string): string | undefined {
  let plain = path;
  try {
    for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
      const next = decodeURIComponent(plain);
      if (next === plain) return plain;
      plain = next;
    }
  } catch {
    return undefined;
  }
  return undefined;
}
