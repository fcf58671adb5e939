import { subscribers } from '@longreturn/db/schema';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { UserRow } from './lock-user.ts';

/**
 * Switches the newsletter of the account's address on or off. While the address is unconfirmed a wish only waits
 * (pending), and what its owner asked for elsewhere is not ended: nobody has shown that it is theirs. An address that
 * mail came back from stays so.
 */
export async function setNewsletter(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  user: Pick<UserRow, 'email' | 'emailKey' | 'name' | 'emailConfirmedAt'>,
  { isOn }: { isOn: boolean },
): Promise<void> {
  if (isOn) await switchOn(deps, user);
  else await switchOff(deps, user);
}

async function switchOn(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { email, emailKey, name, emailConfirmedAt }: Pick<UserRow, 'email' | 'emailKey' | 'name' | 'emailConfirmedAt'>,
): Promise<void> {
  const now = clock.now();
  const status = emailConfirmedAt ? 'active' : 'pending';
  const asked = {
    status,
    source: 'profile',
    consentedAt: now,
    consentIp: null, // an account asks, known by its session
    confirmedAt: emailConfirmedAt && now,
    endedAt: null,
    subscribedAt: now,
    updatedAt: now,
  } as const;
  await db
    .insert(subscribers)
    .values({ id: ids.next(), email, emailKey, name, ...asked })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: asked,
      setWhere: notInArray(subscribers.status, ['active', 'bounced']),
    });
}

async function switchOff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { emailKey, emailConfirmedAt }: Pick<UserRow, 'emailKey' | 'emailConfirmedAt'>,
): Promise<void> {
  const now = clock.now();
  const endable = emailConfirmedAt ? (['active', 'pending'] as const) : (['pending'] as const);
  await db
    .update(subscribers)
    .set({ status: 'unsubscribed', endedAt: now, updatedAt: now })
    .where(and(eq(subscribers.emailKey, emailKey), inArray(subscribers.status, endable)));
}
