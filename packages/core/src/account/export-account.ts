import type { AccountExport } from '@longreturn/contract/account-export';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Everything that is kept of who asks. Throws session.required. */
export async function exportAccount(
  _deps: Pick<Deps, 'db' | 'clock'>,
  _actor: Actor,
  _currentId: string | undefined,
): Promise<AccountExport> {
  throw new AppError('service.internal');
}
