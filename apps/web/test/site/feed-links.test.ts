import { expect, test } from 'vitest';
import { servePage } from '../serve-page.ts';

test('every page tells podcast apps where the feed is, and links to it in the footer', async () => {
  for (const path of ['/', '/episodes', '/about']) {
    const { html } = await servePage(path);
    const [link] = /<link[^>]*rel="alternate"[^>]*>/.exec(html) ?? [];
    expect(link, path).toMatch(/type="application\/rss\+xml".*href="\/feed\.xml"/);
    expect(/<footer.*<\/footer>/s.exec(html)?.[0], path).toContain('<a href="/feed.xml">RSS Feed</a>');
  }
});

test('the list of episodes has a link to the feed and a button that copies the feed’s URL', async () => {
  const main = /<main.*<\/main>/s.exec((await servePage('/episodes')).html)?.[0];
  expect(main).toContain('<a href="/feed.xml">RSS feed</a>');
  expect(main).toMatch(/<button[^>]*>Copy feed URL</);
});
