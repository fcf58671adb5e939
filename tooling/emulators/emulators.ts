import { createAppleEmulator } from './src/apple-emulator.ts';
import { clientKeyFrom } from './src/client-key.ts';
import { createGoogleEmulator } from './src/google-emulator.ts';
import { createStripeEmulator } from './src/stripe/stripe-emulator.ts';

const HOST = '127.0.0.1';
const GOOGLE_PORT = 4201;
const APPLE_PORT = 4202;
const STRIPE_PORT = 4203;

const google = { clientId: 'longreturn-at-the-desk', clientSecret: 'not-a-secret' };
const apple = {
  clientId: 'com.example.longreturn',
  teamId: 'DESKTEAM01',
  keyId: 'DESKKEY001',
  clientKey: clientKeyFrom('longreturn at the desk'),
};

const stripe = {
  secretKey: 'sk_test_at_the_desk',
  webhookSecret: 'whsec_at_the_desk',
  webhookUrl: 'http://localhost:3000/api/webhooks/stripe',
};
const MONTHLY = 'price_monthly';
const ANNUAL = 'price_annual';

const stripeEmulator = createStripeEmulator({
  ...stripe,
  prices: [
    { id: MONTHLY, name: 'Monthly membership', amount: 1625, interval: 'month' },
    { id: ANNUAL, name: 'Annual membership', amount: 15600, interval: 'year' },
  ],
});
// The site may be restarting when a webhook is sent.
stripeEmulator.webhooks.change({ retries: 20, retryDelayMs: 3000 });
await stripeEmulator.app.listen({ host: HOST, port: STRIPE_PORT });

const standIns = await Promise.all([createGoogleEmulator(google), createAppleEmulator(apple)]);
await Promise.all(
  standIns.map(({ app }, index) => app.listen({ host: HOST, port: [GOOGLE_PORT, APPLE_PORT][index] ?? 0 })),
);

console.log(`
  The stand-ins for Google, Apple and Stripe are running; press Ctrl-C to stop them. Start the site in another terminal with

GOOGLE_ISSUER_URL=http://localhost:${GOOGLE_PORT} \\
GOOGLE_CLIENT_ID=${google.clientId} \\
GOOGLE_CLIENT_SECRET=${google.clientSecret} \\
APPLE_ISSUER_URL=http://localhost:${APPLE_PORT} \\
APPLE_CLIENT_ID=${apple.clientId} \\
APPLE_TEAM_ID=${apple.teamId} \\
APPLE_KEY_ID=${apple.keyId} \\
APPLE_PRIVATE_KEY='${apple.clientKey.replaceAll('\n', '\\n')}' \\
STRIPE_API_URL=http://127.0.0.1:${STRIPE_PORT} \\
STRIPE_SECRET_KEY=${stripe.secretKey} \\
STRIPE_WEBHOOK_SECRET=${stripe.webhookSecret} \\
STRIPE_PRICE_MONTHLY=${MONTHLY} \\
STRIPE_PRICE_ANNUAL=${ANNUAL} \\
npm start
`);
