import { subscribers, users } from '@longreturn/db/schema';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { UserRow } from './user-row.ts';

/**
 * Turns the newsletter on or off for the account's email address. While the email address is unconfirmed, only stores
 * the account's preference, because the subscription may belong to someone else. Doesn't end a subscription that waits
 * for confirmation, and doesn't change an email address that bounced.
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
  if (isOn) await switchOn(deps, user);
  else await switchOff(deps, user);
}

async function switchOn(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { email, emailKey, name }: Pick<UserRow, 'email' | 'emailKey' | 'name'>,
): Promise<void> {
  const now = clock.now();
  const begun = {
    status: 'active',
    source: 'profile',
    consentedAt: now,
    consentIp: null, // the consent comes from an account, identified by its session
    confirmedAt: now,
    endedAt: null,
    subscribedAt: now,
    updatedAt: now,
  } as const;
  await db
    .insert(subscribers)
    .values({ id: ids.next(), email, emailKey, name, ...begun })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: begun,
      setWhere: notInArray(subscribers.status, ['active', 'bounced']),
    });
}

async function switchOff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { emailKey }: Pick<UserRow, 'emailKey'>,
): Promise<void> {
  const now = clock.now();
  await db
    .update(subscribers)
    .set({ status: 'unsubscribed', endedAt: now, updatedAt: now })
    .where(and(eq(subscribers.emailKey, emailKey), eq(subscribers.status, 'active')));
}
