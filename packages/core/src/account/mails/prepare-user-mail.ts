import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { PreparedMail } from '../../mail/define-mail.ts';
import { lockUser, type UserRow } from '../lock-user.ts';

/**
 * Prepares an email to the owner of an account. `contentOf` runs in a transaction with the account locked, so a link
 * that it creates is stored only if the account exists. Returns undefined without an account or content.
 */
export async function prepareUserMail<Content extends object>(
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
