import type { FailedMail } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Lists emails that could not be delivered, newest first. Newsletter issues come after all other emails. Throws
 * session.required, action.forbidden.
 */
export async function listFailedMails({ jobs }: Pick<Deps, 'jobs'>, actor: Actor): Promise<FailedMail[]> {
  requireAdmin(actor);
  const failed = await jobs.failedMails();
  return failed.map(({ id, kind, failedAt, reason }) => ({ id, kind, failedAt: failedAt.toISOString(), reason }));
}
