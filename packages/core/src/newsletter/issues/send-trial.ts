import type { IssueIdInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { requireUser } from '../../account/require-user.ts';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';

/**
 * Sends a test email of an issue to the actor, as subscribers would receive it. Throws session.required,
 * action.forbidden, issue.unknown.
 */
export async function sendTrial(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  { id: issueId }: IssueIdInput,
): Promise<void> {
  requireAdmin(actor);
  const { id: userId } = requireUser(actor);
  const [found] = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId));
  if (!found) throw new AppError('issue.unknown');
  await jobs.send(db, 'mail', { kind: 'newsletter-trial', userId, issueId });
}
