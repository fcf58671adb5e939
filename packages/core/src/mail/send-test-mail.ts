import type { MailTest } from '@longreturn/contract/settings';
import { z } from 'zod';
import { findUser, getUser } from '../account/get-user.ts';
import type { Actor } from '../actor.ts';
import { canManageUsers, requireAdmin } from '../admin/require-admin.ts';
import type { Deps } from '../deps.ts';
import type { Mailer } from '../ports.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { defineMail, type PreparedMail } from './define-mail.ts';
import { sendAtOnce } from './send-at-once.ts';

/** Shows an admin that the site can send emails. The email is dropped if the user is no longer an admin. */
export const mailTestMail = defineMail({
  kind: 'mail-test',
  ids: { userId: z.uuid() },
  async prepare(deps: Deps, { userId }): Promise<PreparedMail<{ sentAt: string }> | undefined> {
    const user = await findUser(deps, userId);
    if (!user || !canManageUsers({ is: 'user', id: user.id, role: user.role })) return undefined;
    return { to: user.email, content: { sentAt: deps.clock.now().toISOString() } };
  },
});

/**
 * Sends a test email to the actor, without the job queue and without retries, and returns whether the mail server
 * accepted it. Throws session.required, action.forbidden, rate.limited.
 */
export async function sendTestMail(deps: Deps, mailer: Mailer, actor: Actor): Promise<MailTest> {
  requireAdmin(actor);
  const { id, email: to } = await getUser(deps, actor);
  await limitTries(deps, 'mail-test:user', id);
  return sendAtOnce(deps, mailer, { to, content: { kind: 'mail-test', sentAt: deps.clock.now().toISOString() } });
}
