import { prepareMail } from '@longreturn/core/mail/mail-kinds';
import { buildArticle, buildSentIssue } from '@longreturn/core/testing';
import { subscribers } from '@longreturn/db/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { audioUrls, isForStaff, listUrls, trpcUrl } from './list-urls.ts';
import {
  EDITORS_MARKS,
  MAILED_MARK,
  MEMBERS_MARKS,
  marksIn,
  type Planted,
  plantFeed,
  plantMarks,
} from './plant-marks.ts';
import { LAPSES, type Reader, signIn, signInLapsed } from './sign-in-readers.ts';

const OUTSIDERS = ['anonymous', 'a visitor', 'a subscriber', ...LAPSES.slice(0, 1)];
/**
 * The readers who request only the URLs in which editors find marks. Every other URL returns the same response to
 * everyone whose membership has ended, so it is enough that the first reader of `LAPSES` requests it.
 */
const OTHER_LAPSES = LAPSES.slice(1);

let site: TestSite;
let planted: Planted;
let urls: string[];
let readers: Record<string, Reader>;
let editorsCrawl: Awaited<ReturnType<typeof crawl>>;
beforeAll(async () => {
  const webApp = await loadBuiltApp();
  site = await createTestSite({ webApp, env: { rateLimitMultiplier: 100_000 } });
  planted = await plantMarks(site.deps);
  const { manifest } = await webApp.load();
  const routes = Object.keys(manifest.routes).filter((id) => id.startsWith('/'));
  urls = await listUrls(site, routes, planted);
  readers = {
    anonymous: {},
    'a visitor': await signIn(site, 'visitor'),
    'a subscriber': await signIn(site, 'subscriber'),
    'a member': await signIn(site, 'member'),
    'an editor': await signIn(site, 'editor'),
  };
  for (const lapse of LAPSES) readers[lapse] = await signInLapsed(site, lapse);
  editorsCrawl = await crawl('an editor', urls);
});
afterAll(() => site.close());

/** Requests a URL as a reader. Returns the status, the headers, the body, and `sent`: headers and body as one text. */
async function request(
  reader: string,
  url: string,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'HEAD' | 'POST'; headers?: Reader } = {},
) {
  const all = { 'accept-encoding': 'identity', ...readers[reader], ...headers };
  const response = await site.app.inject({ method, url, headers: all });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.payload,
    sent: JSON.stringify(response.headers) + response.payload,
  };
}

/** Does the work for all items, a few at a time. */
async function forAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const workOff = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, workOff));
}

/** Reads URLs as a reader. Returns the marks that were found, the URLs with a mark, and the URLs with a 5xx. */
async function crawl(reader: string, given: readonly string[]) {
  const found = new Set<string>();
  const leaks: string[] = [];
  const failures: string[] = [];
  await forAll(given, async (url) => {
    const { status, sent } = await request(reader, url);
    if (status >= 500) failures.push(url);
    const marks = marksIn(sent);
    for (const mark of marks) found.add(mark);
    if (marks.length > 0) leaks.push(url);
  });
  return { found: [...found].sort(), leaks, failures };
}

/** Returns the URLs in which an editor finds a mark, except those for editors and admins only. */
const markedUrls = () => editorsCrawl.leaks.filter((url) => !isForStaff(url));

describe('in everything that can be read', () => {
  test('an editor finds all marks', () => {
    const { found, failures } = editorsCrawl;
    expect(found).toEqual([...MEMBERS_MARKS, ...EDITORS_MARKS].sort());
    expect(failures).toEqual([]);
  });

  test('a member finds the marks of published items', async () => {
    const { found, failures } = await crawl('a member', urls);
    expect(found).toEqual([...MEMBERS_MARKS].sort());
    expect(failures).toEqual([]);
  });

  test.each(OUTSIDERS)('no response to %s contains a mark', async (reader) => {
    const open = urls.filter((url) => !isForStaff(url));
    expect(await crawl(reader, open)).toEqual({ found: [], leaks: [], failures: [] });
  });

  test.each(OTHER_LAPSES)('the URLs that show marks to an editor show none to %s', async (reader) => {
    expect(markedUrls().length).toBeGreaterThan(MEMBERS_MARKS.length);
    expect(await crawl(reader, markedUrls())).toEqual({ found: [], leaks: [], failures: [] });
  });

  test('no URL for editors shows a mark to a subscriber', async () => {
    expect((await crawl('a subscriber', urls.filter(isForStaff))).leaks).toEqual([]);
  });
});

