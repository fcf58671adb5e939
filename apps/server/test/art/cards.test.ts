import { expect, it } from 'vitest';
import { articleCard, issueCard } from '../../src/art/cards.ts';

const shown = { title: 'Strength after seventy', readingMinutes: 7 };

it('a social card formats its date as the pages do', () => {
  const publishedAt = '2026-09-12T06:00:00.000Z';
  expect(articleCard({ ...shown, publishedAt }).kicker).toBe('Article · 12 Sep 2026 · 7 min');
  const issue = { ...shown, edition: 'episodes', sentAt: '2026-12-31T23:59:59.999Z' } as const;
  expect(issueCard(issue).kicker).toMatch(/ · 31 Dec 2026 · 7 min$/);
});
