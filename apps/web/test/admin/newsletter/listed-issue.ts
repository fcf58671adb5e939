import type { ListedIssue } from '@longreturn/contract/newsletter-issue';

/** Returns a draft with these changes. */
export function listedIssue(changes: Partial<ListedIssue> = {}): ListedIssue {
  return {
    id: '019f0000-0000-7000-8000-00000000000a',
    slug: 'a-first-issue',
    edition: 'episodes',
    title: 'A first issue',
    excerpt: 'A summary of the issue.',
    bodyRichtext: '<p>Its text.</p>',
    readingMinutes: 1,
    sentAt: null,
    recipients: null,
    scheduledFor: null,
    episodeId: null,
    segmentTags: [],
    period: null,
    createdAt: '2026-11-15T12:00:00.000Z',
    updatedAt: '2026-11-15T12:00:00.000Z',
    progress: { state: 'draft', recipients: 0, queued: 0, sent: 0, failed: 0, skipped: 0, unsubscribed: 0 },
    ...changes,
  };
}
