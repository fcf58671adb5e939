import type { IssueProgress, ListedIssue } from '@longreturn/contract/newsletter-issue';
import { nounFor } from '../../../../lib/format-count.ts';

export type IssueState = 'draft' | 'scheduled' | 'sending' | 'stalled' | 'sent';

/** Returns the state of an issue. A draft that is waiting for a time or for an episode counts as scheduled. */
export function issueState({
  progress: { state },
  scheduledFor,
  episodeId,
}: Pick<ListedIssue, 'progress' | 'scheduledFor' | 'episodeId'>): IssueState {
  if (state !== 'draft') return state;
  return scheduledFor || episodeId ? 'scheduled' : 'draft';
}

/** Whether emails of an issue are still waiting to be sent. */
export function isUnderway({ state }: IssueProgress): boolean {
  return state === 'sending' || state === 'stalled';
}

/** Returns the percentage of an issue's emails that are no longer waiting to be sent. */
export function percentDone(progress: IssueProgress): number {
  const { recipients, queued } = progress;
  const ended = endedCount(progress);
  const all = Math.max(recipients, ended + queued);
  return all === 0 ? 0 : Math.floor((ended / all) * 100);
}

/** Formats the progress of an issue: '120 of 1,204'. */
export function progressText(progress: IssueProgress): string {
  return `${formatNumber(endedCount(progress))} of ${formatNumber(progress.recipients)}`;
}

function endedCount({ sent, failed, skipped }: IssueProgress): number {
  return sent + failed + skipped;
}

/** Formats the statistics of a sent issue: '1,204 sent, 0 failed, 2 unsubscribed'. */
export function statisticsText({ recipients, sent, failed, skipped, unsubscribed }: IssueProgress): string {
  if (recipients === 0 && sent === 0) return 'No recipients';
  const counts = [`${formatNumber(sent)} sent`, `${formatNumber(failed)} failed`];
  if (skipped > 0) counts.push(`${formatNumber(skipped)} no longer subscribed`);
  return [...counts, `${formatNumber(unsubscribed)} unsubscribed`].join(', ');
}

/** Formats a number of subscribers: '1 subscriber', '1,204 subscribers'. */
export function subscribersText(count: number): string {
  return `${formatNumber(count)} ${nounFor(count, 'subscriber')}`;
}

function formatNumber(count: number): string {
  return count.toLocaleString('en-US');
}
