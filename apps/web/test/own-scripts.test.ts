import { expect, test } from 'vitest';
import { buildArticlePage } from './articles/article.ts';
import { servePage } from './serve-page.ts';

const HOSTILE = '<script>steal()</script><script nonce="guess">steal()</script>';

test('the app’s inline scripts are returned, but not scripts inside the content', async () => {
  const article = buildArticlePage({ bodyRichtext: `<p>Text.</p>${HOSTILE}` });
  const { html, scripts } = await servePage(`/articles/${article.slug}`, {
    data: { 'content.articles.bySlug': article },
  });
  expect(html).toContain('steal()');
  expect(scripts.join()).not.toContain('steal()</script>');
  expect(scripts).not.toContain('steal()');
  expect(scripts.some((script) => script.includes('data-mantine-color-scheme'))).toBe(true);
  for (const script of scripts) expect(html).toContain(`>${script}</script>`);
});

test('the nonce that marks the app’s scripts isn’t in the page', async () => {
  const { html, scripts } = await servePage('/');
  expect(scripts.length).toBeGreaterThan(1);
  expect(html).not.toContain('nonce');
});

test('data blocks and script files don’t count as inline scripts', async () => {
  const { html, scripts } = await servePage('/');
  expect(html).toContain('application/json');
  expect(scripts.some((script) => script.startsWith('{') || script.startsWith('['))).toBe(false);
});
