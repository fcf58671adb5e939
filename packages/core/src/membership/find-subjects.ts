import type { PaymentProviderName } from '@longreturn/contract/membership';
import { subscriptions } from '@longreturn/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { getProvider } from './get-provider.ts';
import type { EventSubject } from './payment-provider.ts';

/**
 * Returns the provider's IDs of the subscriptions that an event is about: the subscription it names, the subscription
 * that its charge paid for, or the running subscriptions of its customer. Throws payments.unavailable.
 */
export async function findSubjects(
  deps: Pick<Deps, 'db' | 'payments'>,
  provider: PaymentProviderName,
  { subscriptionId, chargeId, customerId }: EventSubject,
): Promise<string[]> {
  if (subscriptionId !== undefined) return [subscriptionId];
  const providerId = chargeId !== undefined && (await findPaidWith(deps, provider, chargeId));
  if (providerId) return [providerId];
  if (customerId === undefined) return [];
  const rows = await deps.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.customerId, customerId),
        isNull(subscriptions.endedAt),
      ),
    );
  return rows.map(({ providerId }) => providerId);
}

async function findPaidWith(
  deps: Pick<Deps, 'db' | 'payments'>,
  provider: PaymentProviderName,
  chargeId: string,
): Promise<string | undefined> {
  const [row] = await deps.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.lastChargeId, chargeId)));
  return row?.providerId ?? getProvider(deps, provider).findSubscriptionOfCharge(chargeId);
}
