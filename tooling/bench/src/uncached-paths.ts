const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const COMMON = [...'aeioustrnlcdm'];
const PAIRS = COMMON.flatMap((first) => COMMON.map((second) => first + second));
const LARGEST_PAGE = 100;
/** Requests for each kind of uncached URL. */
const TIMES = 60;
/** Page lengths for each letter: with more than a hundred responses, the p99 isn't the slowest one. */
const LENGTHS = 4;

interface UncachedPaths {
  name: string;
  paths: string[];
}

/** Searches of a list by one letter, with pages of `longest` items and a few less. */
const byLetter = (list: string, longest: number): string[] =>
  Array.from({ length: LENGTHS }, (_, less) => LETTERS.map((q) => `${list}?limit=${longest - less}&q=${q}`)).flat();

/** URLs that are each requested once, so that none is cached: lists of every length, and short searches. */
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

/** The dashboard's requests, which are never cached. */
export const ADMIN_PATHS: readonly UncachedPaths[] = [
  { name: 'recent activity', paths: often('/api/admin/recent-activity') },
  { name: 'notifications', paths: often('/api/admin/notifications') },
  { name: 'users', paths: often('/api/admin/users?limit=25') },
  { name: 'users, one letter', paths: byLetter('/api/admin/users', 25) },
  { name: 'users, two letters', paths: PAIRS.map((q) => `/api/admin/users?limit=25&q=${q}`) },
  { name: 'users, a word', paths: often('/api/admin/users?limit=25&q=ferry') },
  { name: 'messages', paths: often('/api/admin/contact?limit=25') },
  { name: 'new messages', paths: often('/api/admin/contact?limit=25&status=new') },
  { name: 'messages, one letter', paths: byLetter('/api/admin/contact', 25) },
  { name: 'messages, two letters', paths: PAIRS.map((q) => `/api/admin/contact?limit=25&q=${q}`) },
  { name: 'messages, a word', paths: often('/api/admin/contact?limit=25&q=ferry') },
];

/** Pages of the users list: in every order, of every role, and searched. */
export const USERS_PATHS: readonly string[] = [
  ...['', '&direction=asc', '&sort=name', '&sort=email', '&sort=role', '&sort=role&direction=desc', '&sort=lastLogin'],
  ...['visitor', 'subscriber', 'member', 'editor', 'admin'].map((role) => `&role=${role}`),
  '&q=ferry',
].map((query) => `/api/admin/users?limit=25${query}`);
