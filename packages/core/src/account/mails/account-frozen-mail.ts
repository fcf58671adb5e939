import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { prepareUserMail } from './prepare-user-mail.ts';
import { resetLink } from './reset-password-mail.ts';

interface Content {
  name: string;
  link: string;
  minutes: number;
}

/**
 * Notifies the owner that their account is frozen, with a link to set a new password. Dropped when the account is no
 * longer frozen.
 */
export const accountFrozenMail = defineMail({
  kind: 'account-frozen',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<Content> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name, frozenAt }) =>
      frozenAt ? { name, ...(await resetLink(deps, userId)) } : undefined,
    ),
});
