import type { ArticleCard } from '@longreturn/contract/content';
import { expect, test } from 'vitest';
import { buildCover } from '../build-cover.ts';
import { servePage } from '../serve-page.ts';
import { buildArticlePage } from './article.ts';

const ARTICLES = ['first', 'second'].map((slug) =>
  buildArticlePage({ id: slug, slug, title: slug, figure: 'discount-rates' }),
);

/** Returns the HTML of each article in the list of a page. */
async function articlesOf(path: string, items: ArticleCard[] = ARTICLES): Promise<string[]> {
  const data = { 'content.articles.cards': { items, nextCursor: null, total: items.length } };
  const { html } = await servePage(path, { data });
  return html.match(/<article.*?<\/article>/gs) ?? [];
}

test.each([
  ['/articles', 'h2'],
  ['/newsletter', 'h3'],
])('on %s the newest article has its figure, and every title is an %s', async (path, heading) => {
  const articles = await articlesOf(path);
  expect(articles.map((article) => article.includes('<figure'))).toEqual([true, false]);
  for (const article of articles) {
    expect(article).toContain(`<${heading}`);
    expect(article).toMatch(/By (<!-- -->)?Maren Oduya<.*3 Nov 2026</s);
    expect(article).toMatch(/aria-label="Read Article: (first|second)"/);
  }
});

test.each(['q=first', 'free=0', 'premium=0', 'cursor=MjAyNg'])('a list with ?%s has only cards', async (query) => {
  const articles = await articlesOf(`/articles?${query}`);
  expect(articles).toHaveLength(2);
  for (const article of articles) expect(article).not.toContain('<figure');
});

test('the lead’s cover is loaded first on /articles, but not on /newsletter, where it is further down', async () => {
  const covered = [buildArticlePage({ cover: buildCover() })];
  expect((await articlesOf('/articles', covered))[0]).toContain('fetchPriority="high"');
  expect((await articlesOf('/newsletter', covered))[0]).not.toContain('fetchPriority="high"');
});

test('the lead has a line for badge and topic only if the article has a badge or a topic', async () => {
  const lead = async (given: Partial<ArticleCard>) => (await articlesOf('/articles', [buildArticlePage(given)]))[0];
  expect(await lead({ topics: [] })).not.toMatch(/<p[^>]*><\/p>/);
  expect(await lead({ topics: [], isPremium: true })).toContain('Premium');
  expect(await lead({ topics: ['sleep'] })).toContain('>Sleep<');
});

test.each([
  ['/articles', 'h2'],
  ['/newsletter', 'h3'],
])('on %s the title of the empty list is an %s', async (path, heading) => {
  expect((await servePage(path)).html).toMatch(new RegExp(`<${heading}[^>]*>No articles found<`));
});
