import type { ActivityAction } from '@longreturn/contract/activity';
import type { ActivityItem } from '@longreturn/contract/admin';
import { activity } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { inOrder, newestFirst } from '../lists/order.ts';
import { requireAdmin } from './require-admin.ts';

const MAX_ENTRIES = 50;
const NEWEST = newestFirst(activity.timestamp, activity.id);

/** Lists the latest 50 entries of the audit log, newest first. Throws session.required, action.forbidden. */
export async function listActivity({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<ActivityItem[]> {
  requireAdmin(actor);
  const rows = await db
    .select()
    .from(activity)
    .orderBy(...inOrder(NEWEST))
    .limit(MAX_ENTRIES);
  return rows.map(presentActivity);
}

type ActivityRow = typeof activity.$inferSelect;
type DescribedRow = Pick<ActivityRow, 'targetTitle' | 'change'>;

const TITLES: Record<ActivityAction, string> = {
  'account.opened': 'New account',
  'account.closed': 'Account deleted',
  'account.deleted': 'Account deleted',
  'account.frozen': 'Account frozen',
  'account.unfrozen': 'Account unfrozen',
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
  'article.drafted': 'Article drafted',
  'article.scheduled': 'Article scheduled',
  'article.published': 'Article published',
  'article.unpublished': 'Article unpublished',
  'article.updated': 'Article updated',
  'article.deleted': 'Article deleted',
  'issue.drafted': 'Newsletter drafted',
  'issue.updated': 'Newsletter updated',
  'issue.deleted': 'Newsletter deleted',
  'issue.sent': 'Newsletter sent',
  'message.received': 'New message',
  'catalogue.loaded': 'Sample catalogue loaded',
};

/** The descriptions of the actions that show something other than `targetTitle`. */
const DESCRIPTIONS: { [Action in ActivityAction]?: (row: DescribedRow) => string } = {
  'account.closed': () => 'By its owner',
  'account.deleted': () => 'By an admin',
  'role.changed': ({ targetTitle, change: { role } }) => `${targetTitle}: ${role?.from} to ${role?.to}`,
};

/**
 * Converts an audit log row to an item of Recent Activity. A row written before the log recorded actions returns its
 * stored title and description.
 */
export function presentActivity(row: ActivityRow): ActivityItem {
  const { id, action, oldTitle, oldDescription, targetTitle } = row;
  const timestamp = row.timestamp.toISOString();
  if (action === null) return { id, title: oldTitle ?? '', description: oldDescription ?? '', timestamp };
  const description = DESCRIPTIONS[action]?.(row) ?? targetTitle ?? '';
  return { id, title: TITLES[action], description, timestamp };
}
