import type { ArticlePage } from '@longreturn/contract/content';

/** Builds an article as the API returns it to a reader without a membership. */
export function buildArticlePage(overrides: Partial<ArticlePage> = {}): ArticlePage {
  return {
    id: '019aa000-0000-7000-8000-000000000001',
    title: 'A Night in the Laboratory Bed',
    slug: 'a-night-in-the-laboratory-bed',
    excerpt: 'What a strange pillow does to the numbers.',
    isPremium: false,
    isLocked: overrides.isPremium ?? false,
    publishedAt: '2026-11-03T07:30:00.000Z',
    createdAt: '2026-11-01T07:30:00.000Z',
    readingMinutes: 4,
    host: 'maren-oduya',
    figure: null,
    cover: null,
    topics: ['sleep'],
    bodyRichtext: null,
    preview: null,
    parts: null,
    minutesLeft: null,
    sources: [],
    related: [],
    ...overrides,
  };
}
