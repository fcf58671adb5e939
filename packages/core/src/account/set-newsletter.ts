import { subscribers, users } from '@longreturn/db/schema';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { UserRow } from './lock-user.ts';

/**
 * Switches the newsletter of the account's address on or off. While the address is unconfirmed only the account's wish is
 * kept: the row among the subscribers is its owner's, and nobody has shown that it is theirs. A request that waits for its
 * mail to be answered is not ended, and an address that mail came back from stays so.
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
    consentIp: null, // an account asks, known by its session
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
