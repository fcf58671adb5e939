import type { User } from '@longreturn/contract/account';
import type { ArticleCard } from '@longreturn/contract/content';
import { beforeAll, expect, test } from 'vitest';
import { FeaturedArticle } from '../../src/features/home/featured-article.tsx';
import { loadStaticParts } from '../../src/features/home/static-part.tsx';
import { buildArticlePage } from '../articles/article.ts';
import { buildCover } from '../build-cover.ts';
import { buildReader } from '../build-reader.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { LOCK } from '../lock.ts';

beforeAll(loadStaticParts);

const featured = (given: Partial<ArticleCard> = {}, reader?: User) =>
  renderPagePart(<FeaturedArticle article={buildArticlePage(given)} />, reader && { reader });

test('a premium article says that it requires membership; a free article doesn’t', async () => {
  expect(await featured({ isPremium: true })).toContain('Membership required');
  expect(await featured({ isPremium: false })).not.toContain('Membership required');
});

test('a premium article has no lock for members', async () => {
  const html = await featured({ isPremium: true, isLocked: false }, buildReader({ role: 'member' }));
  expect(html).toContain('Included in your membership');
  expect(html).not.toContain('Membership required');
  expect(html).not.toContain(LOCK);
});

test('a cover from the library replaces the figure', async () => {
  expect(await featured({ figure: 'compounding' })).toContain('<figcaption');
  const html = await featured({ figure: 'compounding', cover: buildCover() });
  expect(html).not.toContain('<figcaption');
  expect(html).toContain('alt="A laboratory bench at dawn"');
});
