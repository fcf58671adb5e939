import type { IdentityProviderName } from '@longreturn/contract/account';
import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import { type Deps, inTransaction } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { createToken } from './mailed-tokens.ts';
import { lockUser, type UserRow } from './user-row.ts';

interface ConfirmContent {
  name: string;
  link: string;
  hours: number;
}

/**
 * Asks the owner of an account to confirm their email address. The email is dropped if the address is already
 * confirmed.
 */
export const confirmEmailMail = defineMail({
  kind: 'confirm-address',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<ConfirmContent> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name, emailConfirmedAt }) => {
      if (emailConfirmedAt) return undefined;
      const token = await createToken(deps, { purpose: 'confirm', userId });
      return { name, link: `${deps.origin}/login?confirm=${token}`, hours: LIMITS.confirmHours };
    }),
});

interface ResetContent {
  name: string;
  link: string;
  minutes: number;
}

/** Sends a link with which the user can set a new password. */
export const resetPasswordMail = defineMail({
  kind: 'reset-password',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<ResetContent> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name }) => ({ name, ...(await createResetLink(deps, userId)) })),
});

/** Creates a link to set a new password. Returns the link and its lifetime in minutes. */
async function createResetLink(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  userId: string,
): Promise<{ link: string; minutes: number }> {
  const token = await createToken(deps, { purpose: 'reset', userId });
  return { link: `${deps.origin}/forgot-password?token=${token}`, minutes: LIMITS.resetMinutes };
}

/**
 * Notifies the owner that their account is frozen, with a link to set a new password. The email is dropped if the
 * account is no longer frozen.
 */
export const accountFrozenMail = defineMail({
  kind: 'account-frozen',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<ResetContent> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name, frozenAt }) =>
      frozenAt ? { name, ...(await createResetLink(deps, userId)) } : undefined,
    ),
});

/** Notifies the owner that their account's password changed, in case someone else changed it. */
export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<{ name: string; resetLink: string }> | undefined> =>
    prepareUserMail(deps, userId, async ({ origin }, { name }) => ({ name, resetLink: `${origin}/forgot-password` })),
});

interface SignInMethodContent {
  name: string;
  provider: IdentityProviderName;
  profileLink: string;
}

/** Notifies the owner that sign-in with Google or Apple was added to their account, in case someone else added it. */
export const signInMethodAddedMail = defineMail({
  kind: 'sign-in-method-added',
  ids: { userId: z.uuid(), provider: z.enum(['google', 'apple']) },
  prepare: (deps: Deps, { userId, provider }): Promise<PreparedMail<SignInMethodContent> | undefined> =>
    prepareUserMail(deps, userId, async ({ origin }, { name }) => ({
      name,
      provider,
      profileLink: `${origin}/profile`,
    })),
});

/**
 * Prepares an email to the owner of an account. Runs `contentOf` in a transaction that has locked the account, so
 * tokens are only created for existing accounts. Returns undefined if the account doesn't exist or `contentOf` returns
 * undefined.
 */
async function prepareUserMail<Content extends object>(
  deps: Deps,
  userId: string,
  contentOf: (deps: Deps, user: UserRow) => Promise<Content | undefined>,
): Promise<PreparedMail<Content> | undefined> {
  return inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, userId);
    const content = user && (await contentOf(deps, user));
    return content && { to: user.email, content };
  });
}
