import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/**
 * Returns the page to open after a sign-in: the page of this site that the reader came from, or else the dashboard for
 * admins and the profile for others.
 */
export function afterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return safeNext(next) ?? (role === 'admin' ? '/admin/dashboard' : '/profile');
}
