import type { Notification } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The alerts that wait, newest first. Throws session.required, action.forbidden. */
export async function listNotifications(_deps: Pick<Deps, 'db'>, _actor: Actor): Promise<Notification[]> {
  throw new AppError('service.internal');
}
