const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const COMMON = [...'aeioustrnlcdm'];
const PAIRS = COMMON.flatMap((first) => COMMON.map((second) => first + second));
const LARGEST_PAGE = 100;
/** Requests for each kind of uncached URL. */
const TIMES = 60;

interface Addresses {
  name: string;
  paths: string[];
}

/** URLs that are each requested once, so that none is cached: lists of every length, and short searches. */
export const PUBLIC_ADDRESSES: readonly Addresses[] = [
  {
    name: 'list /api/episodes?limit=',
    paths: Array.from({ length: LARGEST_PAGE }, (_, index) => `/api/episodes?limit=${index + 1}`),
  },
  { name: 'page /episodes?q= two letters', paths: PAIRS.map((q) => `/episodes?q=${q}`) },
  { name: 'list /api/episodes?q= one letter', paths: LETTERS.map((q) => `/api/episodes?q=${q}`) },
  { name: 'list /api/articles?q= one letter', paths: LETTERS.map((q) => `/api/articles?q=${q}`) },
  { name: 'search /api/search?q= one letter', paths: LETTERS.map((q) => `/api/search?q=${q}`) },
  { name: 'search /api/search?q= two letters', paths: PAIRS.map((q) => `/api/search?q=${q}`) },
];

const often = (path: string): string[] => Array.from({ length: TIMES }, () => path);

/** The dashboard's requests, which are never cached. */
export const ADMIN_ADDRESSES: readonly Addresses[] = [
  { name: 'recent activity', paths: often('/api/admin/recent-activity') },
  { name: 'notifications', paths: often('/api/admin/notifications') },
  { name: 'users', paths: often('/api/admin/users?limit=25') },
  { name: 'users, one letter', paths: LETTERS.map((q) => `/api/admin/users?limit=25&q=${q}`) },
  { name: 'users, two letters', paths: PAIRS.map((q) => `/api/admin/users?limit=25&q=${q}`) },
  { name: 'users, a word', paths: often('/api/admin/users?limit=25&q=ferry') },
  { name: 'messages', paths: often('/api/admin/contact?limit=25') },
  { name: 'new messages', paths: often('/api/admin/contact?limit=25&status=new') },
  { name: 'messages, one letter', paths: LETTERS.map((q) => `/api/admin/contact?limit=25&q=${q}`) },
  { name: 'messages, two letters', paths: PAIRS.map((q) => `/api/admin/contact?limit=25&q=${q}`) },
  { name: 'messages, a word', paths: often('/api/admin/contact?limit=25&q=ferry') },
];
