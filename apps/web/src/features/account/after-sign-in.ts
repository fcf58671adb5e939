import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/** Where somebody goes who has just signed in (specification §2, Register page): an administrator to the dashboard, others back to where on this site they came from. */
export function afterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return role === 'admin' ? '/admin/dashboard' : (safeNext(next) ?? '/profile');
}
