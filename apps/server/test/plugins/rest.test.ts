import {
  buildArticle,
  buildEpisode,
  buildIssue,
  buildMediaItem,
  buildSentIssue,
  buildUser,
} from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

describe('GET /api/episodes', () => {
  it('returns a plain array of published episodes with the documented fields, newest first', async () => {
    const older = await buildEpisode(site.deps, { publishedAt: '2026-01-01T00:00:00.000Z', durationSec: 90 });
    const newer = await buildEpisode(site.deps, { publishedAt: '2026-02-01T00:00:00.000Z', topics: ['sleep'] });
    await buildEpisode(site.deps, { publishedAt: null });
    const response = await get('/api/episodes');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const ids = response.json<{ id: string }[]>().map(({ id }) => id);
    expect(ids).toEqual([newer.id, older.id]);
    expect(response.json()[1]).toMatchObject({
      title: older.title,
      slug: older.slug,
      type: 'Science Deep Dive',
      isPremium: false,
      publishedAt: '2026-01-01T00:00:00.000Z',
      durationSec: 90,
      videoEmbedUrl: null,
    });
  });

  it('links to the next page with a Link header that keeps the filter; the last page has no Link header', async () => {
    for (const day of ['01', '02', '03']) {
      await buildEpisode(site.deps, { title: `Walked pages ${day}`, publishedAt: `2025-05-${day}T00:00:00.000Z` });
    }
    const first = await get('/api/episodes?q=walked&limit=2&utm_source=x');
    expect(first.json()).toHaveLength(2);
    const link = String(first.headers['link']);
    expect(link).toMatch(/^<http:\/\/localhost:3000\/api\/episodes\?.*>; rel="next"$/);
    const next = new URL(link.slice(1, link.indexOf('>')));
    expect(next.searchParams.get('q')).toBe('walked');
    const second = await get(next.pathname + next.search);
    expect(second.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Walked pages 01']);
    expect(second.headers['link']).toBeUndefined();
  });

  it.each([
    ['an unknown type', '?type=Gossip'],
    ['a limit over 100', '?limit=101'],
    ['a limit that is not a number', '?limit=many'],
    ['a hexadecimal limit', '?limit=0x10'],
    ['a limit with an exponent', '?limit=1e1'],
    ['a limit that is empty', '?limit='],
    ['a forged cursor', '?cursor=AAAA'],
    ['a NUL byte', '?q=%00'],
    ['a query given twice', '?q=a&q=b'],
    ['a query of 5,000 characters', `?q=${'x'.repeat(5000)}`],
  ])('returns 400 for %s and names the field', async (_what, query) => {
    const response = await get(`/api/episodes${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'input.invalid', fields: expect.any(Object) });
  });

  it('returns 404 for a topic that does not exist', async () => {
    expect((await get('/api/episodes?topic=astrology')).json()).toEqual({
      error: 'Topic not found',
      code: 'topic.unknown',
    });
  });
});

describe('GET /api/episodes/{id}/media', () => {
  it('returns the media items in order', async () => {
    const { id: episodeId } = await buildEpisode(site.deps);
    await buildMediaItem(site.deps, { episodeId, title: 'First' });
    await buildMediaItem(site.deps, { episodeId, title: 'Second' });
    const response = await get(`/api/episodes/${episodeId}/media`);
    expect(response.json()).toMatchObject([
      { title: 'First', order: 0 },
      { title: 'Second', order: 1 },
    ]);
  });

  it('returns 401 with the documented message for a premium episode', async () => {
    const { id } = await buildEpisode(site.deps, { isPremium: true });
    const response = await get(`/api/episodes/${id}/media`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      error: 'Premium content - membership required',
      code: 'premium.session_required',
    });
  });

  it.each(['not-a-uuid', '%00', 'x'.repeat(5000)])('returns 400 for the malformed ID %.12s', async (id) => {
    expect((await get(`/api/episodes/${id}/media`)).statusCode).toBe(400);
  });

  it('returns 404 for an unknown ID', async () => {
    const response = await get('/api/episodes/01900000-0000-7000-8000-000000000000/media');
    expect(response.statusCode).toBe(404);
  });
});

describe('GET /api/articles', () => {
  it('lists a premium article without its body', async () => {
    await buildArticle(site.deps, { title: 'A locked essay', isPremium: true });
    const [article] = (await get('/api/articles?q=locked')).json();
    expect(article).toMatchObject({ title: 'A locked essay', isPremium: true, bodyRichtext: null });
  });
});

describe('GET /api/site', () => {
  it('returns the texts of the site; the long texts have separate paths', async () => {
    expect((await get('/api/site')).json()).toMatchObject({ brand: { name: 'The Long Return' } });
    expect((await get('/api/site/legal/terms')).json()).toMatchObject({ title: 'Terms of Service' });
    expect((await get('/api/site/legal/secrets')).statusCode).toBe(400);
  });
});

describe('GET /api/search', () => {
  it('returns results with kind, title, slug, excerpt, isPremium, isLocked and inTranscript', async () => {
    await buildEpisode(site.deps, { title: 'The Zebrafish Ledger' });
    const { results } = (await get('/api/search?q=zebrafish')).json();
    expect(results).toEqual([
      {
        kind: 'episode',
        title: 'The Zebrafish Ledger',
        slug: 'the-zebrafish-ledger',
        excerpt: expect.any(String),
        isPremium: false,
        isLocked: false,
        inTranscript: false,
      },
    ]);
  });

  it('returns papers with the slug that /research uses for them', async () => {
    expect((await get('/api/search?q=metabolite%20clearance')).json().results).toMatchObject([
      { kind: 'paper', slug: 'sleep-drives-metabolite-clearance' },
    ]);
  });
});

describe('GET /api/newsletter/issues', () => {
  it('returns sent issues from a cache that is updated when another issue is sent; a search finds them', async () => {
    await buildSentIssue(site.deps, { edition: 'daily-highlights', title: 'The first of them' });
    const first = await get('/api/newsletter/issues');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(first.json()).toMatchObject([{ title: 'The first of them', isPremium: true }]);
    const { bodyRichtext } = (await get('/api/newsletter/issues/the-first-of-them')).json<{ bodyRichtext: unknown }>();
    expect(bodyRichtext).toBeNull();
    expect((await get('/api/search?q=first%20of%20them')).json().results[0]).toMatchObject({
      kind: 'issue',
      slug: 'the-first-of-them',
      isLocked: true,
    });
    await buildSentIssue(site.deps, { title: 'The second of them' });
    await vi.waitFor(async () => expect((await get('/api/newsletter/issues')).json()).toHaveLength(2), 15_000);
  });

  it('returns 404 for a draft and for an unknown issue', async () => {
    const { slug } = await buildIssue(site.deps);
    for (const each of [slug, 'nothing']) {
      const unknown = await get(`/api/newsletter/issues/${each}`);
      expect(unknown.statusCode).toBe(404);
      expect(unknown.json()).toEqual({ error: 'Issue not found', code: 'issue.unknown' });
    }
  });
});

describe('every path', () => {
  it('sends a compressed response to clients that accept it, and a 304 to clients that already have it', async () => {
    const plain = await get('/api/topics');
    const compressed = await get('/api/topics', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    const again = await get('/api/topics', { 'if-none-match': String(plain.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  it('returns 404 for unknown paths and 4xx for invalid URLs, with the common error body', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ error: 'Not found', code: 'path.unknown' });
    const broken = await get('/api/episodes/%E0%A4%A/media');
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'input.invalid' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'returns 405 for %s on read-only paths',
    async (method) => {
      const response = await site.app.inject({ method, url: '/api/episodes/some-slug' });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('GET, HEAD');
      expect(response.json()).toEqual({ error: 'Method not allowed', code: 'method.unknown' });
    },
  );

  it('returns 404, not a page, for a mutation on an unknown path', async () => {
    const response = await site.app.inject({ method: 'POST', url: '/api/nothing', payload: {} });
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('path.unknown');
  });
});

describe('GET /api/admin/users', () => {
  it('is sorted as requested, also on the next page', async () => {
    const { email, password } = await buildUser(site.deps, { role: 'admin', name: 'Walked Berta' });
    for (const name of ['Walked Celia', 'walked ada']) await buildUser(site.deps, { name });
    const login = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    const headers = { cookie: String(login.headers['set-cookie']).split(';')[0] };
    const first = await get('/api/admin/users?q=walked&sort=name&direction=desc&limit=2', headers);
    expect(namesOf(first)).toEqual(['Walked Celia', 'Walked Berta']);
    const [, next = ''] = /<http:\/\/localhost:3000(.*)>/.exec(String(first.headers['link'])) ?? [];
    expect(namesOf(await get(next, headers))).toEqual(['walked ada']);
    expect((await get('/api/admin/users?sort=passwordHash', headers)).statusCode).toBe(400);
  });

  function namesOf(response: { json(): { name: string }[] }) {
    return response.json().map(({ name }) => name);
  }
});
