import type { User } from '@longreturn/contract/account';
import { redirect } from '@tanstack/react-router';
import { isLinkFault } from '../../lib/is-link-fault.ts';
import { readFailure } from '../../lib/read-failure.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import type { AccountSearch, ForgotSearch, LoginSearch } from './account-search.ts';
import { afterSignIn } from './after-sign-in.ts';

type Reads = Pick<ApiContext, 'queryClient' | 'trpc'>;

function readUser({ queryClient, trpc }: Reads): Promise<User | null> {
  return queryClient.ensureQueryData(trpc.auth.session.queryOptions());
}

/** Reads who else can sign somebody in. Throws a redirect for those who are signed in already. */
export async function readSignIn(reads: Reads, { next }: AccountSearch): Promise<void> {
  const user = await readUser(reads);
  if (user) throw redirect({ href: afterSignIn(user, next) });
  await reads.queryClient.ensureQueryData(reads.trpc.auth.providers.queryOptions());
}

/** The same for /login, where a mailed link is confirmed by anybody. */
export async function readLogin(reads: Reads, search: LoginSearch): Promise<void> {
  if (search.confirm === undefined) await readSignIn(reads, search);
}

/** Checks the mailed link of /forgot-password. When that cannot be told, the form opens: setting the password checks again. */
export async function readResetLink(
  { client }: Pick<ApiContext, 'client'>,
  { token }: ForgotSearch,
): Promise<{ isLinkInvalid: boolean }> {
  if (token === undefined) return { isLinkInvalid: false };
  return client.auth.password.checkLink.query({ token }).then(
    () => ({ isLinkInvalid: false }),
    (error: unknown) => ({ isLinkInvalid: isLinkFault(readFailure(error)) }),
  );
}

/** What /profile shows, and the moment that its 'ago' counts from: the same on the server and in the browser. */
export async function readProfile(reads: Reads): Promise<{ now?: string }> {
  if (!(await readUser(reads))) return {};
  await reads.queryClient.prefetchQuery(reads.trpc.auth.sessions.list.queryOptions());
  return { now: new Date().toISOString() };
}
