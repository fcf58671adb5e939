import { IDENTITY_PROVIDERS } from '@longreturn/contract/account';
import { ensureAdmin } from '@longreturn/core/account/ensure-admin';
import { freeze } from '@longreturn/core/account/freeze';
import { register } from '@longreturn/core/account/register';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attemptCookie, clearAttemptCookie, findAttempt } from '../../src/identity/attempt-cookie.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { createIdentitySite, type IdentitySite, OWN } from '../testing/identity-site.ts';

const NOON = '2026-11-15T12:00:00.000Z';
/** A field that is longer than allowed. */
const LONG = `state=${'a'.repeat(4_100)}`;
const PASSWORD = 'Correct horse 1';
const CLIENT = { ip: '127.0.0.1', device: 'Firefox on Linux' };

let site: IdentitySite;
beforeAll(async () => {
  site = await createIdentitySite();
});
afterEach(() => {
  for (const { switches } of Object.values(site.standIns)) switches.fault = undefined;
  site.clock.set(NOON);
});
afterAll(() => site.close());

/** Expects a 303 to the login page with the error code, and no session. */
function expectProblem(response: LightMyRequestResponse, problem: string, next?: string): void {
  expect(response.statusCode).toBe(303);
  const query = new URLSearchParams({ problem, ...(next !== undefined && { next }) });
  expect(response.headers.location).toBe(`/login?${query}`);
  expect(response.cookies.find(({ name }) => name === 'session')).toBeUndefined();
}

async function userOf(response: LightMyRequestResponse) {
  const session = response.cookies.find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const me = await site.app.inject({ url: '/api/auth/me', headers: { cookie: `session=${session?.value}` } });
  expect(me.statusCode).toBe(200);
  return me.json();
}

