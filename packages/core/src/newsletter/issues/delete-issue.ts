import type { IssueIdInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { rememberDeletedDigest } from '../digests/deleted-digests.ts';

/**
 * Deletes an issue permanently, also from the archive. Emails with the issue that are still queued are not sent. Later
 * digests don't repeat the items of a deleted digest. If the deleted digest was sent, the site drafts no other digest
 * for the same period. Throws session.required, action.forbidden, issue.unknown.
 */
export async function deleteIssue(deps: Writing, actor: Actor, { id }: IssueIdInput): Promise<void> {
  requireAdmin(actor);
  await writeContent(deps, async (writing) => {
    const [deleted] = await writing.db.delete(newsletterIssues).where(eq(newsletterIssues.id, id)).returning({
      title: newsletterIssues.title,
      edition: newsletterIssues.edition,
      period: newsletterIssues.period,
      sentAt: newsletterIssues.sentAt,
    });
    if (!deleted) throw new AppError('issue.unknown');
    const { edition, period, sentAt } = deleted;
    if (period !== null) await rememberDeletedDigest(writing, { edition, period, sentAt });
    await setMediaUses(writing.db, { type: 'issue', id });
    const target = { type: 'issue', id, title: deleted.title } as const;
    await recordActivity(writing, { actor, action: 'issue.deleted', target });
  });
}
