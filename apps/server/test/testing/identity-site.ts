import type { IdentityProviderName } from '@longreturn/contract/account';
import { createAppleEmulator } from '@longreturn/emulators/apple-emulator';
import { clientKeyFrom } from '@longreturn/emulators/client-key';
import { createGoogleEmulator } from '@longreturn/emulators/google-emulator';
import type { IdentityEmulator } from '@longreturn/emulators/identity/open-id-emulator';
import { visitStandIn, type WayBack } from '@longreturn/emulators/visit-stand-in';
import type { LightMyRequestResponse } from 'fastify';
import type { Env } from '../../src/env.ts';
import { createIdentityProviders } from '../../src/identity/create-identity-providers.ts';
import { createTestSite, type TestSite } from './create-test-site.ts';

export const OWN = 'http://localhost:3000';
const APPLE = 'https://appleid.apple.com';

/** What a browser has when it returns from a provider: the attempt's cookie and the provider's response. */
interface Journey {
  /** The `name=value` pair of the attempt's cookie. */
  cookie: string;
  way: WayBack;
}

/** A site with both emulated providers. */
export interface IdentitySite extends TestSite {
  standIns: Record<IdentityProviderName, IdentityEmulator>;
  setOut(name: IdentityProviderName, options?: { person?: string; next?: string }): Promise<Journey>;
  /** Requests the callback like a browser. Apple's form is posted from Apple's site. */
  comeBack(way: WayBack, cookie?: string): Promise<LightMyRequestResponse>;
  /** Runs the whole sign-in, to the provider and back. */
  signIn(name: IdentityProviderName, options?: { person?: string; next?: string }): Promise<LightMyRequestResponse>;
}

export async function createIdentitySite(env: Partial<Env> = {}): Promise<IdentitySite> {
  const { standIns, identity } = await startStandIns();
  const identityProviders = await createIdentityProviders({ origin: OWN, ...env, ...identity });
  const site = await createTestSite({ env: { ...identity, ...env }, identityProviders });

  const setOut: IdentitySite['setOut'] = async (name, { person = 'ada', next } = {}) => {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    const response = await site.app.inject({ url: `/api/auth/${name}${query}` });
    const [cookie] = response.cookies;
    const way = await visitStandIn(`${response.headers.location}&person=${person}`);
    return { cookie: `${cookie?.name}=${cookie?.value}`, way };
  };
  const comeBack: IdentitySite['comeBack'] = ({ method, url, fields }, cookie) => {
    const { pathname } = new URL(url);
    const headers = { 'user-agent': 'Firefox/140 Linux', ...(cookie !== undefined && { cookie }) };
    if (method === 'GET') return site.app.inject({ url: `${pathname}?${fields}`, headers });
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: APPLE, 'sec-fetch-site': 'cross-site' };
    return site.app.inject({ method, url: pathname, headers: { ...headers, ...form }, payload: String(fields) });
  };
  const signIn: IdentitySite['signIn'] = async (name, options) => {
    const { cookie, way } = await setOut(name, options);
    return comeBack(way, cookie);
  };
  const close = async () => {
    await site.close();
    await Promise.all(Object.values(standIns).map(({ app }) => app.close()));
  };
  return { ...site, standIns, setOut, comeBack, signIn, close };
}

async function startStandIns() {
  const google = { clientId: 'site-at-google', clientSecret: 'of-the-site' };
  const apple = { clientId: 'com.example.site', teamId: 'TEAM123456', keyId: 'KEY1234567' };
  const privateKey = clientKeyFrom('the site’s');
  const standIns = {
    google: await createGoogleEmulator(google),
    apple: await createAppleEmulator({ ...apple, clientKey: privateKey }),
  };
  const listen = ({ app }: IdentityEmulator) => app.listen({ host: '127.0.0.1', port: 0 });
  const identity = {
    google: { ...google, issuerUrl: await listen(standIns.google) },
    apple: { ...apple, privateKey, issuerUrl: await listen(standIns.apple) },
  };
  return { standIns, identity };
}
