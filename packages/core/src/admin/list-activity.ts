import type { ActivityItem } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** What happened lately, newest first, fifty at most (specification §2, Overview). Throws session.required, action.forbidden. */
export async function listActivity(_deps: Pick<Deps, 'db'>, _actor: Actor): Promise<ActivityItem[]> {
  throw new AppError('service.internal');
}
