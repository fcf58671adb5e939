import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { mintToken } from '../mint-token.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

interface Content {
  name: string;
  link: string;
  minutes: number;
}

/** Brings a link to set a new password, to who asked for it. */
export const resetPasswordMail = defineMail({
  kind: 'reset-password',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<Content> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name }) => ({ name, ...(await resetLink(deps, userId)) })),
});

/** A link to set a new password, and how many minutes it works. */
export async function resetLink(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  userId: string,
): Promise<{ link: string; minutes: number }> {
  const token = await mintToken(deps, { purpose: 'reset', userId });
  return { link: `${deps.origin}/forgot-password?token=${token}`, minutes: LIMITS.resetMinutes };
}
