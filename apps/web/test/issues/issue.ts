import type { IssuePage } from '@longreturn/contract/newsletter-issue';

/** Builds an issue as the API returns it to a reader without a membership. */
export function buildIssuePage(overrides: Partial<IssuePage> = {}): IssuePage {
  return {
    id: '019aa000-0000-7000-8000-000000000031',
    slug: 'a-number-from-the-hand',
    edition: 'articles',
    title: 'A Number from the Hand',
    excerpt: 'What a squeeze says about the heart.',
    isPremium: false,
    isLocked: overrides.isPremium ?? false,
    sentAt: '2026-11-03T07:30:00.000Z',
    readingMinutes: 2,
    bodyRichtext: '<p>The hand <a href="https://doi.org/10.1/x" rel="noopener">reports</a>.</p>',
    others: [],
    ...overrides,
  };
}

/** An issue of a members' edition, as the API returns it to a reader without a membership: without its body. */
export const MEMBERS_ISSUE = buildIssuePage({ edition: 'daily-highlights', isPremium: true, bodyRichtext: null });
