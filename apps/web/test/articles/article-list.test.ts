import { expect, test } from 'vitest';
import { servePage } from '../serve-page.ts';
import { buildArticlePage } from './article.ts';

const ARTICLES = ['first', 'second'].map((slug) =>
  buildArticlePage({ id: slug, slug, title: slug, figure: 'discount-rates' }),
);

/** Returns the HTML of each article in the list of a page. */
async function articlesOf(path: string): Promise<string[]> {
  const data = { 'content.articles.cards': { items: ARTICLES, nextCursor: null, total: 2 } };
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
