import type { User } from '@longreturn/contract/account';
import { safeNext } from '@longreturn/contract/safe-next';
import { type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';

/** /register. `next` is the page to open afterwards. It is untrusted: `afterSignIn` checks it. */
export const accountSearch = searchSchema({ next: text });
export type AccountSearch = SearchOf<typeof accountSearch>;

/**
 * /login. `problem` is the error code of a failed sign-in with a provider, `confirm` is the token of an emailed link.
 */
export const loginSearch = searchSchema(
  { ...accountSearch.parameters, problem: text, confirm: text },
  { perRequest: ['confirm'] },
);
export type LoginSearch = SearchOf<typeof loginSearch>;

/** /forgot-password. `token` is the token of an emailed reset link. */
export const forgotSearch = searchSchema({ ...accountSearch.parameters, token: text }, { perRequest: ['token'] });
export type ForgotSearch = SearchOf<typeof forgotSearch>;

/**
 * Returns the page to open after a sign-in: `next` if it is a page of this site, otherwise the dashboard for admins and
 * the profile for others.
 */
export function afterSignIn({ role }: Pick<User, 'role'>, next: string | undefined): string {
  return safeNext(next) ?? (role === 'admin' ? '/admin/dashboard' : '/profile');
}
