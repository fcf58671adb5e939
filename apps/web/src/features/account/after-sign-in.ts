import type { User } from '@longreturn/contract/account';

/** Where somebody goes who has just signed in (specification §2, Register page): an administrator to the dashboard, others back to where they came from. */
export function afterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return role === 'admin' ? '/admin/dashboard' : (next ?? '/profile');
}
