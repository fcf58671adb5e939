import { emailKey } from '@longreturn/contract/account-input';
import type { BaseRole } from '@longreturn/contract/roles';
import { violates } from '@longreturn/db/connection-error';
import { users } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { recordActivity } from '../record-activity.ts';
import { clearFailedLogins } from './lift-freeze.ts';

/** The initial fields of a new account. */
interface NewAccount {
  name: string;
  email: string;
  /** Null if the user signs in only with Google or Apple. */
  passwordHash: string | null;
  baseRole: BaseRole;
  isConfirmed: boolean;
}

/**
 * Creates an account and returns its ID. Clears the earlier failed logins of the email address. Queues the confirmation
 * email unless the address is already confirmed. Throws email.taken.
 */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  actor: Actor,
  { name, email, passwordHash, baseRole, isConfirmed }: NewAccount,
): Promise<string> {
  const { db, jobs } = deps;
  const id = deps.ids.next();
  const now = deps.clock.now();
  try {
    await db.insert(users).values({
      id,
      name,
      email: email.normalize('NFC'),
      emailKey: emailKey(email),
      baseRole,
      passwordHash,
      passwordChangedAt: passwordHash === null ? null : now,
      emailConfirmedAt: isConfirmed ? now : null,
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    throw violates(error, 'users_email_unique') ? new AppError('email.taken') : error;
  }
  await clearFailedLogins(deps, email);
  if (!isConfirmed) await jobs.send(db, 'mail', { kind: 'confirm-address', userId: id });
  await recordActivity(deps, { actor, action: 'account.opened', target: { type: 'account', id, title: name } });
  return id;
}
