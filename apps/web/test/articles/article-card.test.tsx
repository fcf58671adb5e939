import { expect, test } from 'vitest';
import { ArticleCard } from '../../src/features/articles/article-cards.tsx';
import { buildCover } from '../build-cover.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { LOCK } from '../lock.ts';
import { buildArticlePage } from './article.ts';

const card = (given: Parameters<typeof buildArticlePage>[0]) =>
  renderPagePart(<ArticleCard article={buildArticlePage(given)} />);

test("a premium card says 'Membership required' and has a lock on Read Article", async () => {
  const html = await card({ isPremium: true });
  expect(html).toContain('>Membership required<');
  expect(html).toMatch(/<svg(?:(?!<a ).)*<\/svg>(?:<!-- -->)? Read Article<\/a>/s);
});

test('a premium card has no lock for readers with access', async () => {
  const html = await card({ isPremium: true, isLocked: false });
  expect(html).toContain('Included in your membership');
  expect(html).not.toContain('Membership required');
  expect(html).toContain('> Read Article</a>');
  expect(html).not.toContain(LOCK);
});

test('a free card has no note', async () => {
  const html = await card({ isPremium: false });
  expect(html).not.toContain('Membership required');
  expect(html).not.toContain('<svg');
  expect(html).toContain(' Read Article</a>');
});

test('a card has a picture only if the article has a cover from the library', async () => {
  expect(await card({})).not.toContain('<img');
  const html = await card({ cover: buildCover({ variants: [] }) });
  expect(html).toContain(
    '<img src="/media-files/1/2/a.png" width="1800" height="1200" alt="A laboratory bench at dawn"',
  );
  expect(html).not.toContain('<source');
});
