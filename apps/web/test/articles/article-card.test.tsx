import { expect, test } from 'vitest';
import { ArticleCard } from '../../src/features/articles/article-card.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { buildArticlePage } from './article.ts';

const card = (isPremium: boolean) => renderPagePart(<ArticleCard article={buildArticlePage({ isPremium })} />);

test("a premium card says 'Membership required' and has a lock on Read Article", async () => {
  const html = await card(true);
  expect(html).toContain('>Membership required<');
  expect(html).toMatch(/<svg(?:(?!<a ).)*<\/svg>(?:<!-- -->)? Read Article<\/a>/s);
});

test('a free card asks for nothing', async () => {
  const html = await card(false);
  expect(html).not.toContain('Membership required');
  expect(html).not.toContain('<svg');
  expect(html).toContain(' Read Article</a>');
});
