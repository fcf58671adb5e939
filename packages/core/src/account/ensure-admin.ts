import { emailSchema, newPasswordSchema } from '@longreturn/contract/account-input';
import { z } from 'zod';
import { SYSTEM } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { findByEmail } from './find-by-email.ts';
import { openAccount } from './open-account.ts';
import { promoteToAdmin } from './promote-to-admin.ts';

const adminInput = z.object({ email: emailSchema, password: newPasswordSchema });

/**
 * Ensures that this admin exists (the variable ADMIN_EMAIL). Sets the password if the account is new or its email
 * address is unconfirmed. Throws input.invalid.
 */
export async function ensureAdmin(
  deps: Deps,
  given: { email: string; password: string },
): Promise<'made' | 'promoted' | 'there'> {
  const { email, password } = parseInput(adminInput, given);
  if (await isAdmin(deps, email)) return 'there';
  const passwordHash = await deps.passwords.hash(password);
  try {
    return await inTransaction(deps, async (deps) => {
      const user = await findByEmail(deps.db, email);
      if (user) return promoteToAdmin(deps, user.id, passwordHash);
      await openAccount(deps, SYSTEM, {
        name: 'Administrator',
        email,
        passwordHash,
        baseRole: 'admin',
        isConfirmed: true,
      });
      return 'made';
    });
  } catch (error) {
    // Another instance of the site has created the account in the meantime.
    if (error instanceof AppError && error.code === 'email.taken' && (await isAdmin(deps, email))) return 'there';
    throw error;
  }
}

async function isAdmin({ db }: Deps, email: string): Promise<boolean> {
  const user = await findByEmail(db, email);
  return user?.baseRole === 'admin';
}
