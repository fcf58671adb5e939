import type { TestIssueInput } from '@longreturn/contract/newsletter-issue';
import type { MailTest } from '@longreturn/contract/settings';
import { getUser } from '../../account/get-user.ts';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { sendAtOnce } from '../../mail/send-at-once.ts';
import type { Mailer } from '../../ports.ts';
import { limitTries } from '../../rate-limits/limit-tries.ts';
import { findIssue, issueContent } from './issue-mails.ts';

/**
 * Sends a test email of an issue, which may be a draft, to an email address or to the actor, and returns whether the
 * mail server accepted it. The email address is stored nowhere. Throws session.required, action.forbidden,
 * issue.unknown, rate.limited.
 */
export async function sendTestEmail(
  deps: Deps,
  mailer: Mailer,
  actor: Actor,
  { id, email }: TestIssueInput,
): Promise<MailTest> {
  requireAdmin(actor);
  const user = await getUser(deps, actor);
  await limitTries(deps, 'newsletter-test:user', user.id);
  const issue = await findIssue(deps.db, id);
  if (!issue) throw new AppError('issue.unknown');
  const content = { kind: 'newsletter-trial', ...issueContent(deps.origin, issue) } as const;
  return sendAtOnce(deps, mailer, { to: email ?? user.email, content });
}
