import { buildArticle, buildEpisode } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sitemap as sitemapOf } from '../../src/site-files/sitemap.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  const origins = ['https://example.org'];
  site = await createTestSite({ env: { origin: 'https://example.org', origins } });
});
afterAll(() => site.close());

const sitemap = async () => (await site.app.inject({ url: '/sitemap.xml' })).payload;

describe('/sitemap.xml', () => {
  it('lists the pages that stand, the topics and what is published, under the public address', async () => {
    const [episode, article] = [await buildEpisode(site.deps), await buildArticle(site.deps)];
    const draft = await buildEpisode(site.deps, { publishedAt: null });
    const { headers, payload } = await site.app.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const paths = [...payload.matchAll(/<loc>https:\/\/example\.org(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/episodes',
        '/articles',
        '/topics',
        '/newsletter',
        ...['/about', '/contact', '/research', '/media', '/speaking', '/privacy', '/terms', '/cookies', '/disclosures'],
        '/topics/mental-and-emotional-health',
        `/episodes/${episode.slug}`,
        `/articles/${article.slug}`,
      ]),
    );
    expect(paths).not.toContain(`/episodes/${draft.slug}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(payload).toContain('<loc>https://example.org/terms</loc></url>');
    expect(payload).toMatch(/<loc>https:\/\/example\.org\/<\/loc><lastmod>2026-11-15T12:00:00\.000Z<\/lastmod>/);
  });

  it('follows what is published', async () => {
    const { slug } = await buildArticle(site.deps);
    await vi.waitFor(async () => expect(await sitemap()).toContain(`/articles/${slug}<`), 15_000);
  });
});

it('/newsletter changes with its articles and with its issues, whichever came last', () => {
  const article = { path: '/articles/a', updatedAt: '2026-11-01T00:00:00.000Z' };
  const issue = { path: '/newsletter?issue=b', updatedAt: '2026-11-02T00:00:00.000Z' };
  const episode = { path: '/episodes/c', updatedAt: '2026-11-03T00:00:00.000Z' };
  const changed = (path: string) =>
    sitemapOf('', [article, issue, episode]).match(`<loc>${path}</loc><lastmod>(.*?)<`)?.[1];
  expect(changed('/newsletter')).toBe(issue.updatedAt);
  expect(changed('/articles')).toBe(article.updatedAt);
});

it('/robots.txt leads to the sitemap and keeps robots out of what is nobody’s search result', async () => {
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
