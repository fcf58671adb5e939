const LONGEST = 500;
const NOWHERE = 'https://nowhere.invalid';
/** Browsers read a backslash as a slash, and drop line ends and tabs. */
const TREACHEROUS = /[\\\p{Cc}]/u;
const NO_PAGE = /^\/(api|trpc)(\/|$)/;
const MOST_LAYERS = 4;

/**
 * The page of this site that an address's `next` names, as it stands after the origin; undefined for every other site
 * and whatever could be read as one (design: open redirects are refused).
 */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > LONGEST || TREACHEROUS.test(next)) return undefined;
  if (!next.startsWith('/') || next.startsWith('//')) return undefined;
  const { pathname, search, hash } = new URL(next, NOWHERE);
  const plain = decodeWhole(pathname);
  if (plain === undefined || plain.includes('//') || TREACHEROUS.test(plain) || NO_PAGE.test(plain)) return undefined;
  return pathname + search + hash;
}

/** A path without any percent-encoding, however many layers it had; undefined when it is broken or has no end. */
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
