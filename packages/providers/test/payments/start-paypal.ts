import type { PaymentProvider, StartCheckout } from '@longreturn/core/membership/payment-provider';
import { createPaypalEmulator, type PaypalEmulator } from '@longreturn/emulators/paypal/paypal-emulator';
import { onTestFinished } from 'vitest';
import type { PaypalOptions } from '../../src/payments/paypal/paypal-client.ts';
import { createPaypal } from '../../src/payments/paypal.ts';
import { checkoutOf } from './start-stripe.ts';

const PLANS = { monthly: 'P-MONTHLY', annual: 'P-ANNUAL' };

export interface StartedPaypal {
  emulator: PaypalEmulator;
  provider: PaymentProvider;
  createProvider(options: Partial<PaypalOptions>): PaymentProvider;
  /** Starts a checkout. Returns the ID of the subscription. */
  start(given?: Partial<StartCheckout>): Promise<string>;
  /** Buys a membership. Returns the IDs of the subscription and of its payment. */
  buy(plan?: StartCheckout['plan']): Promise<{ id: string; sale: string }>;
}

/** Starts a stand-in for PayPal for one test, and a provider that calls it. */
export async function startPaypal(): Promise<StartedPaypal> {
  const credentials = { clientId: 'client', clientSecret: 'secret', webhookId: 'WEBHOOK' };
  const emulator = createPaypalEmulator({
    ...credentials,
    plans: [
      { id: PLANS.monthly, name: 'Monthly', priceCents: 1625, unit: 'MONTH', failureThreshold: 1 },
      { id: PLANS.annual, name: 'Annual', priceCents: 15_600, unit: 'YEAR', failureThreshold: 1 },
      { id: 'P-MUG', name: 'A mug', priceCents: 900, unit: 'MONTH', failureThreshold: 1 },
    ],
  });
  const apiUrl = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => emulator.app.close());
  const clock = { now: () => new Date() };
  const createProvider: StartedPaypal['createProvider'] = (given) =>
    createPaypal({ ...credentials, apiUrl, plans: PLANS, clock, ...given });
  const provider = createProvider({});
  let started = 0;
  const start: StartedPaypal['start'] = async (given) => {
    started += 1;
    const checkout = checkoutOf({ attemptKey: `attempt-${started}`, ...given });
    return (await provider.startCheckout(checkout)).subscriptionId ?? '';
  };
  const buy: StartedPaypal['buy'] = async (plan = 'monthly') => {
    const id = await start({ plan });
    emulator.approve(id);
    return { id, sale: emulator.salesOf(id)[0] ?? '' };
  };
  return { emulator, provider, createProvider, start, buy };
}
