import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { openRawConnection } from '../testing/raw-connection.ts';

let site: TestSite;
let lines: { level: number; path?: string; status?: number }[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  site = await createTestSite({ logTo, webApp: await loadBuiltApp() });
});
afterAll(() => site.close());
beforeEach(() => {
  lines = [];
});

const browser = { accept: 'text/html' };
const failures = () => lines.filter(({ level }) => level > 40);

describe('a URL that can’t be decoded or contains a NUL character', () => {
  it.each([['/%E0%A4%A'], ['/episodes/%E0%A4%A'], ['/%'], ['/%00'], ['/episodes/%00'], ['/episodes?q=%'], ['/%c0%ae']])(
    'shows the ‘Page Not Found’ page in a browser: %s',
    async (url) => {
      const response = await site.app.inject({ url, headers: browser });
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(response.payload).toContain('<header');
      expect(response.payload).toContain('<footer');
      expect(response.payload).toContain('href="/episodes"');
      expect(response.payload).toContain('Page Not Found');
      expect(failures()).toEqual([]);
    },
  );

  it('returns the JSON error to a script, and is logged undecoded and without its query', async () => {
    const response = await site.app.inject({ url: '/episodes/%E0%A4%A?secret=1' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'The request is not valid', code: 'input.invalid' });
    expect(lines).toMatchObject([{ path: '/episodes/%E0%A4%A', status: 400 }]);
  });

  it.each(['/api/%E0%A4%A', '/api/episodes/%', '/trpc/%E0%A4%A', '/api/%ff?q=a'])(
    'is rejected by the API: %s',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const response = await site.app.inject({ method, url, headers: browser });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ code: 'input.invalid' });
      }
      expect(failures()).toEqual([]);
    },
  );
});

it.each(['/contact?tab=%00', '/episodes?topic=%00', '/topics?q=%00a', '/login?token=%00', '/newsletter?manage=a%00'])(
  'a page ignores a parameter that contains a NUL character: %s',
  async (url) => {
    const response = await site.app.inject({ url, headers: browser });
    expect(response.statusCode).toBe(200);
    expect(response.payload).toContain('<footer');
    expect(failures()).toEqual([]);
  },
);

const ODD_QUERIES = [
  'q=a&q=b',
  'q=%00',
  'q=%',
  'q=%E0%A4%A',
  'q[]=a&q[__proto__]=b',
  '__proto__=a&constructor=b',
  'limit=1&limit=2',
  'limit=1e999',
  'limit=-1',
  'cursor=%00',
  'cursor=AAAA',
  'topic=sleep&topic=nutrition',
  'topic=%00',
  'type=%00',
  '?',
  '&&&=&',
  `q=${'a'.repeat(9000)}`,
  `${'a=1&'.repeat(2000)}`,
];
const ODD_PATHS = [
  '/api/episodes',
  '/api/articles',
  '/api/search',
  '/api/newsletter/issues',
  '/episodes',
  '/articles',
  '/',
];
const OTHER_ODD = [
  '/api/episodes/%00',
  '/api/articles/%00',
  '/api/topics/%00',
  '/api/episodes/%00/media',
  '/api/newsletter/issues/%00',
  '/avatars/%00/%00.webp',
  '/art/%00',
  '/og/episodes/%00.png',
  '/press/%00',
  '/assets/%00.js',
  '/assets/..%2f..%2fpackage.json',
  '/..%2f..%2fetc/passwd',
  '/api/auth/google?next=%00',
  '/api/auth/google/callback?code=%00&state=%00',
  '/api/newsletter/unsubscribe?token=%00',
  `/api/episodes/${'a'.repeat(6000)}`,
  `/topics/${'a'.repeat(6000)}`,
  '/trpc/content.search?input=%00',
  '/trpc/content.search?input=%7B%22json%22%3A%7B%22q%22%3A%22%5Cu0000%22%7D%7D',
  '/trpc/content.episodes.bySlug?input=%7B%22json%22%3A%7B%22slug%22%3A%22%5Cu0000%22%7D%7D',
  '/trpc/content.search?input=%',
  '/trpc/content.topics.list?batch=1&batch=2&input=[]',
  '/trpc/content.topics.list?batch=1&input=null',
  '/trpc/content.topics.list?connectionParams=%7B',
  '/episodes;a=b',
  '/./../episodes',
  '/%2e%2e%2f',
  '/%5c%5cevil',
];

describe('an odd URL', () => {
  const all = [...ODD_PATHS.flatMap((path) => ODD_QUERIES.map((query) => `${path}?${query}`)), ...OTHER_ODD];

  it.each([...new Set(all.map((url) => [url.slice(0, 60), url] as const))])(
    'never causes a server error: %s',
    async (_short, url) => {
      for (const headers of [browser, {}]) {
        const { statusCode } = await site.app.inject({ url, headers });
        expect(statusCode).toBeLessThan(500);
      }
      expect(failures()).toEqual([]);
    },
  );
});

describe('an unusual request', () => {
  it.each([
    ['two lengths', 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', 400],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
    ['a raw NUL in the path', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx: \0\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n', undefined],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['another protocol', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 400],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['a cookie of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\ncookie: session=${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two thousand headers', `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(2000)}connection: close\r\n\r\n`, 431],
    [
      'a broken chunk',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    [
      'credentials in a URL',
      'GET http://a:b@x/trpc/content.topics.list HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      200,
    ],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n', undefined],
    ['an upgrade', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n', 200],
  ])('gets the expected status and leaves no error in the log: %s', async (_what, bytes, status) => {
    const { closed } = await openRawConnection(site.app, bytes);
    const response = await closed;
    if (status !== undefined) expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(failures()).toEqual([]);
  });
});
