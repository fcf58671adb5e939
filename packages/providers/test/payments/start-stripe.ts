import type { PaymentProvider, StartCheckout } from '@longreturn/core/membership/payment-provider';
import { createStripeEmulator, type StripeEmulator } from '@longreturn/emulators/stripe/stripe-emulator';
import { onTestFinished } from 'vitest';
import type { StripeOptions } from '../../src/payments/stripe/stripe-client.ts';
import { createStripe } from '../../src/payments/stripe.ts';

export const PRICES = { monthly: 'price_monthly', annual: 'price_annual' };

type All = Required<PaymentProvider>;

export interface StartedStripe {
  emulator: StripeEmulator;
  provider: All;
  /** Creates another provider for the same account. */
  createProvider(options: Partial<StripeOptions>): All;
  /** Buys a membership. Returns the IDs of the subscription and the customer. */
  buy(plan?: StartCheckout['plan']): Promise<{ id: string; customerId: string }>;
}

/** Starts a stand-in for Stripe for one test, and a provider that calls it. */
export async function startStripe(): Promise<StartedStripe> {
  const keys = { secretKey: 'sk_test_of_the_site', webhookSecret: 'whsec_of_the_site' };
  const emulator = createStripeEmulator({
    ...keys,
    prices: [
      { id: PRICES.monthly, amount: 1625, interval: 'month' },
      { id: PRICES.annual, amount: 15_600, interval: 'year' },
      { id: 'price_of_a_mug', amount: 900, interval: 'month' },
    ],
  });
  const apiUrl = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => emulator.app.close());
  const clock = { now: () => new Date() };
  const options = { ...keys, apiUrl, prices: PRICES, automaticTax: false, promotionCodes: false, clock };
  const createProvider: StartedStripe['createProvider'] = (given) => {
    const provider = createStripe({ ...options, ...given });
    const { resume, portalUrl, startGift, readGift, listOfCustomer } = provider;
    if (!resume || !portalUrl || !startGift || !readGift || !listOfCustomer)
      throw new Error('the provider for Stripe lacks a call');
    return { ...provider, resume, portalUrl, startGift, readGift, listOfCustomer };
  };
  const provider = createProvider({});
  let bought = 0;
  const buy: StartedStripe['buy'] = async (plan = 'monthly') => {
    bought += 1;
    const { url, customerId = '' } = await provider.startCheckout(
      checkoutOf({ plan, attemptKey: `attempt-${bought}` }),
    );
    const session = sessionOf(url);
    emulator.payCheckout({ session });
    return { id: emulator.account.get('checkout.session', session).subscription ?? '', customerId };
  };
  return { emulator, provider, createProvider, buy };
}

/** Returns the ID of the checkout session whose page has this URL. */
export const sessionOf = (url: string): string => url.split('/').at(-1) ?? '';

/** Returns all items of a list that is read page by page. */
export async function collect<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

export const checkoutOf = (given: Partial<StartCheckout> = {}): StartCheckout => ({
  user: { id: 'user-1', email: 'ada@example.org', name: 'Ada Winter' },
  plan: 'monthly',
  successUrl: 'http://localhost:3000/membership/success?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/membership',
  attemptKey: 'attempt',
  ...given,
});