describe.each(['google', 'apple'] as const)('signing in with %s', (name) => {
  it('creates an account at the first sign-in, and finds it at the second', async () => {
    const person = name === 'google' ? 'ada' : 'ben';
    const first = await site.signIn(name, { person });
    expect([first.statusCode, first.headers.location]).toEqual([303, '/profile']);
    const user = await userOf(first);
    expect(user).toMatchObject({ role: 'subscriber', emailConfirmed: true, identities: [name] });
    expect(user.name).toBe(name === 'google' ? 'Ada Winter' : 'Ben Okafor');
    expect((await userOf(await site.signIn(name, { person }))).id).toBe(user.id);
  });

  it('returns to the page the user wanted', async () => {
    const response = await site.signIn(name, { next: '/membership?plan=annual#pay' });
    expect(response.headers.location).toBe('/membership?plan=annual#pay');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/auth/google',
  ])('never leads to another site: %j', async (next) => {
    expect((await site.signIn(name, { next })).headers.location).toBe('/profile');
    expectProblem(await site.signIn(name, { next, person: 'nobody' }), 'identity.cancelled');
  });

  it('does not trust a redirect target from the cookie', async () => {
    const { cookie, way } = await site.setOut(name, { next: '/profile' });
    const [cookieName, value = ''] = cookie.split('=');
    const attempt = JSON.parse(Buffer.from(value, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...attempt, next: '//evil.example' })).toString('base64url');
    expect((await site.comeBack(way, `${cookieName}=${forged}`)).headers.location).toBe('/profile');
  });

  it('clears the attempt’s cookie, whether or not the sign-in succeeds', async () => {
    const { way, cookie } = await site.setOut(name);
    for (const kept of [cookie, undefined]) {
      const back = await site.comeBack(way, kept);
      expect(back.cookies).toContainEqual(
        expect.objectContaining({ name: `${name}_attempt`, value: '', maxAge: 0, path: '/api/auth' }),
      );
      expect(back.headers['cache-control']).toBe('no-store');
    }
  });

  it('rejects a callback without the cookie of the same attempt', async () => {
    const { way } = await site.setOut(name);
    expectProblem(await site.comeBack(way), 'identity.refused');
    const other = await site.setOut(name);
    expectProblem(await site.comeBack(way, other.cookie), 'identity.refused');
  });

  it.each([
    ['missing', () => null],
    ['empty', () => ''],
    ['longer', (state: string) => `${state}x`],
    ['shorter', (state: string) => state.slice(1)],
    ['reversed', (state: string) => state.split('').reverse().join('')],
  ])('rejects a callback whose state is %s, even if everything else is valid', async (_what, change) => {
    const { way, cookie } = await site.setOut(name);
    const changed = change(way.fields.get('state') ?? '');
    way.fields.delete('state');
    if (changed !== null) way.fields.set('state', changed);
    expectProblem(await site.comeBack(way, cookie), 'identity.refused');
  });

  it('rejects a repeated callback, even if the browser still has the cookie', async () => {
    const { way, cookie } = await site.setOut(name);
    await userOf(await site.comeBack(way, cookie));
    expectProblem(await site.comeBack(way, cookie), 'identity.refused');
    expectProblem(await site.comeBack(way), 'identity.refused');
  });

  it('rejects a code that was issued to another user', async () => {
    const { way, cookie } = await site.setOut(name);
    const stolen = await site.setOut(name, { person: 'chloe' });
    way.fields.set('code', stolen.way.fields.get('code') ?? '');
    expectProblem(await site.comeBack(way, cookie), 'identity.refused');
  });

  it('rejects an attempt that was started with another provider', async () => {
    const { way } = await site.setOut(name);
    const other = await site.setOut(name === 'google' ? 'apple' : 'google');
    expectProblem(await site.comeBack(way, other.cookie.replace(/^[a-z]+/, name)), 'identity.refused');
  });

  it('rejects an attempt that is older than ten minutes', async () => {
    const { way, cookie } = await site.setOut(name);
    site.clock.set('2026-11-15T12:10:01.000Z');
    expectProblem(await site.comeBack(way, cookie), 'identity.refused');
  });

  it('returns to the login form if the user cancels, and still remembers the requested page', async () => {
    const response = await site.signIn(name, { person: 'nobody', next: '/membership' });
    expectProblem(response, 'identity.cancelled', '/membership');
  });

  it('returns to the login form if the provider’s response is invalid', async () => {
    site.standIns[name].switches.fault = 'signature';
    expectProblem(await site.signIn(name), 'identity.refused');
  });

  it('returns to the login form if the provider goes down during the sign-in', async () => {
    const { way, cookie } = await site.setOut(name, { next: '/membership' });
    site.standIns[name].switches.fault = 'down';
    expectProblem(await site.comeBack(way, cookie), 'identity.unavailable', '/membership');
  });

  it('returns to the login form if the provider reports a failure', async () => {
    const { way, cookie } = await site.setOut(name);
    way.fields.delete('code');
    way.fields.set('error', 'server_error');
    expectProblem(await site.comeBack(way, cookie), 'identity.unavailable');
  });

  it.each(['', 'state=a&state=b&code=c', 'code=x', 'state=%00', LONG, 'state=%ff%fe&code=%', '{}'])(
    'returns to the login form for any invalid response (%#)',
    async (fields) => {
      const { way, cookie } = await site.setOut(name);
      const query = { ...way, fields: new URLSearchParams(fields) };
      expectProblem(await site.comeBack(query, cookie), 'identity.refused');
      expectProblem(await site.comeBack(query, `${name}_attempt=%00;${name}_attempt=bnVsbA`), 'identity.refused');
    },
  );

  it('returns to the login form if the provider is not configured', async () => {
    const bare = await createTestSite({ sharing: site });
    expectProblem(
      await bare.app.inject({ url: `/api/auth/${name}?next=/membership` }),
      'identity.unavailable',
      '/membership',
    );
    await bare.app.close();
  });

  it('does not start an attempt for HEAD', async () => {
    const response = await site.app.inject({ method: 'HEAD', url: `/api/auth/${name}` });
    expect([response.statusCode, response.cookies]).toEqual([404, []]);
  });

  it('redirects from another origin of the site to the origin that is registered with the provider', async () => {
    const headers = { host: '127.0.0.1:3000' };
    const response = await site.app.inject({ url: `/api/auth/${name}?next=/membership`, headers });
    expect(response.headers.location).toBe(`${OWN}/api/auth/${name}?next=/membership`);
    expect(response.cookies).toEqual([]);
  });
});

