import type { AuditEntry } from '@longreturn/contract/audit';

/** A value before or after a change. */
type Recorded = AuditEntry['change'][string]['from'];

const NAMES: Record<string, string> = {
  answerSec: 'Start of the answer in the episode, in seconds',
  bodyRichtext: 'Content',
  durationSec: 'Duration in seconds',
  episodeId: 'Episode',
  isAma: 'AMA',
  isPremium: 'Premium',
  publishedAt: 'Publish date',
  scheduledFor: 'Send date',
  url: 'URL',
};

/** Returns the name of a changed field. By default, it comes from the key: 'Video embed url' for `videoEmbedUrl`. */
export function fieldName(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return NAMES[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a value as text. For a long text, only the length is recorded. */
export function valueText(value: Recorded): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('characters' in value) return `text of ${value.characters.toLocaleString('en-US')} characters`;
  return value.length === 0 ? 'none' : value.join(', ');
}

/** Whether a value is an ISO 8601 time, which is shown in the admin's time zone. */
export function isTime(value: Recorded): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
}
