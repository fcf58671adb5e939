const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const COMMON = [...'aeioustrnlcdm'];
const PAIRS = COMMON.flatMap((first) => COMMON.map((second) => first + second));
const LARGEST_PAGE = 100;
/** How many times each repeated dashboard URL is requested. */
const TIMES = 60;
/** Page sizes per letter. 26 letters × 4 sizes make 104 requests, so that the p99 isn't the slowest response. */
const LENGTHS = 4;

interface UncachedPaths {
  name: string;
  paths: string[];
}

/** One-letter searches of a list, each at four page sizes: `longest` items, and one, two and three fewer. */
const byLetter = (list: string, longest: number): string[] =>
  Array.from({ length: LENGTHS }, (_, less) => LETTERS.map((q) => `${list}?limit=${longest - less}&q=${q}`)).flat();

/**
 * URLs that are requested only once, so that no response comes from a cache: lists of every page size, and short
 * searches. The exception is /api/episodes?limit=60, which measure-growth.ts has already requested.
 */
export const PUBLIC_PATHS: readonly UncachedPaths[] = [
  {
    name: 'list /api/episodes?limit=',
    paths: Array.from({ length: LARGEST_PAGE }, (_, index) => `/api/episodes?limit=${index + 1}`),
  },
  { name: 'page /episodes?q= two letters', paths: PAIRS.map((q) => `/episodes?q=${q}`) },
  { name: 'list /api/episodes?q= one letter', paths: byLetter('/api/episodes', LARGEST_PAGE) },
  { name: 'list /api/articles?q= one letter', paths: byLetter('/api/articles', LARGEST_PAGE) },
  { name: 'search /api/search?q= one letter', paths: LETTERS.map((q) => `/api/search?q=${q}`) },
  { name: 'search /api/search?q= two letters', paths: PAIRS.map((q) => `/api/search?q=${q}`) },
];

const often = (path: string): string[] => Array.from({ length: TIMES }, () => path);

/** The dashboard's URLs, whose responses are never cached. */
export const ADMIN_PATHS: readonly UncachedPaths[] = [
  { name: 'recent activity', paths: often('/api/admin/recent-activity') },
  { name: 'notifications', paths: often('/api/admin/notifications') },
  { name: 'users', paths: often('/api/admin/users?limit=25') },
  { name: 'users, search by one letter', paths: byLetter('/api/admin/users', 25) },
  { name: 'users, search by two letters', paths: PAIRS.map((q) => `/api/admin/users?limit=25&q=${q}`) },
  { name: 'users, search by a word', paths: often('/api/admin/users?limit=25&q=ferry') },
  { name: 'messages', paths: often('/api/admin/contact?limit=25') },
  { name: 'new messages', paths: often('/api/admin/contact?limit=25&status=new') },
  { name: 'messages, search by one letter', paths: byLetter('/api/admin/contact', 25) },
  { name: 'messages, search by two letters', paths: PAIRS.map((q) => `/api/admin/contact?limit=25&q=${q}`) },
  { name: 'messages, search by a word', paths: often('/api/admin/contact?limit=25&q=ferry') },
];

/** URLs of the users list: in several orders, of each role, and with a search. */
export const USERS_PATHS: readonly string[] = [
  ...['', '&direction=asc', '&sort=name', '&sort=email', '&sort=role', '&sort=role&direction=desc', '&sort=lastLogin'],
  ...['visitor', 'subscriber', 'member', 'editor', 'admin'].map((role) => `&role=${role}`),
  '&q=ferry',
].map((query) => `/api/admin/users?limit=25${query}`);
