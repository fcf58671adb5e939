import type { TestIssueInput } from '@longreturn/contract/newsletter-issue';
import type { MailTest } from '@longreturn/contract/settings';
import { getUser } from '../../account/get-user.ts';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { sendAtOnce } from '../../mail/send-at-once.ts';
import type { Mailer } from '../../ports.ts';
import { limitTries } from '../../rate-limits/limit-tries.ts';
import { previewContent } from './preview-issue.ts';

/**
 * Sends a test email of an issue to an email address or to the actor, and returns whether the mail server accepted it.
 * The issue may be a draft with fields that aren't saved yet. The email address isn't stored. Throws session.required,
 * action.forbidden, issue.unknown, rate.limited.
 */
export async function sendTestEmail(
  deps: Deps,
  mailer: Mailer,
  actor: Actor,
  { email, ...issue }: TestIssueInput,
): Promise<MailTest> {
  requireAdmin(actor);
  const user = await getUser(deps, actor);
  await limitTries(deps, 'newsletter-test:user', user.id);
  const content = { kind: 'newsletter-trial', ...(await previewContent(deps, issue)) } as const;
  return sendAtOnce(deps, mailer, { to: email ?? user.email, content });
}
