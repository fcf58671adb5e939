import { createAppleEmulator } from './src/apple-emulator.ts';
import { clientKeyFrom } from './src/client-key.ts';
import { createGoogleEmulator } from './src/google-emulator.ts';

const HOST = '127.0.0.1';
const GOOGLE_PORT = 4201;
const APPLE_PORT = 4202;

const google = { clientId: 'longreturn-at-the-desk', clientSecret: 'not-a-secret' };
const apple = {
  clientId: 'com.example.longreturn',
  teamId: 'DESKTEAM01',
  keyId: 'DESKKEY001',
  clientKey: clientKeyFrom('longreturn at the desk'),
};

const standIns = await Promise.all([createGoogleEmulator(google), createAppleEmulator(apple)]);
await Promise.all(
  standIns.map(({ app }, index) => app.listen({ host: HOST, port: [GOOGLE_PORT, APPLE_PORT][index] ?? 0 })),
);

console.log(`
  The stand-ins for Google and Apple are running; press Ctrl-C to stop them. Start the site in another terminal with

GOOGLE_ISSUER_URL=http://localhost:${GOOGLE_PORT} \\
GOOGLE_CLIENT_ID=${google.clientId} \\
GOOGLE_CLIENT_SECRET=${google.clientSecret} \\
APPLE_ISSUER_URL=http://localhost:${APPLE_PORT} \\
APPLE_CLIENT_ID=${apple.clientId} \\
APPLE_TEAM_ID=${apple.teamId} \\
APPLE_KEY_ID=${apple.keyId} \\
APPLE_PRIVATE_KEY='${apple.clientKey.replaceAll('\n', '\\n')}' \\
npm start
`);
