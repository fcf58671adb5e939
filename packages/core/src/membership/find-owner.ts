import type { PaymentProviderName } from '@longreturn/contract/membership';
import { idSchema } from '@longreturn/contract/scalars';
import type { Db } from '@longreturn/db/database';
import { paymentCustomers, users } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { ProviderSubscription } from './payment-provider.ts';

/**
 * Finds the owner of a new subscription: the user named at the checkout, or the user that the customer belongs to. The
 * returned `userId` is null if the owner's account was deleted. Returns undefined if the site didn't start the
 * subscription.
 */
export async function findOwner(
  db: Db,
  provider: PaymentProviderName,
  { userId, customerId }: ProviderSubscription,
): Promise<{ userId: string | null } | undefined> {
  if (userId !== undefined && idSchema.safeParse(userId).success) {
    const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.id, userId));
    if (user) return user;
  }
  if (customerId === undefined) return undefined;
  const [customer] = await db
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customerId, customerId)));
  return customer;
}
