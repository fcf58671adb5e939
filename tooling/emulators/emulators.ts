import { createAppleEmulator } from './src/apple-emulator.ts';
import { clientKeyFrom } from './src/client-key.ts';
import { createGoogleEmulator } from './src/google-emulator.ts';
import { createPaypalEmulator } from './src/paypal/paypal-emulator.ts';
import { createStripeEmulator } from './src/stripe/stripe-emulator.ts';

const HOST = '127.0.0.1';
const GOOGLE_PORT = 4201;
const APPLE_PORT = 4202;
const STRIPE_PORT = 4203;
const PAYPAL_PORT = 4204;
/** The site's port. */
const { PORT = '3000' } = process.env;
const SITE = `http://localhost:${PORT}`;

const google = { clientId: 'longreturn-at-the-desk', clientSecret: 'not-a-secret' };
const apple = {
  clientId: 'com.example.longreturn',
  teamId: 'DESKTEAM01',
  keyId: 'DESKKEY001',
  clientKey: clientKeyFrom('longreturn at the desk'),
};
const stripe = { secretKey: 'sk_test_at_the_desk', webhookSecret: 'whsec_at_the_desk' };
const [monthlyPrice, annualPrice] = ['price_monthly', 'price_annual'] as const;
const paypal = { clientId: google.clientId, clientSecret: google.clientSecret, webhookId: '8PT597110X687430L' };
const [monthlyPlan, annualPlan] = ['P-5ML4271244454362WXNWU5NQ', 'P-7GL4271244454362WXNWU5NQ'] as const;

const stripeEmulator = createStripeEmulator({
  ...stripe,
  webhookUrl: `${SITE}/api/webhooks/stripe`,
  prices: [
    { id: monthlyPrice, name: 'Monthly membership', amount: 1625, interval: 'month' },
    { id: annualPrice, name: 'Annual membership', amount: 15_600, interval: 'year' },
  ],
});
const paypalEmulator = createPaypalEmulator({
  ...paypal,
  webhookUrl: `${SITE}/api/webhooks/paypal`,
  plans: [
    { id: monthlyPlan, name: 'Monthly', priceCents: 1625, unit: 'MONTH', failureThreshold: 1 },
    { id: annualPlan, name: 'Annual', priceCents: 15_600, unit: 'YEAR', failureThreshold: 1 },
  ],
});
// The site may be restarting when a webhook is sent.
for (const { webhooks } of [stripeEmulator, paypalEmulator]) webhooks.change({ retries: 20, retryDelayMs: 3000 });

const standIns = [
  { port: GOOGLE_PORT, ...(await createGoogleEmulator(google)) },
  { port: APPLE_PORT, ...(await createAppleEmulator(apple)) },
  { port: STRIPE_PORT, ...stripeEmulator },
  { port: PAYPAL_PORT, ...paypalEmulator },
];
await Promise.all(standIns.map(({ app, port }) => app.listen({ host: HOST, port })));

console.log(`
  The stand-ins for Google, Apple, Stripe and PayPal are running; press Ctrl-C to stop them. To renew a subscription, or
  to refund or dispute a payment, open http://${HOST}:${STRIPE_PORT} (Stripe) or http://${HOST}:${PAYPAL_PORT} (PayPal).
  Start the site in another terminal with

PORT=${PORT} \\
GOOGLE_ISSUER_URL=http://localhost:${GOOGLE_PORT} \\
GOOGLE_CLIENT_ID=${google.clientId} \\
GOOGLE_CLIENT_SECRET=${google.clientSecret} \\
APPLE_ISSUER_URL=http://localhost:${APPLE_PORT} \\
APPLE_CLIENT_ID=${apple.clientId} \\
APPLE_TEAM_ID=${apple.teamId} \\
APPLE_KEY_ID=${apple.keyId} \\
APPLE_PRIVATE_KEY='${apple.clientKey.replaceAll('\n', '\\n')}' \\
STRIPE_API_URL=http://${HOST}:${STRIPE_PORT} \\
STRIPE_SECRET_KEY=${stripe.secretKey} \\
STRIPE_WEBHOOK_SECRET=${stripe.webhookSecret} \\
STRIPE_PRICE_MONTHLY=${monthlyPrice} \\
STRIPE_PRICE_ANNUAL=${annualPrice} \\
PAYPAL_API_URL=http://${HOST}:${PAYPAL_PORT} \\
PAYPAL_CLIENT_ID=${paypal.clientId} \\
PAYPAL_CLIENT_SECRET=${paypal.clientSecret} \\
PAYPAL_WEBHOOK_ID=${paypal.webhookId} \\
PAYPAL_PLAN_MONTHLY=${monthlyPlan} \\
PAYPAL_PLAN_ANNUAL=${annualPlan} \\
npm start
`);
