import type { MailTest } from '@longreturn/contract/settings';
import { z } from 'zod';
import { findUser, getUser } from '../account/get-user.ts';
import type { Actor } from '../actor.ts';
import { canManageUsers, requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import type { Mailer } from '../ports.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import { within } from '../within.ts';
import { defineMail, type PreparedMail } from './define-mail.ts';
import { deliverMail } from './deliver-mail.ts';

/** How long the mail server has for a test email: less than the time limit of the request. */
const PATIENCE_MS = 7000;

/** Shows an admin that the site can send emails. It is dropped if the user is no longer an admin. */
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
  const { id: userId, email: to } = await getUser(deps, actor);
  await limitTries(deps, 'mail-test:user', userId);
  const delivery = {
    mailer,
    renderMail: deps.renderMail,
    siteContent: deps.siteContent,
    prepare: () => mailTestMail.prepare(deps, { kind: 'mail-test', userId }).then(withKind),
    recordBounce: async () => {},
  };
  try {
    await within(PATIENCE_MS, deliverMail(delivery, { kind: 'mail-test', userId }));
    return { to, accepted: true, reason: null };
  } catch (error) {
    return { to, accepted: false, reason: reasonOf(error) };
  }
}

type Prepared = Awaited<ReturnType<typeof mailTestMail.prepare>>;

function withKind(prepared: Prepared) {
  return prepared && { ...prepared, content: { kind: 'mail-test' as const, ...prepared.content } };
}

/** Returns the reason why the email wasn't sent. Throws any error that isn't about sending. */
function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (error instanceof AppError && error.code === 'service.unavailable')
    return `The mail server did not answer within ${PATIENCE_MS / 1000} seconds`;
  throw error;
}
