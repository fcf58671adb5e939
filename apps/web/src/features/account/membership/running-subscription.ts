import type { Membership, OwnMembership, PaymentProviderName, PlanId } from '@longreturn/contract/membership';

export const PROVIDERS: Record<PaymentProviderName, string> = { stripe: 'Stripe', paypal: 'PayPal' };

export const PLAN_NAMES: Record<PlanId, string> = { monthly: 'Monthly', annual: 'Annual' };

/** Returns the subscription, or undefined if its first payment is pending or the subscription has ended. */
export function runningSubscription({ subscription }: Pick<Membership, 'subscription'>): OwnMembership | undefined {
  if (!subscription || subscription.state === 'pending' || subscription.state === 'ended') return undefined;
  return subscription;
}

/** Returns the subscription, even if it has ended; undefined while its first payment is pending. */
export function paidSubscription({ subscription }: Pick<Membership, 'subscription'>): OwnMembership | undefined {
  return subscription && subscription.state !== 'pending' ? subscription : undefined;
}
