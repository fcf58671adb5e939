import { ACTIVITY_TARGETS, type ActivityTarget } from '@longreturn/contract/activity';
import type { AuditEntry, AuditFilter } from '@longreturn/contract/audit';
import { oneOf, searchWords, text } from '../../../../lib/search-schema.ts';

const TARGET_NAMES: Record<ActivityTarget, string> = {
  account: 'Accounts',
  episode: 'Episodes',
  article: 'Articles',
  issue: 'Newsletter issues',
  file: 'Files',
  message: 'Messages',
  subscriber: 'Subscribers',
  mail: 'Emails',
  setting: 'Settings',
  audit: 'Audit log',
  catalogue: 'Sample catalogue',
  question: 'Questions',
  archive: 'Archive',
  payment: 'Payments',
};

export const TARGET_OPTIONS = ACTIVITY_TARGETS.map((target) => ({ value: target, label: TARGET_NAMES[target] }));

/** Actors that aren't accounts. */
export const OTHER_ACTORS = [
  { value: 'system', label: 'The site' },
  { value: 'anonymous', label: 'Visitors' },
];

const readTarget = oneOf(ACTIVITY_TARGETS);

/**
 * Returns the filter that the fields above the log describe. The first and last day are included, in the admin's time
 * zone.
 */
export function readAuditFilter(fields: FormData): AuditFilter {
  const [q, group] = [searchWords(fields.get('q')), readTarget(fields.get('group'))];
  const [actor, from, to] = [text(fields.get('actor')), dayStart(fields.get('from')), dayStart(fields.get('to'), 1)];
  return {
    ...(q && { q }),
    ...(actor && { actor }),
    ...(group && { group }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Returns when a day such as '2026-11-12' starts in local time, as ISO 8601. `later` adds a number of days. */
function dayStart(day: unknown, later = 0): string | undefined {
  const [year = 0, month = 0, date] = String(day ?? '')
    .split('-')
    .map(Number);
  return date === undefined || year < 2000 ? undefined : new Date(year, month - 1, date + later).toISOString();
}

/** Returns the name of an actor. */
export function actorName(actor: AuditEntry['actor']): string {
  if (actor === null) return 'Unknown';
  if (typeof actor === 'string') return actor === 'system' ? 'The site' : 'A visitor';
  return actor.name || 'A deleted account';
}
