import type { Db } from '@longreturn/db/database';
import { identities, users } from '@longreturn/db/schema';
import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { endAllSessions } from './end-session.ts';
import { deleteTokens } from './mailed-tokens.ts';
import { setNewsletter } from './set-newsletter.ts';
import type { UserRow } from './user-row.ts';

/**
 * Marks the email address of an account as confirmed: a visitor becomes a subscriber, and the newsletter preference
 * takes effect. The caller has locked the account.
 */
export async function markEmailConfirmed(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, user: UserRow): Promise<void> {
  await deleteTokens(deps.db, user.id, 'confirm');
  if (user.emailConfirmedAt) return;
  const now = deps.clock.now();
  const baseRole = user.baseRole === 'visitor' ? 'subscriber' : user.baseRole;
  const confirmed = { emailConfirmedAt: now, baseRole, wantsNewsletter: false, updatedAt: now };
  await deps.db.update(users).set(confirmed).where(eq(users.id, user.id));
  if (user.wantsNewsletter) await setNewsletter(deps, { ...user, ...confirmed }, { isOn: true });
}

type ConfirmedAt = Pick<UserRow, 'id' | 'emailConfirmedAt'>;

/**
 * Ends the account's sessions, removes its password, and unlinks the providers that were linked before its email
 * address was confirmed. All of these may be someone else's. The caller has locked the account.
 */
export async function removeEarlierSignIns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: ConfirmedAt,
): Promise<void> {
  await endAllSessions(db, user.id);
  await db
    .update(users)
    .set({ passwordHash: null, passwordChangedAt: null, updatedAt: clock.now() })
    .where(eq(users.id, user.id));
  await unlinkEarlierIdentities(db, user);
}

/**
 * Unlinks the providers that were linked before the account's email address was confirmed. If it is unconfirmed,
 * unlinks all providers.
 */
export async function unlinkEarlierIdentities(db: Db, { id, emailConfirmedAt }: ConfirmedAt): Promise<void> {
  const isEarlier = emailConfirmedAt ? lt(identities.createdAt, emailConfirmedAt) : undefined;
  await db.delete(identities).where(and(eq(identities.userId, id), isEarlier));
}
