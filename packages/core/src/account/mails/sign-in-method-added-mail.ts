import type { IdentityProviderName } from '@longreturn/contract/account';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineMail, type PreparedMail } from '../../mail/define-mail.ts';
import { prepareUserMail } from './prepare-user-mail.ts';

interface Content {
  name: string;
  provider: IdentityProviderName;
  profileLink: string;
}

/** Notifies the owner of an account that Google or Apple can now sign in to it, in case someone else linked it. */
export const signInMethodAddedMail = defineMail({
  kind: 'sign-in-method-added',
  ids: { userId: z.uuid(), provider: z.enum(['google', 'apple']) },
  prepare: (deps: Deps, { userId, provider }): Promise<PreparedMail<Content> | undefined> =>
    prepareUserMail(deps, userId, async ({ origin }, { name }) => ({
      name,
      provider,
      profileLink: `${origin}/profile`,
    })),
});