describe('a user who signs in with a provider', () => {
  const SOMEBODY = { name: 'Somebody', email: 'chloe@example.net', password: PASSWORD };

  it('is not signed in to an existing account whose email address is unconfirmed', async () => {
    await register(site.deps, CLIENT, SOMEBODY);
    expectProblem(await site.signIn('google', { person: 'chloe', next: '/membership' }), 'email.taken', '/membership');
  });

  it('is redirected to the requested page; an admin who requested no page is redirected to the dashboard', async () => {
    await ensureAdmin(site.deps, { email: 'chloe@example.net', password: PASSWORD });
    const back = await site.signIn('google', { person: 'chloe', next: '/articles/an-expensive-verb' });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/articles/an-expensive-verb']);
    const response = await site.signIn('google', { person: 'chloe' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/admin/dashboard']);
    expect(await userOf(response)).toMatchObject({ role: 'admin', identities: ['google'] });
  });

  it('can sign in while the password of the account is frozen', async () => {
    const user = await userOf(await site.signIn('google', { person: 'chloe' }));
    await freeze(site.deps, user.email, '192.0.2.1');
    expect(await userOf(await site.signIn('google', { person: 'chloe' }))).toMatchObject({ id: user.id });
  });
});

describe('the attempt’s cookie', () => {
  it.each(IDENTITY_PROVIDERS)('for %s has the prefix __Host- on https, so that only this host can set it', (name) => {
    const attempt = { state: 's'.repeat(20), nonce: 'n'.repeat(20), codeVerifier: 'c'.repeat(20), startedAt: 0 };
    const env = { origin: 'https://example.org' };
    const line = attemptCookie(name, attempt, env);
    expect(line).toMatch(new RegExp(`^__Host-${name}_attempt=`));
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toContain('; Secure');
    expect(line).not.toContain('Domain');
    const [pair = ''] = line.split(';');
    expect(findAttempt(name, pair, new Date(0), env)).toEqual(attempt);
    expect(findAttempt(name, pair.replace('__Host-', ''), new Date(0), env)).toBeUndefined();
    expect(clearAttemptCookie(name, env)).toMatch(new RegExp(`^__Host-${name}_attempt=;`));
  });

  const cookieOf = async (name: string) => (await site.app.inject({ url: `/api/auth/${name}` })).cookies[0];

  it('lasts ten minutes, is hidden from scripts, and is sent to the sign-in paths only', async () => {
    const shared = { httpOnly: true, path: '/api/auth', maxAge: 600 };
    expect(await cookieOf('google')).toMatchObject({ ...shared, sameSite: 'Lax' });
    expect(await cookieOf('apple')).toMatchObject({ ...shared, sameSite: 'None', secure: true });
  });

  it('is secure on https', async () => {
    const secure = await createIdentitySite({ origin: 'https://example.org', origins: ['https://example.org'] });
    const response = await secure.app.inject({ url: '/api/auth/google' });
    expect(response.cookies[0]).toMatchObject({ secure: true });
    const redirectUri = new URL(String(response.headers.location)).searchParams.get('redirect_uri');
    expect(redirectUri).toBe('https://example.org/api/auth/google/callback');
    await secure.close();
  });
});

describe('a form', () => {
  const post = (url: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40example.org',
    });

  it('from another site is accepted only at Apple’s callback', async () => {
    expectProblem(await post('/api/auth/apple/callback'), 'identity.refused');
    for (const url of ['/api/auth/login', '/api/auth/google/callback', '/api/auth/logout']) {
      expect((await post(url)).json()).toMatchObject({ code: 'origin.refused' });
    }
  });

  it('is rejected at the login path, even if it comes from this site', async () => {
    const headers = { origin: OWN, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await site.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: 'email=a' });
    expect(response.json()).toMatchObject({ code: 'body.unsupported' });
  });

  it('is rejected if it is larger than a callback can be', async () => {
    const url = '/api/auth/apple/callback';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await site.app.inject({ method: 'POST', url, headers, payload: `state=${'a'.repeat(20_000)}` });
    expect(response.statusCode).toBe(413);
  });
});
