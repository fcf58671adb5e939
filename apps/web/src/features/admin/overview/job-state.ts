import type { JobQueueState } from '@longreturn/contract/admin';

/** What the jobs of a kind do now. 'failing' means that the latest job has failed. */
export type JobState = 'failing' | 'running' | 'waiting' | 'idle';

/** Returns the state of a queue of jobs. Times are ISO 8601 in UTC, so comparing them as text gives their order. */
export function jobState({ running, waiting, lastFailureAt, lastSuccessAt }: JobQueueState): JobState {
  if (lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? '')) return 'failing';
  if (running > 0) return 'running';
  return waiting > 0 ? 'waiting' : 'idle';
}

const NAMES: Record<string, string> = {
  mail: 'Emails',
  'bulk-mail': 'Newsletter emails',
  'newsletter-queue': 'Newsletter recipients',
  'newsletter-due': 'Scheduled newsletters',
  'draft-highlights': 'Drafts of daily highlights',
  'draft-summary': 'Drafts of quarterly summaries',
  'audio-upload': 'Checks of uploaded audio',
  'audio-peaks': 'Waveforms',
  'sample-audio': 'Sample audio',
  'show-import': 'Import of a show',
  'announce-answers': 'Emails about answered questions',
  'check-feed-sharing': 'Check for shared private feeds',
  'settle-subscription': 'Subscriptions to check',
  'reconcile-subscriptions': 'Comparison with Stripe and PayPal',
  'announce-renewals': 'Emails about annual renewals',
  'end-cancelled': 'Ends of cancelled subscriptions',
  'sweep-expired': 'Deletion of expired data',
  'media-variants': 'Image sizes',
  'sweep-media': 'Deletion of unused uploads',
  'announce-feed': 'Changes to the podcast feed',
  'report-feed': 'WebSub reports',
};

/** Returns the name of a queue; by default, its technical name. */
export function jobName(name: string): string {
  return NAMES[name] ?? name;
}
