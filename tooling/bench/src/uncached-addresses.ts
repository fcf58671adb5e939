const LETTERS = [...'aeioustrnlcdm'];
const LARGEST_PAGE = 100;

interface Addresses {
  name: string;
  paths: string[];
  /** The ratio that they are judged by. */
  most: number | undefined;
}

/**
 * Addresses that are each asked for once, so that none comes from the cache: lists of every length, and searches by two
 * letters. These match much and read all (no index helps them), so they are told, not judged.
 */
export function uncachedAddresses(most: number): Addresses[] {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const lengths = Array.from({ length: LARGEST_PAGE }, (_, index) => index + 1);
  return [
    { name: 'list /api/episodes?limit=', paths: lengths.map((limit) => `/api/episodes?limit=${limit}`), most },
    { name: 'page /episodes?q=', paths: pairs.map((q) => `/episodes?q=${q}`), most: undefined },
  ];
}
