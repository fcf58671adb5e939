import type { FailedMail } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Mails that were given up, newest first. Throws session.required, action.forbidden. */
export async function listFailedMails(_deps: Pick<Deps, 'jobs'>, _actor: Actor): Promise<FailedMail[]> {
  throw new AppError('service.internal');
}
