import { startSubscription } from './billing.ts';
import { emitSubscriptionEvent } from './emit-event.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { type Agreement, type Subscription, setStatus } from './subscription.ts';

/** What happens after the buyer agrees. With `waits`, the subscription stays APPROVED until it is activated. */
export type Outcome = 'pays' | 'declined' | 'waits';

/** Lets the buyer agree. Returns the URL to which PayPal sends the buyer. */
export function agree(account: PaypalAccount, agreement: Agreement, outcome: Outcome): string {
  const { token, subscriptionId, newPlanId, returnUrl, userAction } = agreement;
  const subscription = account.subscriptions.get(subscriptionId);
  if (!subscription) throw new Error(`no such subscription: ${subscriptionId}`);
  account.agreements.delete(token);
  if (newPlanId !== undefined) changePlan(account, subscription, newPlanId);
  else {
    subscription.payments = outcome === 'declined' ? 'fail' : 'succeed';
    setStatus(subscription, 'APPROVED', account.clock.now());
    if (userAction === 'SUBSCRIBE_NOW' && outcome !== 'waits') startSubscription(account, subscription);
  }
  return urlBack(returnUrl, agreement);
}

/** Returns the URL to which PayPal sends a buyer who doesn't agree. Changes nothing. */
export const decline = (agreement: Agreement): string => urlBack(agreement.cancelUrl, agreement);

/** Sets the plan. The next bill keeps its date and has the new price. */
function changePlan(account: PaypalAccount, subscription: Subscription, planId: string): void {
  Object.assign(subscription, { planId, updatedAt: account.clock.now() });
  emitSubscriptionEvent(account, 'UPDATED', subscription);
}

function urlBack(url: string, { token, subscriptionId }: Agreement): string {
  const back = new URL(url);
  back.searchParams.set('subscription_id', subscriptionId);
  back.searchParams.set('ba_token', token);
  back.searchParams.set('token', token);
  return back.href;
}
