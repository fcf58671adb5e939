import { subscribers, users } from '@longreturn/db/schema';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { UserRow } from './user-row.ts';

/**
 * Turns the newsletter on or off for the account's email address. While the email address is unconfirmed, only the
 * account's preference is stored, because the email address may belong to someone else. Turning the newsletter off
 * doesn't end a pending subscription, and turning it on doesn't change a bounced one.
 */
export async function setNewsletter(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  user: Pick<UserRow, 'id' | 'email' | 'emailKey' | 'name' | 'emailConfirmedAt'>,
  { isOn }: { isOn: boolean },
): Promise<void> {
  if (!user.emailConfirmedAt) {
    await deps.db.update(users).set({ wantsNewsletter: isOn }).where(eq(users.id, user.id));
    return;
  }
  if (isOn) await turnOn(deps, user);
  else await turnOff(deps, user);
}

async function turnOn(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { email, emailKey, name }: Pick<UserRow, 'email' | 'emailKey' | 'name'>,
): Promise<void> {
  const now = clock.now();
  const active = {
    status: 'active',
    source: 'profile',
    consentedAt: now,
    consentIp: null, // not needed, since the account shows who consented
    confirmedAt: now,
    endedAt: null,
    subscribedAt: now,
    updatedAt: now,
  } as const;
  await db
    .insert(subscribers)
    .values({ id: ids.next(), email, emailKey, name, ...active })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: active,
      setWhere: notInArray(subscribers.status, ['active', 'bounced']),
    });
}

async function turnOff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { emailKey }: Pick<UserRow, 'emailKey'>,
): Promise<void> {
  const now = clock.now();
  await db
    .update(subscribers)
    .set({ status: 'unsubscribed', endedAt: now, updatedAt: now })
    .where(and(eq(subscribers.emailKey, emailKey), eq(subscribers.status, 'active')));
}
