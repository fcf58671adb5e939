import type { AdminArticle } from '@longreturn/contract/admin-content';

/** Returns a published article as editors see it. */
export function sampleAdminArticle(fields: Partial<AdminArticle> = {}): AdminArticle {
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    title: 'How markets price a healthy year',
    slug: 'how-markets-price-a-healthy-year',
    excerpt: 'A year of health has a price, and it is not the same everywhere.',
    bodyRichtext: `<p>${'A sentence about prices. '.repeat(6)}</p>`,
    isPremium: false,
    readingMinutes: 1,
    host: null,
    figure: null,
    cover: null,
    coverFileId: null,
    topics: ['sleep'],
    publishedAt: '2026-10-08T06:07:08.900Z',
    createdAt: '2026-10-01T00:00:00.000Z',
    updatedAt: '2026-10-02T00:00:00.000Z',
    state: 'published',
    ...fields,
  };
}
