import type { ActivityAction } from '@longreturn/contract/activity';
import type { ActivityItem } from '@longreturn/contract/admin';
import type { activity } from '@longreturn/db/schema';

type ActivityRow = typeof activity.$inferSelect;
type ToldRow = Pick<ActivityRow, 'targetTitle' | 'change'>;

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
  'file.uploaded': 'File uploaded',
  'file.updated': 'File updated',
  'file.replaced': 'File replaced',
  'file.deleted': 'File deleted',
  'message.received': 'New message',
  'catalogue.loaded': 'Sample catalogue loaded',
};

/** Descriptions that differ from the name of the target. */
const DESCRIPTIONS: { [Action in ActivityAction]?: (row: ToldRow) => string } = {
  'account.closed': () => 'By its owner',
  'account.deleted': () => 'By an administrator',
  'role.changed': ({ targetTitle, change: { role } }) => `${targetTitle}: ${role?.from} to ${role?.to}`,
};

/** Formats an entry of the audit log as text. Entries from before actions were recorded keep their text. */
export function presentActivity(row: ActivityRow): ActivityItem {
  const { id, action, oldTitle, oldDescription, targetTitle } = row;
  const timestamp = row.timestamp.toISOString();
  if (action === null) return { id, title: oldTitle ?? '', description: oldDescription ?? '', timestamp };
  const description = DESCRIPTIONS[action]?.(row) ?? targetTitle ?? '';
  return { id, title: TITLES[action], description, timestamp };
}
