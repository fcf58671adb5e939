import { emailSchema, newPasswordSchema } from '@longreturn/contract/account-input';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { SYSTEM } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { recordActivity } from '../record-activity.ts';
import { setPassword } from './change-password.ts';
import { createAccount } from './create-account.ts';
import { findUser } from './get-user.ts';
import { markEmailConfirmed, unlinkEarlierIdentities } from './mark-email-confirmed.ts';
import { findByEmail, lockUser } from './user-row.ts';

const adminInput = z.object({ email: emailSchema, password: newPasswordSchema });

/**
 * Creates an admin account with this email address (the variable ADMIN_EMAIL), or makes the existing account with that
 * address an admin. Sets the password if the account is new or its email address is unconfirmed. Throws input.invalid.
 */
export async function ensureAdmin(
  deps: Deps,
  given: { email: string; password: string },
): Promise<'created' | 'promoted' | 'unchanged'> {
  const { email, password } = parseInput(adminInput, given);
  if (await isAdmin(deps, email)) return 'unchanged';
  const passwordHash = await deps.passwords.hash(password);
  try {
    return await inTransaction(deps, async (deps) => {
      const user = await findByEmail(deps.db, email);
      if (user) return promoteToAdmin(deps, user.id, passwordHash);
      await createAccount(deps, SYSTEM, {
        name: 'Administrator',
        email,
        passwordHash,
        baseRole: 'admin',
        isConfirmed: true,
      });
      return 'created';
    });
  } catch (error) {
    // Another instance of the site may have created the account in the meantime.
    if (error instanceof AppError && error.code === 'email.taken' && (await isAdmin(deps, email))) return 'unchanged';
    throw error;
  }
}

async function isAdmin({ db }: Deps, email: string): Promise<boolean> {
  const user = await findByEmail(db, email);
  return user?.baseRole === 'admin';
}

/**
 * Makes the account an admin. If its email address is unconfirmed, someone else may have registered it: the account
 * then gets this password, its sessions end and linked providers are removed.
 */
export async function promoteToAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  userId: string,
  passwordHash: string,
): Promise<'promoted' | 'unchanged'> {
  const { db } = deps;
  const user = await lockUser(db, userId);
  const before = await findUser(deps, userId);
  if (!user || !before) throw new AppError('service.internal');
  if (user.baseRole === 'admin') return 'unchanged';
  if (!user.emailConfirmedAt) {
    await setPassword(deps, userId, passwordHash);
    await unlinkEarlierIdentities(db, user);
    await markEmailConfirmed(deps, user);
  }
  await db.update(users).set({ baseRole: 'admin', updatedAt: deps.clock.now() }).where(eq(users.id, userId));
  await recordActivity(deps, {
    actor: SYSTEM,
    action: 'role.changed',
    target: { type: 'account', id: userId, title: user.name },
    change: { role: { from: before.role, to: 'admin' } },
  });
  return 'promoted';
}

/** Returns whether the site has an admin. */
export async function hasAdmin({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.baseRole, 'admin')).limit(1);
  return admin !== undefined;
}
