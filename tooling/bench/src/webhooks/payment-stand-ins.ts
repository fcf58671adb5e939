import { createPaypalEmulator } from '@longreturn/emulators/paypal/paypal-emulator';
import { createStripeEmulator } from '@longreturn/emulators/stripe/stripe-emulator';
import { createPaypal } from '@longreturn/providers/payments/paypal';
import { createStripe } from '@longreturn/providers/payments/stripe';
import { every } from '../every.ts';
import { PAYPAL_ACCOUNT, STRIPE_ACCOUNT } from './accounts.ts';
import type { BoughtSubscription, StandInCall } from './stand-in-process.ts';

const AT = { host: '127.0.0.1', port: 0 };
const clock = { now: () => new Date() };

const stripe = createStripeEmulator({
  secretKey: STRIPE_ACCOUNT.secretKey,
  webhookSecret: STRIPE_ACCOUNT.webhookSecret,
  prices: [
    { id: STRIPE_ACCOUNT.prices.monthly, amount: 1625, interval: 'month' },
    { id: STRIPE_ACCOUNT.prices.annual, amount: 15_600, interval: 'year' },
  ],
});
const paypal = createPaypalEmulator({
  ...PAYPAL_ACCOUNT,
  plans: [
    { id: PAYPAL_ACCOUNT.plans.monthly, name: 'Monthly', priceCents: 1625, unit: 'MONTH', failureThreshold: 1 },
    { id: PAYPAL_ACCOUNT.plans.annual, name: 'Annual', priceCents: 15_600, unit: 'YEAR', failureThreshold: 1 },
  ],
});
const [stripeUrl, paypalUrl] = await Promise.all([stripe.app.listen(AT), paypal.app.listen(AT)]);
const atStripe = createStripe({
  ...{ ...STRIPE_ACCOUNT, apiUrl: stripeUrl, clock },
  ...{ automaticTax: false, promotionCodes: false },
});
const atPaypal = createPaypal({ ...PAYPAL_ACCOUNT, apiUrl: paypalUrl, clock });

/** Lets the users buy memberships, until each stand-in has enough events. Cancels every third membership at Stripe. */
async function buy(userIds: readonly string[], events: number): Promise<BoughtSubscription[]> {
  const bought: BoughtSubscription[] = [];
  for (const [index, userId] of userIds.entries()) {
    const [isStripe, isPaypal] = [stripe, paypal].map(({ webhooks }) => webhooks.events.length < events);
    if (isStripe && index % 2 === 0) bought.push(await buyAtStripe(userId, index % 3 === 0));
    if (isPaypal && index % 2 === 1) bought.push(await buyAtPaypal(userId));
    if (!isStripe && !isPaypal) return bought;
  }
  throw new Error('there are too few users');
}

const checkoutOf = (id: string) => ({
  user: { id, email: `${id}@example.org`, name: 'Ada Byron' },
  plan: 'monthly' as const,
  successUrl: 'http://localhost:3000/membership/success',
  cancelUrl: 'http://localhost:3000/membership',
  attemptKey: id,
});

async function buyAtStripe(userId: string, isCancelled: boolean): Promise<BoughtSubscription> {
  const { url } = await atStripe.startCheckout(checkoutOf(userId));
  stripe.payCheckout({ session: url.split('/').at(-1) ?? '' });
  const [subscription] = stripe.account.list('subscription');
  if (!subscription) throw new Error('Stripe’s stand-in has no subscription');
  const { id } = subscription;
  if (isCancelled) await atStripe.cancel(id, 'atPeriodEnd');
  const paidThrough = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
  return { provider: 'stripe', id, userId, state: isCancelled ? 'cancelling' : 'active', paidThrough };
}

async function buyAtPaypal(userId: string): Promise<BoughtSubscription> {
  const { subscriptionId: id = '' } = await atPaypal.startCheckout(checkoutOf(userId));
  paypal.approve(id);
  const { paidThrough } = (await atPaypal.readSubscription(id)) ?? {};
  return { provider: 'paypal', id, userId, state: 'active', paidThrough: paidThrough?.getTime() ?? 0 };
}

/** Sends the last `events` events of each stand-in at a fixed rate. Returns the status and time of each response. */
async function send(site: string, events: number, seconds: number) {
  const parts = [stripe, paypal].map(({ webhooks }) => ({ webhooks, ids: webhooks.events.slice(-events) }));
  stripe.webhooks.change({ url: `${site}/api/webhooks/stripe`, dropped: [], sending: 'parallel' });
  paypal.webhooks.change({ url: `${site}/api/webhooks/paypal`, dropped: [], sending: 'parallel' });
  let next = 0;
  await every((seconds * 1000) / events, seconds, async () => {
    for (const { webhooks, ids } of parts) {
      const event = ids[next];
      if (event) webhooks.resend(event.id);
    }
    next += 1;
  });
  await Promise.all(parts.map(({ webhooks }) => webhooks.settled()));
  return parts.flatMap(({ webhooks }) => webhooks.deliveries.map(({ status, ms }) => ({ status, ms })));
}

/** Runs a call that stand-in-process.ts sent to this process, and returns its result. */
async function answer(call: StandInCall): Promise<unknown> {
  if (call.is === 'origins') return { stripeUrl, paypalUrl };
  if (call.is === 'buy') return buy(call.userIds, call.events);
  return send(call.site, call.events, call.seconds);
}

for (const { webhooks } of [stripe, paypal]) webhooks.change({ dropped: ['*'] });
process.on('message', (call: StandInCall) => {
  answer(call).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
