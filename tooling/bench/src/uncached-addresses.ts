const LETTERS = [...'aeioustrnlcdm'];
const LARGEST_PAGE = 100;

/**
 * Addresses that are each asked for once, so that none comes from the cache: searches by two letters, which match much and
 * read all (no index helps them), and lists of every length.
 */
export function uncachedAddresses(): Record<string, string[]> {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return {
    'page /episodes?q=': pairs.map((q) => `/episodes?q=${q}`),
    'list /api/episodes?limit=': Array.from({ length: LARGEST_PAGE }, (_, index) => `/api/episodes?limit=${index + 1}`),
  };
}
