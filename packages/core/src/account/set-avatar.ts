import type { User } from '@longreturn/contract/account';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Keeps the re-encoded picture as the one of who asks, or with undefined keeps none. Throws session.required. */
export async function setAvatar(
  _deps: Pick<Deps, 'db' | 'clock'>,
  _actor: Actor,
  _webp: Uint8Array | undefined,
): Promise<User> {
  throw new AppError('service.internal');
}
