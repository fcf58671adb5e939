import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { createToken } from '../create-token.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

interface Content {
  name: string;
  link: string;
  minutes: number;
}

/** Sends a link to set a new password to the user who requested it. */
export const resetPasswordMail = defineMail({
  kind: 'reset-password',
  ids: { userId: z.uuid() },
  prepare: (deps: Deps, { userId }): Promise<PreparedMail<Content> | undefined> =>
    prepareUserMail(deps, userId, async (deps, { name }) => ({ name, ...(await resetLink(deps, userId)) })),
});

/** Creates a link to set a new password. Returns it and its lifetime in minutes. */
export async function resetLink(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  userId: string,
): Promise<{ link: string; minutes: number }> {
  const token = await createToken(deps, { purpose: 'reset', userId });
  return { link: `${deps.origin}/forgot-password?token=${token}`, minutes: LIMITS.resetMinutes };
}
