import type { FailedMailIdInput } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { requireAdmin } from './require-admin.ts';

type Settling = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

/**
 * Queues a failed email again, with all its retries. If two admins do this at the same time, the email is queued once,
 * and one of them gets mail.unknown. Throws session.required, action.forbidden, mail.unknown.
 */
export async function retryFailedMail(deps: Settling, actor: Actor, { id }: FailedMailIdInput): Promise<void> {
  await settle(deps, actor, id, 'retryFailedMail');
}

/** Removes a failed email from the list without sending it. Throws session.required, action.forbidden, mail.unknown. */
export async function dismissFailedMail(deps: Settling, actor: Actor, { id }: FailedMailIdInput): Promise<void> {
  await settle(deps, actor, id, 'dismissFailedMail');
}

const ACTIONS = { retryFailedMail: 'mail.retried', dismissFailedMail: 'mail.dismissed' } as const;

async function settle(deps: Settling, actor: Actor, id: string, how: keyof typeof ACTIONS): Promise<void> {
  requireAdmin(actor);
  await inTransaction(deps, async (deps) => {
    const kind = await deps.jobs[how](deps.db, id);
    if (kind === undefined) throw new AppError('mail.unknown');
    await recordActivity(deps, { actor, action: ACTIONS[how], target: { type: 'mail', id, title: kind } });
  });
}
