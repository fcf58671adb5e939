import { redirect } from '@tanstack/react-router';
import { isLinkFault, readFailure } from '../../lib/read-failure.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { type AccountSearch, afterSignIn, type ForgotSearch, type LoginSearch } from './account-search.ts';

type Reads = Pick<ApiContext, 'utils'>;

/** Reads the configured sign-in providers. Throws a redirect for signed-in users. */
export async function readSignIn({ utils: { auth } }: Reads, { next }: AccountSearch): Promise<void> {
  const user = await auth.session.ensureData();
  if (user) throw redirect({ href: afterSignIn(user, next) });
  await auth.providers.ensureData();
}

/** The same for /login, where anyone can confirm a mailed link. */
export async function readLogin(reads: Reads, search: LoginSearch): Promise<void> {
  if (search.confirm === undefined) await readSignIn(reads, search);
}

/**
 * Checks the mailed link of /forgot-password. If the check fails, the form opens, as setting the password checks again.
 */
export async function readResetLink({ utils }: Reads, { token }: ForgotSearch): Promise<{ isLinkInvalid: boolean }> {
  if (token === undefined) return { isLinkInvalid: false };
  return utils.auth.password.checkLink.fetch({ token }, { staleTime: 0 }).then(
    () => ({ isLinkInvalid: false }),
    (error: unknown) => ({ isLinkInvalid: isLinkFault(readFailure(error)) }),
  );
}

/**
 * Reads what /profile shows, and the current time for its relative times: the same on the server and in the browser.
 */
export async function readProfile({ utils: { auth } }: Reads): Promise<{ now?: string }> {
  if (!(await auth.session.ensureData())) return {};
  await auth.sessions.list.prefetch();
  return { now: new Date().toISOString() };
}
