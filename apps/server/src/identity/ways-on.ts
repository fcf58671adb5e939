import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';

/** Returns the page that opens after a sign-in: where the reader came from, else the dashboard for an admin and the profile for others (specification §2). */
export function pageAfterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return safeNext(next) ?? (role === 'admin' ? '/admin/dashboard' : '/profile');
}

/** The page that tells somebody why signing in came to nothing, and keeps where they wanted to go. */
export function loginPage(problem: string, next: string | undefined): string {
  const safe = safeNext(next);
  return `/login?${new URLSearchParams({ problem, ...(safe !== undefined && { next: safe }) })}`;
}
