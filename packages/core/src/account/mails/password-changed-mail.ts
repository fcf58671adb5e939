import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

/** Notifies the owner of an account that the password changed, in case someone else did it. */
export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<{ name: string; resetLink: string }> | undefined> =>
    prepareUserMail(deps, userId, async ({ origin }, { name }) => ({ name, resetLink: `${origin}/forgot-password` })),
});
