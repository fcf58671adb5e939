import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/** Where somebody who has signed in goes: an administrator to the dashboard, others where they wanted to, or to their profile (specification §2). */
export function pageAfterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return role === 'admin' ? '/admin/dashboard' : (safeNext(next) ?? '/profile');
}

/** The page that tells somebody why signing in came to nothing, and keeps where they wanted to go. */
export function loginPage(problem: string, next: string | undefined): string {
  const safe = safeNext(next);
  return `/login?${new URLSearchParams({ problem, ...(safe !== undefined && { next: safe }) })}`;
}
