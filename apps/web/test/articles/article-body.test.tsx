import { expect, test } from 'vitest';
import { ArticleBody } from '../../src/features/articles/article-body.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { buildArticlePage } from './article.ts';

const body = (...[article]: Parameters<typeof buildArticlePage>) =>
  renderPagePart(<ArticleBody article={buildArticlePage(article)} path="/articles/a-night" />);

test('a free article is shown completely, without a part for members or a paywall', async () => {
  const html = await body({ bodyRichtext: '<p>All of it.</p>' });
  expect(html).toContain('<p>All of it.</p>');
  expect(html).not.toContain('members-only');
  expect(html).not.toContain('membership required');
});

test('a premium article ends after its free part for readers without access', async () => {
  const html = await body({ isPremium: true, preview: `<p>${'word '.repeat(230)}</p>`, minutesLeft: 3 });
  expect(html.indexOf('word word')).toBeLessThan(html.indexOf('Premium content'));
  for (const once of [
    'Premium content - membership required',
    'The rest of “A Night in the Laboratory Bed”',
    'Three more minutes to read.',
    '$16.25/month, or $13/month billed annually',
    '30-day money-back guarantee',
  ])
    expect(html.split(once)).toHaveLength(2);
  expect(html.match(/membership required/gi)).toHaveLength(1);
  expect(html).toMatch(/<div class="[^"]*locked[^"]*members-only">(?:(?!<div).)*<section class="[^"]*paywall/s);
  expect(html).toMatch(/href="\/membership"[^>]*>Become a member/);
  expect(html).toMatch(/href="\/login\?next=%2Farticles%2Fa-night"[^>]*>Sign in/);
});

test('if an article has no free part, only the paywall is shown', async () => {
  const html = await body({ isPremium: true });
  expect(html).toContain('“A Night in the Laboratory Bed” in full');
  expect(html).toContain('Four minutes to read.');
  expect(html).not.toContain('<p></p>');
});

test('a member gets both parts; the second has the class that structured data refers to', async () => {
  const html = await body({
    isPremium: true,
    bodyRichtext: '<p>Before.</p><hr data-members /><p>After.</p>',
    parts: { free: '<p>Before.</p>', members: '<p>After.</p>' },
  });
  expect(html).toMatch(/<p>Before\.<\/p><\/div><div class="[^"]*members-only[^"]*"><p>After\.<\/p>/);
  expect(html).not.toContain('membership required');
});

test('a premium body without a members break is for members only', async () => {
  expect(await body({ isPremium: true, bodyRichtext: '<p>All.</p>' })).toMatch(/members-only[^"]*"><p>All\.<\/p>/);
});
