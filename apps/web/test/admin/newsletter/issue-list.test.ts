import type { IssueProgress, ListedIssue } from '@longreturn/contract/newsletter-issue';
import { describe, expect, test } from 'vitest';
import { buildReader } from '../../build-reader.ts';
import { servePage } from '../../serve-page.ts';
import { listedIssue } from './listed-issue.ts';

const SENT_AT = '2026-11-15T12:00:00.000Z';

/** Returns the HTML of the tab's issues section, as the server renders it. */
async function issuesOf(items: readonly ListedIssue[], failures: Record<string, string> = {}): Promise<string> {
  const { html } = await servePage('/admin/dashboard?tab=newsletter', {
    data: {
      'auth.session': buildReader({ role: 'admin' }),
      'admin.issues.list': { items, nextCursor: null, total: items.length },
      'admin.subscribers.counts': { total: 0, active: 0, unsubscribed: 0, bounced: 0 },
      'admin.subscribers.tags': { tags: [] },
    },
    failures,
  });
  return /<div id="issues".*<\/main>/s.exec(html)?.[0] ?? '';
}

const sent = (changes: Partial<IssueProgress>): ListedIssue =>
  listedIssue({ sentAt: SENT_AT, progress: { ...listedIssue().progress, state: 'sent', ...changes } });

describe('the row of an issue', () => {
  test.each([
    ['a draft can be sent', listedIssue(), 'Draft', ['aria-label="Send A first issue"']],
    [
      'a scheduled issue shows its time, and can be unscheduled',
      listedIssue({ scheduledFor: '2020-11-24T09:00:00.000Z', segmentTags: ['Press', 'Board'] }),
      'Scheduled',
      ['Will be sent on <time', '24 Nov 2020, 09:00', 'Episodes, Press, Board', 'aria-label="Unschedule A'],
    ],
    [
      'an issue that is being sent has a progress bar',
      sent({ state: 'sending', recipients: 4, queued: 3, sent: 1 }),
      'Sending',
      ['role="progressbar"', 'aria-valuenow="25"', 'aria-label="Sending A first issue"', '1 of 4'],
    ],
    [
      'an issue whose sending was interrupted says that sending continues',
      sent({ state: 'stalled', recipients: 4, queued: 3, sent: 1 }),
      'Interrupted',
      ['aria-valuenow="25"', 'Sending continues by itself, and nobody gets the issue twice.'],
    ],
    [
      'a sent issue has statistics and a link to the archive',
      sent({ recipients: 4, sent: 3, failed: 1, unsubscribed: 2 }),
      'Sent',
      ['3 sent, 1 failed, 2 unsubscribed', 'aria-label="Retry failed emails of A', 'issue=a-first-issue'],
    ],
  ] as const)('shows the state of the issue: %s', async (_what, issue, tag, texts) => {
    const section = await issuesOf([issue]);
    expect(section).toMatch(new RegExp(`<span class="[^"]*tag[^"]*">${tag}</span>`));
    for (const text of [...texts, 'aria-label="Edit A', 'aria-label="Delete A']) expect(section).toContain(text);
  });

  test('has no button for sending if the issue was sent without failures', async () => {
    const section = await issuesOf([sent({ recipients: 4, sent: 4 })]);
    for (const label of ['Send A', 'Unschedule', 'Retry']) expect(section).not.toContain(`aria-label="${label}`);
  });
});

describe('the list of issues', () => {
  test('says that opens are not tracked', async () => {
    expect(await issuesOf([])).toContain('Opens aren’t tracked.');
  });

  test('says that it is empty, or that it could not be loaded', async () => {
    expect(await issuesOf([])).toContain('No issues found');
    expect(await issuesOf([], { 'admin.issues.list': 'service.internal' })).toContain('Failed to fetch issues');
  });
});
