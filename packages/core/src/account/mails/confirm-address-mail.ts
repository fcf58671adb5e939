import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { createToken } from '../create-token.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

interface Content {
  name: string;
  link: string;
  hours: number;
}

/** Asks the owner of an account to confirm their email address. Dropped when it is already confirmed. */
export const confirmAddressMail = defineMail({
  kind: 'confirm-address',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<Content> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name, emailConfirmedAt }) => {
      if (emailConfirmedAt) return undefined;
      const token = await createToken(deps, { purpose: 'confirm', userId });
      return { name, link: `${deps.origin}/login?confirm=${token}`, hours: LIMITS.confirmHours };
    }),
});
