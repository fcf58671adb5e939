/** Who can act: a user, the site itself, or someone without a session. */
export const ACTIVITY_ACTORS = ['user', 'system', 'anonymous'] as const;

/** The types of things that an action can change. */
export const ACTIVITY_TARGETS = [
  'account',
  'episode',
  'article',
  'issue',
  'file',
  'message',
  'subscriber',
  'mail',
  'setting',
  'audit',
  'catalogue',
  'archive',
  'payment',
  'question',
] as const;
export type ActivityTarget = (typeof ACTIVITY_TARGETS)[number];

/** The actions that the audit log records. */
export const ACTIVITY_ACTIONS = [
  'account.opened',
  'account.closed',
  'account.deleted',
  'account.frozen',
  'account.unfrozen',
  'account.sessions-ended',
  'comp.granted',
  'entitlement.ended',
  'payment.refunded',
  'subscription.cancelled',
  'event.rerun',
  'code.created',
  'code.ended',
  'feed.created',
  'feed.rotated',
  'feed.revoked',
  'feed.warned',
  'feeds.rotated',
  'role.changed',
  'episode.drafted',
  'episode.scheduled',
  'episode.published',
  'episode.unpublished',
  'episode.updated',
  'episode.deleted',
  'episode.media-added',
  'episode.media-updated',
  'episode.media-deleted',
  'article.drafted',
  'article.scheduled',
  'article.published',
  'article.unpublished',
  'article.updated',
  'article.restored',
  'article.deleted',
  'article.fetched',
  'issue.drafted',
  'issue.updated',
  'issue.deleted',
  'issue.sent',
  'issue.scheduled',
  'issue.unscheduled',
  'issue.retried',
  'subscriber.deleted',
  'subscribers.exported',
  'subscribers.imported',
  'file.uploaded',
  'file.updated',
  'file.replaced',
  'file.deleted',
  'message.received',
  'message.updated',
  'message.answered',
  'mail.retried',
  'mail.dismissed',
  'question.updated',
  'question.answered',
  'setting.updated',
  'setting.reset',
  'audit.exported',
  'archive.exported',
  'catalogue.loaded',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** A value before or after a change. For a long text, only the length is recorded. */
export type RecordedValue = string | number | boolean | null | readonly string[] | { characters: number };

/** The old and new values of the fields that changed. */
export type ActivityChange = Record<string, { from: RecordedValue; to: RecordedValue }>;
