import type { IssueProgress } from '@longreturn/contract/newsletter-issue';
import { describe, expect, test } from 'vitest';
import {
  issueState,
  percentDone,
  progressText,
  statisticsText,
  subscribersText,
} from '../../../src/features/admin/newsletter/issues/issue-state.ts';
import { refetchInterval } from '../../../src/features/admin/newsletter/issues/issues-query.ts';
import { listedIssue } from './listed-issue.ts';

const progress = (changes: Partial<IssueProgress>): IssueProgress => ({ ...listedIssue().progress, ...changes });

describe('an issue', () => {
  test('is scheduled while it waits for a time or an episode', () => {
    const at = { scheduledFor: '2026-11-24T09:00:00.000Z' };
    expect(issueState(listedIssue())).toBe('draft');
    expect(issueState(listedIssue(at))).toBe('scheduled');
    expect(issueState(listedIssue({ episodeId: '019f0000-0000-7000-8000-000000000001' }))).toBe('scheduled');
    for (const state of ['sending', 'stalled', 'sent'] as const) {
      expect(issueState(listedIssue({ ...at, progress: progress({ state }) }))).toBe(state);
    }
  });

  test('that is scheduled makes the list refresh every minute', () => {
    const dataOf = (...items: ReturnType<typeof listedIssue>[]) => ({ state: { data: { pages: [{ items }] } } });
    expect(refetchInterval({ state: {} })).toBe(false);
    expect(refetchInterval(dataOf(listedIssue()))).toBe(false);
    expect(refetchInterval(dataOf(listedIssue(), listedIssue({ scheduledFor: '2026-11-24T09:00:00.000Z' })))).toBe(
      60_000,
    );
  });
});

describe('the progress', () => {
  test('counts emails that were sent, failed or are no longer wanted', () => {
    const half = progress({ recipients: 2400, queued: 1196, sent: 1200, failed: 3, skipped: 1 });
    expect(percentDone(half)).toBe(50);
    expect(progressText(half)).toBe('1,204 of 2,400');
  });

  test('is at most 100 %, even if there are more emails than counted recipients', () => {
    expect(percentDone(progress({ recipients: 0 }))).toBe(0);
    expect(percentDone(progress({ recipients: 1, queued: 1, sent: 3 }))).toBe(75);
    expect(percentDone(progress({ recipients: 3, sent: 4 }))).toBe(100);
  });
});

test('the statistics of a sent issue are the numbers of sent and failed emails and of unsubscribed readers', () => {
  const counts = { recipients: 1207, sent: 1204, failed: 3, unsubscribed: 2 };
  expect(statisticsText(progress(counts))).toBe('1,204 sent, 3 failed, 2 unsubscribed');
  expect(statisticsText(progress({ ...counts, skipped: 5 }))).toBe(
    '1,204 sent, 3 failed, 5 no longer subscribed, 2 unsubscribed',
  );
  expect(statisticsText(progress({}))).toBe('No recipients');
});

test('a count of subscribers has the noun in the plural, except for 1', () => {
  expect([0, 1, 1204].map(subscribersText)).toEqual(['0 subscribers', '1 subscriber', '1,204 subscribers']);
});
