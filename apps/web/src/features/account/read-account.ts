import { redirect } from '@tanstack/react-router';
import { isInvalidLinkError, readFailure } from '../../lib/read-failure.ts';
import type { LoadCause } from '../../lib/read-list-pages.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import type { DashboardSearch } from '../admin/dashboard-search.ts';
import { readWorkspace } from '../admin/workspace/lazy-workspace.ts';
import { type AccountSearch, afterSignIn, type ForgotSearch, type LoginSearch } from './account-search.ts';

type Reads = Pick<ApiContext, 'utils'>;

/** Reads the configured sign-in providers. Throws a redirect for signed-in users. */
export async function readSignIn({ utils: { auth } }: Reads, { next }: AccountSearch): Promise<void> {
  const user = await auth.session.ensureData();
  if (user) throw redirect({ href: afterSignIn(user, next) });
  await auth.providers.ensureData();
}

/**
 * Like `readSignIn`, for /login. Does nothing if an emailed link opened the page, because signed-in users may also open
 * such a link.
 */
export async function readLogin(reads: Reads, search: LoginSearch): Promise<void> {
  if (search.confirm === undefined) await readSignIn(reads, search);
}

/**
 * Checks the token of the emailed link that opened /forgot-password. If the check itself fails, the link counts as
 * valid, because the server checks it again when the password is set.
 */
export async function readResetLink({ utils }: Reads, { token }: ForgotSearch): Promise<{ isLinkInvalid: boolean }> {
  if (token === undefined) return { isLinkInvalid: false };
  return utils.auth.password.checkLink.fetch({ token }, { staleTime: 0 }).then(
    () => ({ isLinkInvalid: false }),
    (error: unknown) => ({ isLinkInvalid: isInvalidLinkError(readFailure(error)) }),
  );
}

/**
 * Reads the data of /profile and, for an editor, the data of the workspace's open tab. Returns whether the user is an
 * editor, and the current time (ISO 8601), so that the server and the browser show the same relative times. Returns an
 * empty object for signed-out readers.
 */
export async function readProfile(
  api: ApiContext,
  search: DashboardSearch,
  cause: LoadCause,
): Promise<{ now?: string; isEditor?: boolean }> {
  const { auth, content, membership } = api.utils;
  const user = await auth.session.ensureData();
  if (!user) return {};
  const isEditor = user.role === 'editor';
  // Every visit reads the data again, because a payment provider may have changed the membership. Opening another tab
  // of the profile doesn't count as a visit.
  const reading = cause === 'stay' ? {} : { staleTime: 0 };
  await Promise.all([
    auth.sessions.list.prefetch(),
    content.listening.list.prefetch(undefined, reading),
    membership.mine.prefetch(undefined, reading),
    membership.gifts.prefetch(undefined, reading),
    membership.feeds.own.prefetch(undefined, reading),
    isEditor && readWorkspace(api, search, cause),
  ]);
  return { now: new Date().toISOString(), isEditor };
}
