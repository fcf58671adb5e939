import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Sees to it that this administrator exists, with this password when the account is new (design §3, ADMIN_EMAIL). */
export async function ensureAdmin(
  _deps: Deps,
  _given: { email: string; password: string },
): Promise<'made' | 'promoted' | 'there'> {
  throw new AppError('service.internal');
}
