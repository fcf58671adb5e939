import type { ActivityAction } from '@longreturn/contract/activity';
import type { ActivityItem, ActivityPage, ListPageInput } from '@longreturn/contract/admin';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { activity, users } from '@longreturn/db/schema';
import { eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { newestFirst } from '../lists/order.ts';
import { type PageQuery, readPage } from '../lists/read-page.ts';
import { requireAdmin } from './require-admin.ts';

const DEFAULT_ENTRIES = 50;

/**
 * Returns a page of the audit log as Recent Activity shows it, newest first; 50 entries by default. `total` is at most
 * 1,000. Throws session.required, action.forbidden, input.invalid.
 */
export async function listActivity(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { limit: size = DEFAULT_ENTRIES, cursor }: ListPageInput = {},
): Promise<ActivityPage> {
  requireAdmin(actor);
  return readActivityPage(db, undefined, { limit: size, cursor }, presentActivity);
}

/** Returns a page of the entries that match the condition. Throws input.invalid on a malformed cursor. */
export async function readActivityPage<Item>(
  db: Db,
  matching: SQL | undefined,
  input: ListPageInput,
  present: (row: ActivityRow) => Item,
) {
  return readPage({
    db,
    table: activity,
    order: newestFirst(activity.timestamp, activity.id),
    matching,
    maxTotal: LIMITS.countedMatches,
    input,
    rows: ({ where, orderBy, limit }: PageQuery) =>
      selectActivity(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ entry }) => [entry.timestamp, entry.id],
    present,
  });
}

/** Returns a query for entries of the audit log, each with the name of the user who acted. */
function selectActivity(db: Db) {
  return db
    .select({ entry: activity, actorName: users.name })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId));
}

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];
type DescribedEntry = Pick<ActivityRow['entry'], 'targetTitle' | 'change'>;

const TITLES: Record<ActivityAction, string> = {
  'account.opened': 'New account',
  'account.closed': 'Account deleted',
  'account.deleted': 'Account deleted',
  'account.frozen': 'Account frozen',
  'account.unfrozen': 'Account unfrozen',
  'account.sessions-ended': 'Sessions ended',
  'comp.granted': 'Membership granted',
  'entitlement.ended': 'Membership ended',
  'payment.refunded': 'Payment refunded',
  'subscription.cancelled': 'Subscription cancelled',
  'event.rerun': 'Payment event handled again',
  'code.created': 'Group code created',
  'code.ended': 'Group code ended',
  'feed.created': 'Private feed created',
  'feed.rotated': 'Private feed rotated',
  'feed.revoked': 'Private feed revoked',
  'feed.warned': 'Private feed seems to be shared',
  'feeds.rotated': 'Private feeds rotated',
  'role.changed': 'Role changed',
  'episode.drafted': 'Episode drafted',
  'episode.scheduled': 'Episode scheduled',
  'episode.published': 'Episode published',
  'episode.unpublished': 'Episode unpublished',
  'episode.updated': 'Episode updated',
  'episode.deleted': 'Episode deleted',
  'episode.media-added': 'Media added',
  'episode.media-updated': 'Media updated',
  'episode.media-deleted': 'Media deleted',
  'episode.audio-added': 'Audio added',
  'episode.audio-replaced': 'Audio replaced',
  'episode.audio-removed': 'Audio removed',
  'episode.chapters-updated': 'Chapters updated',
  'episode.transcript-updated': 'Transcript updated',
  'article.drafted': 'Article drafted',
  'article.scheduled': 'Article scheduled',
  'article.published': 'Article published',
  'article.unpublished': 'Article unpublished',
  'article.updated': 'Article updated',
  'article.restored': 'Article restored',
  'article.deleted': 'Article deleted',
  'article.fetched': 'Article content fetched',
  'issue.drafted': 'Newsletter drafted',
  'issue.updated': 'Newsletter updated',
  'issue.deleted': 'Newsletter deleted',
  'issue.sent': 'Newsletter sent',
  'issue.scheduled': 'Newsletter scheduled',
  'issue.unscheduled': 'Newsletter schedule cancelled',
  'issue.retried': 'Newsletter sent again',
  'subscriber.deleted': 'Subscriber removed',
  'subscribers.exported': 'Subscriber export',
  'subscribers.imported': 'Subscriber import',
  'file.uploaded': 'File uploaded',
  'file.updated': 'File updated',
  'file.replaced': 'File replaced',
  'file.deleted': 'File deleted',
  'message.received': 'New message',
  'message.updated': 'Message status changed',
  'message.answered': 'Message answered',
  'mail.retried': 'Email queued again',
  'mail.dismissed': 'Failed email dismissed',
  'question.updated': 'Question updated',
  'question.answered': 'Question answered',
  'setting.updated': 'Setting changed',
  'setting.reset': 'Setting reset',
  'audit.exported': 'Audit log exported',
  'archive.exported': 'Everything exported',
  'catalogue.loaded': 'Sample catalogue loaded',
  'show.imported': 'Show imported',
};

/** Functions that describe an entry, for the actions whose description isn't just `targetTitle`. */
const DESCRIPTIONS: { [Action in ActivityAction]?: (entry: DescribedEntry) => string } = {
  'account.closed': () => 'By its owner',
  'episode.media-added': describeMediaItem,
  'episode.media-updated': describeMediaItem,
  'episode.media-deleted': describeMediaItem,
  'feeds.rotated': ({ change: { feeds } }) => `All members’ feeds: ${feeds?.from}`,
  'role.changed': ({ targetTitle, change: { role } }) => `${targetTitle}: ${role?.from} to ${role?.to}`,
};

/**
 * Names the media item and its episode: 'Intro on film, The Long Wait'. Entries from early versions of the site name
 * only the episode.
 */
function describeMediaItem({ targetTitle, change: { mediaItem } }: DescribedEntry): string {
  const name = mediaItem?.to ?? mediaItem?.from;
  return typeof name === 'string' ? `${name}, ${targetTitle}` : (targetTitle ?? '');
}

/**
 * Converts an entry to an item of Recent Activity, which names the target and the user who acted. For an entry written
 * before the log recorded actions, returns the stored title and description.
 */
export function presentActivity({ entry, actorName }: ActivityRow): ActivityItem {
  const { id, action, oldTitle, oldDescription, targetTitle } = entry;
  const timestamp = entry.timestamp.toISOString();
  if (action === null) return { id, title: oldTitle ?? '', description: oldDescription ?? '', timestamp };
  const target = DESCRIPTIONS[action]?.(entry) ?? targetTitle ?? '';
  return { id, title: TITLES[action], description: withActor(target, actorName), timestamp };
}

/**
 * Adds who acted: 'The Long Wait, by Ada Byron'. Returns the target alone if there is no name, because the actor wasn't
 * a user or the user's account was deleted.
 */
function withActor(target: string, name: string | null): string {
  if (name === null) return target;
  return target === '' ? `By ${name}` : `${target}, by ${name}`;
}
