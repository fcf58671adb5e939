import type { AdminIssue, IssueChanges } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { changesOf } from '../../changes-of.ts';
import { withChanges } from '../../content/with-changes.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { type IssueRow, lockIssue } from './issue-row.ts';
import { issueValues } from './issue-values.ts';
import { presentAdminIssue } from './present-issue.ts';

/**
 * Updates the given fields of an issue. Changes to a sent issue reach the archive and the emails still in the queue,
 * but its edition and slug are fixed, because sent emails contain them. Throws session.required, action.forbidden,
 * issue.unknown, issue.sent, slug.taken.
 */
export async function updateIssue(deps: Writing, actor: Actor, { id, ...changes }: IssueChanges): Promise<AdminIssue> {
  requireAdmin(actor);
  return writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const before = await lockIssue(db, id);
    const values = issueValues(withChanges(given(before), changes));
    if (before.sentAt && (values.slug !== before.slug || values.edition !== before.edition)) {
      throw new AppError('issue.sent');
    }
    const after = { ...before, ...values, updatedAt: clock.now() };
    await db.update(newsletterIssues).set(after).where(eq(newsletterIssues.id, id));
    await setMediaUses(db, { type: 'issue', id }, { html: after.bodyRichtext });
    const target = { type: 'issue', id, title: after.title } as const;
    const change = changesOf(given(before), given(after));
    await recordActivity(writing, { actor, action: 'issue.updated', target, change });
    return presentAdminIssue(after);
  });
}

/** Returns the fields that its author set. */
function given({ edition, title, slug, excerpt, bodyRichtext }: IssueRow) {
  return { edition, title, slug, excerpt, bodyRichtext };
}
