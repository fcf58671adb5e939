import { subscribers, users } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { UserRow } from './lock-user.ts';
import { dropTokens } from './mint-token.ts';

/** Notes that the address is its owner's: a visitor becomes a subscriber, and a wish for the newsletter takes effect. */
export async function markAddressConfirmed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Pick<UserRow, 'id' | 'role' | 'emailKey' | 'emailConfirmedAt'>,
): Promise<void> {
  await dropTokens(db, user.id, 'confirm');
  if (user.emailConfirmedAt) return;
  const now = clock.now();
  const role = user.role === 'visitor' ? 'subscriber' : user.role;
  await db.update(users).set({ emailConfirmedAt: now, role, updatedAt: now }).where(eq(users.id, user.id));
  const isWish = and(eq(subscribers.source, 'profile'), eq(subscribers.status, 'pending'));
  await db
    .update(subscribers)
    .set({ status: 'active', confirmedAt: now, endedAt: null, subscribedAt: now, updatedAt: now })
    .where(and(eq(subscribers.emailKey, user.emailKey), isWish));
}
