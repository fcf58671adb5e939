import { createAppleEmulator } from './src/apple-emulator.ts';
import { clientKeyFrom } from './src/client-key.ts';
import { createGoogleEmulator } from './src/google-emulator.ts';
import { createPaypalEmulator } from './src/paypal/paypal-emulator.ts';

const HOST = '127.0.0.1';
const GOOGLE_PORT = 4201;
const APPLE_PORT = 4202;
const PAYPAL_PORT = 4204;
const SITE = 'http://localhost:3000';

const google = { clientId: 'longreturn-at-the-desk', clientSecret: 'not-a-secret' };
const apple = {
  clientId: 'com.example.longreturn',
  teamId: 'DESKTEAM01',
  keyId: 'DESKKEY001',
  clientKey: clientKeyFrom('longreturn at the desk'),
};
const paypal = { clientId: google.clientId, clientSecret: google.clientSecret, webhookId: '8PT597110X687430L' };
const [monthly, annual] = ['P-5ML4271244454362WXNWU5NQ', 'P-7GL4271244454362WXNWU5NQ'] as const;

const standIns = [
  { port: GOOGLE_PORT, ...(await createGoogleEmulator(google)) },
  { port: APPLE_PORT, ...(await createAppleEmulator(apple)) },
  {
    port: PAYPAL_PORT,
    ...createPaypalEmulator({
      ...paypal,
      webhookUrl: `${SITE}/api/webhooks/paypal`,
      plans: [
        { id: monthly, name: 'Monthly', priceCents: 1625, unit: 'MONTH', failureThreshold: 1 },
        { id: annual, name: 'Annual', priceCents: 15_600, unit: 'YEAR', failureThreshold: 1 },
      ],
    }),
  },
];
await Promise.all(standIns.map(({ app, port }) => app.listen({ host: HOST, port })));

console.log(`
  The stand-ins for Google, Apple and PayPal are running; press Ctrl-C to stop them. What PayPal, buyers and
  banks do is at http://${HOST}:${PAYPAL_PORT}. Start the site in another terminal with

GOOGLE_ISSUER_URL=http://localhost:${GOOGLE_PORT} \\
GOOGLE_CLIENT_ID=${google.clientId} \\
GOOGLE_CLIENT_SECRET=${google.clientSecret} \\
APPLE_ISSUER_URL=http://localhost:${APPLE_PORT} \\
APPLE_CLIENT_ID=${apple.clientId} \\
APPLE_TEAM_ID=${apple.teamId} \\
APPLE_KEY_ID=${apple.keyId} \\
APPLE_PRIVATE_KEY='${apple.clientKey.replaceAll('\n', '\\n')}' \\
PAYPAL_API_URL=http://${HOST}:${PAYPAL_PORT} \\
PAYPAL_CLIENT_ID=${paypal.clientId} \\
PAYPAL_CLIENT_SECRET=${paypal.clientSecret} \\
PAYPAL_WEBHOOK_ID=${paypal.webhookId} \\
PAYPAL_PLAN_MONTHLY=${monthly} \\
PAYPAL_PLAN_ANNUAL=${annual} \\
npm start
`);
