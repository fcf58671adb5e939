import { describe, expect, onTestFinished, test } from 'vitest';
import { ArticleFetcher, type ArticleFetcherOptions } from '../../src/fetched-pages/article-fetcher.ts';

const REFUSAL = {
  code: 'page.unreadable',
  fields: { url: expect.stringContaining('Failed to fetch article content.') },
};
const PARAGRAPH = `<p>${'A sentence about oxygen and how much of it a body can use. '.repeat(6)}</p>`;

/** A site on which every page has this HTML. */
const siteOf = (html: string) => ({ fetchPage: async (url: string) => ({ url, html }) });

function fetcherOf(options: Partial<ArticleFetcherOptions>): ArticleFetcher {
  const fetcher = new ArticleFetcher({ timeMs: 30_000, fetchMs: 30_000, ...options });
  onTestFinished(() => fetcher.close());
  return fetcher;
}

const articleOf = (html: string, options = {}) =>
  fetcherOf({ ...siteOf(html), ...options }).fetchArticle('https://news.example/articles/1');

/**
 * Creates a fetcher with a substitute for the child process (odd-extract-process.ts). Returns a function that fetches a
 * page whose HTML is the given word, such as 'hang'. The child process does what the word says.
 */
function oddFetcher(options: Partial<ArticleFetcherOptions> = {}) {
  const script = new URL('../testing/odd-extract-process.ts', import.meta.url);
  const fetcher = fetcherOf({
    script,
    fetchPage: async (url) => ({ url, html: new URL(url).pathname.slice(1) }),
    ...options,
  });
  return (word: string) => fetcher.fetchArticle(`https://news.example/${word}`);
}

describe('the article of a page', () => {
  test('has a title, an excerpt and a body with absolute URLs, without the rest of the page', async () => {
    const article = await articleOf(`<!doctype html><html><head>
      <title>How much oxygen a body can use | The News</title><meta name="description" content="How much a body can use.">
      </head><body><nav><a href="/">Home</a></nav>
      <article><h1>How much oxygen a body can use</h1>${PARAGRAPH.repeat(3)}<h4>A detail</h4>
      <p>See <a href="../more?a=b#c">more</a> of it, with a picture, in the long text that follows here.</p><hr data-members>
      <img src="/oxygen.png" alt="Oxygen">${PARAGRAPH.repeat(3)}</article>
      <aside><p>Subscribe now</p></aside><script>track()</script><footer>Imprint</footer></body></html>`);
    expect(article).toMatchObject({ title: 'How much oxygen a body can use', excerpt: 'How much a body can use.' });
    expect(article.html).toContain('href="https://news.example/more?a=b#c"');
    expect(article.html).toContain('src="https://news.example/oxygen.png"');
    expect(article.html).toMatch(/<h3[^>]*>A detail<\/h3>/);
    expect(article.html).not.toMatch(/Home|Subscribe|Imprint|track|data-members/);
  });

  test('has links that are resolved against the URL in the page’s base element, if that URL is valid', async () => {
    const body = `${PARAGRAPH.repeat(4)}<p>See <a href="more">more</a> of it in the long text that follows.</p>`;
    const withBase = (href: string) => `<html><head><base href="${href}"></head><body>${body}</body></html>`;
    expect((await articleOf(withBase('/archive/'))).html).toContain('href="https://news.example/archive/more"');
    expect((await articleOf(withBase('http://['))).html).toContain('href="https://news.example/articles/more"');
  });

  test('is found in a page without html, head and body elements', async () => {
    expect((await articleOf(`<title>On oxygen</title>${PARAGRAPH.repeat(4)}`)).html).toContain('about oxygen');
  });
});

describe('a page is refused', () => {
  test.each([
    ['if it has no text', '<html><head></head><body></body></html>'],
    ['if it is empty', ''],
    ['if it has too many elements', `<html><body>${PARAGRAPH}${'<p>x</p>'.repeat(30_000)}</body></html>`],
    ['if it is nested too deeply', `<html><body>${'<div>'.repeat(100_000)}${PARAGRAPH}</body></html>`],
  ])('%s', async (_what, html) => {
    await expect(articleOf(html, { timeMs: 5000 })).rejects.toMatchObject(REFUSAL);
  });

  test('if it can’t be fetched', async () => {
    const fetcher = fetcherOf({ fetchPage: () => Promise.reject(new Error('not found')) });
    await expect(fetcher.fetchArticle('https://news.example/')).rejects.toMatchObject(REFUSAL);
  });

  test('if fetching takes too long', async () => {
    const fetcher = fetcherOf({ fetchMs: 20, fetchPage: () => new Promise<never>(() => {}) });
    await expect(fetcher.fetchArticle('https://news.example/')).rejects.toMatchObject(REFUSAL);
  });

  test('if finding its article takes too long; the process is then killed, and the next page is read', async () => {
    const fetchOf = oddFetcher({ timeMs: 1500 });
    await expect(fetchOf('hang')).rejects.toMatchObject(REFUSAL);
    expect(await fetchOf('next')).toMatchObject({ title: 'next' });
  });

  test.each(['die', 'nonsense'])('if the process dies or sends nonsense (%s); the next page is read', async (word) => {
    const fetchOf = oddFetcher();
    await expect(fetchOf(word)).rejects.toMatchObject(REFUSAL);
    expect(await fetchOf('next')).toMatchObject({ title: 'next' });
  });
});

test.each([
  ['exits by itself', 'exit', 'the child process ended (1)'],
  ['throws an error', 'throw', 'a bug of the search'],
])('if the process %s, the error says so and doesn’t blame the page', async (_how, word, failure) => {
  await expect(oddFetcher()(word)).rejects.toThrow(failure);
});

test('if too many pages are being read, the next fetch fails, and its error says how long to wait', async () => {
  const fetcher = fetcherOf({ fetchMs: 30_000, fetchPage: () => new Promise<never>(() => {}) });
  const fetches = Array.from({ length: 48 }, () => fetcher.fetchArticle('https://news.example/'));
  for (const fetch of fetches) fetch.catch(() => {});
  const refused = { code: 'service.unavailable', retryAfterSec: 5 };
  await expect(fetcher.fetchArticle('https://news.example/')).rejects.toMatchObject(refused);
});
