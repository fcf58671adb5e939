import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/**
 * Returns the page that opens after a sign-in: the page of this site that the reader came from, else the dashboard for
 * an admin and the profile for others (specification §2, Register page).
 */
export function afterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return safeNext(next) ?? (role === 'admin' ? '/admin/dashboard' : '/profile');
}
