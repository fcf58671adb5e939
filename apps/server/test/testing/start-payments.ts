import type { PaymentProviders } from '@longreturn/core/membership/payment-provider';
import { createPaypalEmulator, type PaypalEmulator } from '@longreturn/emulators/paypal/paypal-emulator';
import { createStripeEmulator, type StripeEmulator } from '@longreturn/emulators/stripe/stripe-emulator';
import { createPayments } from '../../src/create-payments.ts';
import { readEnv } from '../../src/env.ts';

export interface StartedPayments {
  stripe: StripeEmulator;
  paypal: PaypalEmulator;
  /** The environment variables that configure the site for the stand-ins. */
  variables: Record<string, string>;
  /** The site's providers, configured for the stand-ins. */
  payments: PaymentProviders;
  /** Sends the webhooks to the site at this origin. */
  sendTo(origin: string): void;
  close(): Promise<void>;
}

/** Starts stand-ins for both payment providers. */
export async function startPayments(): Promise<StartedPayments> {
  const stripe = createStripeEmulator({
    secretKey: 'sk_test_site',
    webhookSecret: 'whsec_site',
    prices: [
      { id: 'price_monthly', amount: 1625, interval: 'month' },
      { id: 'price_annual', amount: 15_600, interval: 'year' },
    ],
  });
  const paypal = createPaypalEmulator({
    clientId: 'site',
    clientSecret: 'secret',
    webhookId: 'WEBHOOK',
    plans: [
      { id: 'P-MONTHLY', name: 'Monthly', priceCents: 1625, unit: 'MONTH', failureThreshold: 1 },
      { id: 'P-ANNUAL', name: 'Annual', priceCents: 15_600, unit: 'YEAR', failureThreshold: 1 },
    ],
  });
  const at = { host: '127.0.0.1', port: 0 };
  const [stripeUrl, paypalUrl] = await Promise.all([stripe.app.listen(at), paypal.app.listen(at)]);
  const variables = {
    STRIPE_API_URL: stripeUrl,
    STRIPE_SECRET_KEY: 'sk_test_site',
    STRIPE_WEBHOOK_SECRET: 'whsec_site',
    STRIPE_PRICE_MONTHLY: 'price_monthly',
    STRIPE_PRICE_ANNUAL: 'price_annual',
    PAYPAL_API_URL: paypalUrl,
    PAYPAL_CLIENT_ID: 'site',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK',
    PAYPAL_PLAN_MONTHLY: 'P-MONTHLY',
    PAYPAL_PLAN_ANNUAL: 'P-ANNUAL',
  };
  return {
    stripe,
    paypal,
    variables,
    payments: await createPayments(readEnv(variables)),
    sendTo(origin) {
      stripe.webhooks.change({ url: `${origin}/api/webhooks/stripe` });
      paypal.webhooks.change({ url: `${origin}/api/webhooks/paypal` });
    },
    close: async () => void (await Promise.all([stripe.app.close(), paypal.app.close()])),
  };
}
