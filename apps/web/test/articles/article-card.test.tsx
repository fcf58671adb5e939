import type { Role } from '@longreturn/contract/roles';
import { expect, test } from 'vitest';
import { ArticleCard, ArticleCards } from '../../src/features/articles/article-cards.tsx';
import { buildCover } from '../build-cover.ts';
import { buildReader } from '../build-reader.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { LOCK } from '../lock.ts';
import { buildArticlePage } from './article.ts';

const card = (given: Parameters<typeof buildArticlePage>[0], role?: Role) =>
  renderPagePart(<ArticleCard article={buildArticlePage(given)} />, role && { reader: buildReader({ role }) });

/** Part of the path of GoLink's arrow. */
const ARROW = 'M4 12h15';

/** Returns the SVG of the icon in the card's link 'Read Article', whose accessible name contains the title. */
const iconOf = (html: string) =>
  /<a (?=[^>]*aria-label="Read Article: A Night in the Laboratory Bed")[^>]*>Read Article(.*?)<\/a>/s.exec(html)?.[1];

test("a premium card says 'Membership required' and has a lock on Read Article", async () => {
  const html = await card({ isPremium: true });
  expect(html).toContain('>Membership required<');
  expect(iconOf(html)).toContain(LOCK);
});

test('a premium card has no lock for members', async () => {
  const html = await card({ isPremium: true, isLocked: false }, 'member');
  expect(html).toContain('Included in your membership');
  expect(html).not.toContain('Membership required');
  expect(iconOf(html)).toContain(ARROW);
  expect(html).not.toContain(LOCK);
});

test.each(['editor', 'admin'] as const)('for an %s, a premium card has only its badge', async (role) => {
  const html = await card({ isPremium: true, isLocked: false }, role);
  expect(html.match(/Premium/g)).toHaveLength(1);
  expect(html).not.toMatch(/membership/i);
  expect(html).not.toContain(LOCK);
});

test('a free card has no note and no lock', async () => {
  const html = await card({ isPremium: false });
  expect(html).not.toContain('Membership required');
  expect(iconOf(html)).toContain(ARROW);
  expect(html).not.toContain(LOCK);
});

test('a card has a picture only if the article has a cover from the library', async () => {
  expect(await card({})).not.toContain('<img');
  const html = await card({ cover: buildCover({ variants: [] }) });
  expect(html).toContain(
    '<img src="/media-files/1/2/a.png" width="1800" height="1200" alt="A laboratory bench at dawn"',
  );
  expect(html).not.toContain('<source');
});

test('a card has the date, and the author’s name without the letters after it', async () => {
  const html = (await card({ host: 'maren-oduya' })).replaceAll('<!-- -->', '');
  expect(html).toMatch(/<span>By Maren Oduya<\/span><time[^>]*>3 Nov 2026<\/time>/);
});

test('cards have the layout of a single row only if there are few of them', async () => {
  const cards = (few: boolean) => renderPagePart(<ArticleCards articles={[buildArticlePage()]} few={few} />);
  expect(await cards(true)).toMatch(/^<div class="[^"]*three[^"]* [^"]*few/);
  expect(await cards(false)).not.toMatch(/^<div class="[^"]*(three|few)/);
});
