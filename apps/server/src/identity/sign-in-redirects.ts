import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/**
 * Returns the path to open after sign-in: the page the user wanted, or by default the dashboard for an admin and the
 * profile for everyone else (docs/product.md, Accounts).
 */
export function pageAfterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return safeNext(next) ?? (role === 'admin' ? '/admin/dashboard' : '/profile');
}

/**
 * Returns the URL of the login page with the reason why sign-in failed (`problem`) and the page the user wanted
 * (`next`).
 */
export function loginPage(problem: string, next: string | undefined): string {
  const safe = safeNext(next);
  return `/login?${new URLSearchParams({ problem, ...(safe !== undefined && { next: safe }) })}`;
}
