import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/**
 * Returns the page that opens after sign-in: the requested page, else the dashboard for an admin and the profile for
 * others (docs/product.md, Accounts).
 */
export function pageAfterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return safeNext(next) ?? (role === 'admin' ? '/admin/dashboard' : '/profile');
}

/** Returns the URL of the login page that explains why sign-in failed. It preserves the page the user wanted. */
export function loginPage(problem: string, next: string | undefined): string {
  const safe = safeNext(next);
  return `/login?${new URLSearchParams({ problem, ...(safe !== undefined && { next: safe }) })}`;
}