describe('without a membership', () => {
  test('no HEAD, no 304, no range and no refused POST contains a mark', async () => {
    await forAll(markedUrls(), async (url) => {
      const { headers, status } = await request('anonymous', url);
      const known = typeof headers.etag === 'string' ? { 'if-none-match': headers.etag } : {};
      const again = await request('anonymous', url, { headers: known });
      if (headers.etag && status === 200) expect([url, again.status, again.body]).toEqual([url, 304, '']);
      const head = await request('anonymous', url, { method: 'HEAD' });
      expect([url, head.body]).toEqual([url, '']);
      const range = await request('a subscriber', url, { headers: { range: 'bytes=0-99' } });
      const refused = await request('a subscriber', url, { method: 'POST' });
      expect([url, marksIn(again.sent + head.sent + range.sent + refused.sent)]).toEqual([url, []]);
    });
  });

  test.each(['a visitor', 'a subscriber', ...LAPSES])(
    'a private feed of %s has no mark in any file',
    async (reader) => {
      const { id } = (await site.app.inject({ url: '/api/auth/me', headers: readers[reader] ?? {} })).json();
      const prefix = `/feeds/${await plantFeed(site.deps, id)}`;
      const all = [`${prefix}/feed.xml`, ...audioUrls(planted, [prefix])];
      for (const from of ['anonymous', reader])
        expect(await crawl(from, all)).toEqual({ found: [], leaks: [], failures: [] });
    },
  );

  test('everyone with the URLs of a member’s private feed finds the marks of published episodes', async () => {
    const { id } = (await site.app.inject({ url: '/api/auth/me', headers: readers['a member'] ?? {} })).json();
    const prefix = `/feeds/${await plantFeed(site.deps, id)}`;
    const { found } = await crawl('anonymous', audioUrls(planted, [prefix]));
    expect(found).toEqual(['zqxadfree', 'zqxchapter', 'zqxheard', 'zqxspoken']);
  });

  test.each(['/api/admin/archive', '/api/admin/audit/export', '/api/admin/newsletter/export'])(
    '%s is refused; members and editors don’t get it either',
    async (url) => {
      for (const reader of Object.keys(readers)) {
        const { status, sent } = await request(reader, url);
        expect([reader, status, marksIn(sent)]).toEqual([reader, reader === 'anonymous' ? 401 : 403, []]);
      }
    },
  );

  test('the response to a batch of calls contains no mark', async () => {
    const [article, episode] = [planted.articles[0], planted.episodes[0]];
    const calls = {
      'content.articles.list': {},
      'content.articles.bySlug': article,
      'content.episodes.media': episode,
    };
    const input = Object.fromEntries(Object.values(calls).map((json, at) => [at, { json }]));
    const url = `/trpc/${Object.keys(calls)}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
    expect(marksIn((await request('a member', url)).body)).toEqual(expect.arrayContaining(['zqxafter', 'zqxtitle']));
    const { status, body } = await request('a subscriber', url);
    expect(status).toBe(207);
    expect(marksIn(body)).toEqual([]);
  });
});

test('after an editor has made an article premium, the next request gets no premium text, not even from a cache', async () => {
  const { id, slug } = await buildArticle(site.deps, { bodyRichtext: `<p>${'This is zqxflipped. '.repeat(8)}</p>` });
  const paths = [`/articles/${slug}`, `/api/articles/${slug}`, trpcUrl('content.articles.bySlug', { slug })];
  const readAll = async (reader: string) => Promise.all(paths.map(async (url) => (await request(reader, url)).body));
  const outsiders = ['anonymous', 'a subscriber', ...LAPSES.slice(0, 1)];
  for (const reader of outsiders)
    for (const body of await readAll(reader)) expect(marksIn(body)).toEqual(['zqxflipped']);
  const headers = { ...readers['an editor'], origin: 'http://localhost:3000' };
  const url = `/api/admin/articles/${id}`;
  const response = await site.app.inject({ method: 'PUT', url, headers, payload: { isPremium: true } });
  expect(response.statusCode).toBe(200);
  for (const reader of outsiders) {
    for (const body of await readAll(reader)) expect(marksIn(body)).toEqual([]);
    expect((await request(reader, '/api/search?q=zqxflipped')).body).not.toContain(slug);
  }
});

/** What people type to find a mark: the mark, its beginning, and the mark with a wrong letter. */
const typed = (mark: string) => [mark, mark.slice(0, 6), `${mark.slice(0, 5)}y${mark.slice(6)}`];

describe('a search for a mark', () => {
  test('finds articles for members', async () => {
    for (const q of ['zqxafter', 'zqxaft', 'zqxcaption'])
      expect((await request('a member', `/api/search?q=${q}`)).body).toContain(planted.articles[0]?.slug);
  });

  test('finds the transcripts of episodes for members', async () => {
    for (const [q, episode] of [
      ['zqxspoken', planted.episodes[0]],
      ['zqxadfr', planted.episodes[2]],
    ] as const)
      expect((await request('a member', `/api/search?q=${q}`)).body).toContain(`"slug":"${episode?.slug}"`);
  });

  test.each(['anonymous', 'a subscriber', LAPSES[0] ?? ''])('finds and counts nothing for %s', async (reader) => {
    const marks = [...MEMBERS_MARKS, ...EDITORS_MARKS];
    const searches = marks.flatMap((mark) => [
      ...typed(mark).map((q) => `search?q=${q}`),
      ...['articles', 'episodes'].map((list) => `${list}?q=${mark}`),
    ]);
    await forAll(searches, async (path) => {
      const { body } = await request(reader, `/api/${path}`);
      expect([path, body.replace('{"results":[]}', '[]')]).toEqual([path, '[]']);
    });
    for (const q of ['zqxafter', 'zqxtitle']) {
      for (const list of ['content.articles.list', 'content.articles.cards', 'content.episodes.list'])
        expect(JSON.parse((await request(reader, trpcUrl(list, { q }))).body).result.data.json.total).toBe(0);
      for (const page of ['/articles', '/episodes', '/newsletter']) {
        const { body } = await request(reader, `${page}?q=${q}`);
        expect(body.match(/href="\/(?:articles|episodes)\/[^"]+/g)).toBeNull();
      }
    }
  });

  test('does not order results by text that the reader can’t read', async () => {
    const hour = 3_600_000;
    const publishedAt = new Date(site.clock.now().getTime() - hour).toISOString();
    const about = 'Axolotls';
    const body = (text: string) => `<p>${text.repeat(12)}</p>`;
    const fields = { isPremium: true, excerpt: 'Two articles with the same public text.' };
    const older = await buildArticle(site.deps, {
      ...fields,
      title: `${about} one`,
      publishedAt,
      bodyRichtext: body('Axolotls regrow. '),
    });
    const newer = await buildArticle(site.deps, {
      ...fields,
      title: `${about} two`,
      bodyRichtext: body('Something else. '),
    });
    const slugs = async (reader: string) => {
      const { body: json } = await request(reader, '/api/search?q=axolotls');
      return [...json.matchAll(/"slug":"([^"]+)"/g)].map(([, slug]) => slug);
    };
    expect(await slugs('a member')).toEqual([older.slug, newer.slug]);
    for (const reader of ['anonymous', 'a subscriber']) expect(await slugs(reader)).toEqual([newer.slug, older.slug]);
  });
});

test('of the subscribers with all editions, only the member and the editor get emails with marks', async () => {
  const { deps, mails, clock } = site;
  mails.length = 0; // the member who asked the planted questions got an email about the answer
  const emails: Record<string, string> = {};
  for (const [name, headers] of Object.entries(readers)) {
    if (name === 'anonymous') continue;
    const { email } = (await site.app.inject({ url: '/api/auth/me', headers })).json();
    emails[email] = name;
    const times = { subscribedAt: clock.now(), updatedAt: clock.now() };
    await deps.db
      .insert(subscribers)
      .values({ id: deps.ids.next(), email, emailKey: email, status: 'active', ...times });
  }
  for (const edition of ['daily-highlights', 'quarterly-summaries'] as const)
    await buildSentIssue(deps, { edition, bodyRichtext: `<p>${`For members: ${MAILED_MARK}. `.repeat(8)}</p>` });
  await buildSentIssue(deps, { edition: 'articles' });
  const received: [name: string | undefined, marks: string[]][] = [];
  for (const job of mails) {
    const mail = await prepareMail(deps, job);
    if (!mail) continue;
    const rendered = await deps.renderMail(mail.content, 'The site');
    received.push([emails[mail.to], marksIn(JSON.stringify([mail, rendered]))]);
  }
  const marked = received.filter(([, marks]) => marks.length > 0);
  expect(marked.sort()).toEqual(
    ['a member', 'a member', 'an editor', 'an editor'].map((name) => [name, [MAILED_MARK]]),
  );
  expect(new Set(received.map(([name]) => name))).toEqual(new Set(Object.values(emails)));
});
