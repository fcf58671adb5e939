import type { AdminIssue, NewIssue } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { issueValues } from './issue-values.ts';
import { presentAdminIssue } from './present-issue.ts';

/**
 * Creates a draft of an issue, which isn't sent yet (docs/product.md, Newsletter). Throws session.required,
 * action.forbidden, slug.taken.
 */
export async function createIssue(deps: Writing, actor: Actor, fields: NewIssue): Promise<AdminIssue> {
  requireAdmin(actor);
  const now = deps.clock.now();
  return writeContent(deps, async (writing) => {
    const row = {
      id: writing.ids.next(),
      ...issueValues(fields),
      sentAt: null,
      recipients: null,
      scheduledFor: null,
      episodeId: null,
      segmentTags: [],
      createdAt: now,
      updatedAt: now,
    };
    await writing.db.insert(newsletterIssues).values(row);
    await setMediaUses(writing.db, { type: 'issue', id: row.id }, { html: row.bodyRichtext });
    const target = { type: 'issue', id: row.id, title: row.title } as const;
    await recordActivity(writing, { actor, action: 'issue.drafted', target });
    return presentAdminIssue(row);
  });
}
