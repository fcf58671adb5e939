import type { IdentityProvider } from '@longreturn/core/ports';
import { createAppleEmulator } from '@longreturn/emulators/apple-emulator';
import { clientKeyFrom } from '@longreturn/emulators/client-key';
import { createGoogleEmulator } from '@longreturn/emulators/google-emulator';
import type { IdentityEmulator } from '@longreturn/emulators/identity/open-id-emulator';
import { type AppleOptions, createApple } from '../../src/identity/apple.ts';
import { createGoogle, type GoogleOptions } from '../../src/identity/google.ts';

/** A running emulator of a provider, and a function that creates providers for it. */
export interface StartedStandIn<Options> extends IdentityEmulator {
  issuerUrl: string;
  createProvider(options?: Partial<Options>): IdentityProvider;
}

const TIMEOUT_MS = 500;

export async function startGoogle(): Promise<StartedStandIn<GoogleOptions>> {
  const client = { clientId: 'site-at-google', clientSecret: 'of-the-site' };
  const emulator = await createGoogleEmulator({ ...client, person: 'ada' });
  const issuerUrl = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  const redirectUri = 'http://localhost:3000/api/auth/google/callback';
  const options = { ...client, issuerUrl, redirectUri, timeoutMs: TIMEOUT_MS };
  return { ...emulator, issuerUrl, createProvider: (given) => createGoogle({ ...options, ...given }) };
}

export async function startApple(): Promise<StartedStandIn<AppleOptions>> {
  const client = { clientId: 'com.example.site', teamId: 'TEAM123456', keyId: 'KEY1234567' };
  const privateKey = clientKeyFrom('the site’s');
  const emulator = await createAppleEmulator({ ...client, clientKey: privateKey, person: 'ada' });
  const issuerUrl = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  const redirectUri = 'http://localhost:3000/api/auth/apple/callback';
  const options = { ...client, privateKey, issuerUrl, redirectUri, timeoutMs: TIMEOUT_MS };
  return { ...emulator, issuerUrl, createProvider: (given) => createApple({ ...options, ...given }) };
}
