import { createPaypalEmulator, type PaypalEmulator } from '../paypal/paypal-emulator.ts';
import { createStripeEmulator, type StripeEmulator } from '../stripe/stripe-emulator.ts';

export interface PaymentStandIns {
  stripe: StripeEmulator;
  paypal: PaypalEmulator;
  /** The environment variables of a site that uses both stand-ins. */
  env: Record<string, string>;
  /** Sends the webhooks to the site at this origin. */
  sendTo(origin: string): void;
  close(): Promise<void>;
}

/** Starts stand-ins for both payment providers, with the prices of the two plans. */
export async function startPaymentStandIns(): Promise<PaymentStandIns> {
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
  return {
    stripe,
    paypal,
    env: {
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
    },
    sendTo(origin) {
      stripe.webhooks.change({ url: `${origin}/api/webhooks/stripe` });
      paypal.webhooks.change({ url: `${origin}/api/webhooks/paypal` });
    },
    close: async () => void (await Promise.all([stripe.app.close(), paypal.app.close()])),
  };
}
