import type { AdminIssue, IssueChanges } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import { changesOf, withChanges } from '../../changes-of.ts';
import { type Writing, writeContent } from '../../content/write-content.ts';
import { setMediaUses } from '../../media/set-media-uses.ts';
import { recordActivity } from '../../record-activity.ts';
import { issueValues } from './create-issue.ts';
import { planIssue, updateAction } from './plan-issue.ts';
import { type IssueRow, lockIssue, presentAdminIssue } from './present-issue.ts';

/**
 * Updates the given fields of an issue and returns it. Changes to a sent issue appear in the archive and in emails that
 * are still queued. The edition and slug of a sent issue can't change, because sent emails contain them. The
 * time, episode and recipients of a sent issue can't change either. Throws session.required, action.forbidden,
 * issue.unknown, issue.sent, slug.taken, input.invalid, episode.unknown.
 */
export async function updateIssue(deps: Writing, actor: Actor, { id, ...given }: IssueChanges): Promise<AdminIssue> {
  requireAdmin(actor);
  return writeContent(deps, async (writing) => {
    const { db, clock } = writing;
    const before = await lockIssue(db, id);
    const { segmentTags, scheduledFor, episodeId, ...changes } = given;
    const { search, ...values } = issueValues(withChanges(textOf(before), changes));
    if (before.sentAt && (values.slug !== before.slug || values.edition !== before.edition)) {
      throw new AppError('issue.sent');
    }
    const plan = await planIssue(writing, before, { segmentTags, scheduledFor, episodeId });
    const after = { ...before, ...values, ...plan, updatedAt: clock.now() };
    await db
      .update(newsletterIssues)
      .set({ ...after, search })
      .where(eq(newsletterIssues.id, id));
    await setMediaUses(db, { type: 'issue', id }, { html: after.bodyRichtext });
    const target = { type: 'issue', id, title: after.title } as const;
    const change = changesOf(authoredFields(before), authoredFields(after));
    await recordActivity(writing, { actor, action: updateAction(before, after), target, change });
    return presentAdminIssue(after);
  });
}

/** Returns the fields that the author set. */
function authoredFields(row: IssueRow) {
  const { segmentTags, scheduledFor, episodeId } = row;
  return { ...textOf(row), segmentTags, scheduledFor, episodeId };
}

function textOf({ edition, title, slug, excerpt, bodyRichtext }: IssueRow) {
  return { edition, title, slug, excerpt, bodyRichtext };
}
