import { buildArticle, buildEpisode } from '@longreturn/core/testing';
import type { Database } from '@longreturn/db/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixedPages } from '../../src/site-files/fixed-pages.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const ORIGIN = 'https://example.org';
const openSite = () => createTestSite({ env: { origin: ORIGIN, origins: [ORIGIN] } });

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function locations(path: string, { app } = site): Promise<string[]> {
  const { payload } = await app.inject({ url: path });
  return [...payload.matchAll(/<loc>https:\/\/example\.org(.*?)<\/loc>/g)].map(([, found = '']) => found);
}

/** Returns the URLs of the pages in each file of the sitemap index. */
async function pagesByFile(of = site): Promise<Map<string, string[]>> {
  const files = await locations('/sitemap.xml', of);
  return new Map(await Promise.all(files.map(async (file) => [file, await locations(file, of)] as const)));
}

const allPages = async () => [...(await pagesByFile()).values()].flat();

describe('/sitemap.xml', () => {
  it('lists the fixed pages, the topics and the published items, with URLs that start with the public URL', async () => {
    const [episode, article] = [await buildEpisode(site.deps), await buildArticle(site.deps)];
    const draft = await buildEpisode(site.deps, { publishedAt: null });
    const { headers, payload } = await site.app.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(payload).toContain('<sitemap><loc>https://example.org/sitemaps/pages.xml</loc></sitemap>');
    const pages = await allPages();
    expect(pages).toEqual(
      expect.arrayContaining([
        '/',
        '/episodes',
        '/articles',
        '/topics',
        '/newsletter',
        '/membership',
        ...['/about', '/contact', '/research', '/media', '/speaking', '/privacy', '/terms', '/cookies', '/disclosures'],
        '/topics/mental-and-emotional-health',
        `/episodes/${episode.slug}`,
        `/articles/${article.slug}`,
      ]),
    );
    expect(pages).not.toContain(`/episodes/${draft.slug}`);
    expect(new Set(pages).size).toBe(pages.length);
    const standing = await site.app.inject({ url: '/sitemaps/pages.xml' });
    expect(standing.payload).toContain('<loc>https://example.org/terms</loc></url>');
    expect(standing.payload).toMatch(
      /<loc>https:\/\/example\.org\/<\/loc><lastmod>2026-11-15T12:00:00\.000Z<\/lastmod>/,
    );
  });

  it('contains an article soon after it has been published', async () => {
    const { slug } = await buildArticle(site.deps);
    await vi.waitFor(async () => expect(await allPages()).toContain(`/articles/${slug}`), 15_000);
  });

  it('lists all pages of a large site in files of at most 2,000 pages, and a new page changes only the last file', async () => {
    const large = await openSite();
    await publishEpisodes(large.database, 4500);
    const before = await pagesByFile(large);
    const names = [1, 2, 3].map((list) => `/sitemaps/episodes-${list}.xml`);
    expect(names.map((name) => before.get(name)?.length)).toEqual([2000, 2000, 500]);
    expect(new Set([...before.values()].flat()).size).toBe([...before.values()].flat().length);
    const { slug } = await buildEpisode(large.deps);
    await vi.waitFor(async () => {
      const after = await pagesByFile(large);
      expect(after.get(names[2] ?? '')?.at(-1)).toBe(`/episodes/${slug}`);
      expect(names.slice(0, 2).map((name) => after.get(name))).toEqual(
        names.slice(0, 2).map((name) => before.get(name)),
      );
    }, 15_000);
    await large.close();
  });

  it.each(['episodes-9.xml', 'episodes-0.xml', 'topics-2.xml', 'users-1.xml', 'pages-1.xml', 'episodes-1'])(
    'has no file %s',
    async (file) => expect((await site.app.inject({ url: `/sitemaps/${file}` })).statusCode).toBe(404),
  );
});

async function publishEpisodes(database: Database, count: number): Promise<void> {
  await database.query(`insert into episodes (id, title, slug, type, published_at, created_at, updated_at, search)
    select gen_random_uuid(), 'Episode ' || n, 'episode-' || n, 'Science Deep Dive', at, at, at, to_tsvector('simple', '')
    from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as at from generate_series(1, ${count}) n) numbered`);
}

it('in the sitemap, /newsletter has the date of the latest change to an article or issue', () => {
  const pages = fixedPages([
    { section: 'articles', list: 1, updatedAt: '2026-10-01T00:00:00.000Z' },
    { section: 'articles', list: 2, updatedAt: '2026-11-01T00:00:00.000Z' },
    { section: 'issues', list: 1, updatedAt: '2026-11-02T00:00:00.000Z' },
    { section: 'episodes', list: 1, updatedAt: '2026-11-03T00:00:00.000Z' },
  ]);
  const changed = (path: string) => pages.find((page) => page.path === path)?.updatedAt;
  expect(changed('/newsletter')).toBe('2026-11-02T00:00:00.000Z');
  expect(changed('/articles')).toBe('2026-11-01T00:00:00.000Z');
});

it('/robots.txt names the sitemap and excludes pages that are useless as search results', async () => {
  const { payload, headers } = await site.app.inject({ url: '/robots.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(payload.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /profile',
      'Disallow: /api',
      'Sitemap: https://example.org/sitemap.xml',
    ]),
  );
});
