import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppleEmulator } from '../src/apple-emulator.ts';
import { clientKeyFrom } from '../src/client-key.ts';
import { createGoogleEmulator } from '../src/google-emulator.ts';
import type { IdentityEmulator } from '../src/identity/open-id-emulator.ts';
import { PEOPLE } from '../src/identity/person.ts';

const BACK = 'http://localhost:3000/back';
const REQUEST = { client_id: 'site', response_type: 'code', redirect_uri: BACK, state: '"><script>', nonce: 'n' };

let google: IdentityEmulator;
let apple: IdentityEmulator;
beforeAll(async () => {
  google = await createGoogleEmulator({ clientId: 'site', clientSecret: 'secret' });
  apple = await createAppleEmulator({ clientId: 'site', teamId: 'T', keyId: 'K', clientKey: clientKeyFrom('site') });
});
afterAll(() => Promise.all([google.app.close(), apple.app.close()]));

const askGoogle = (given: Record<string, string> = {}) =>
  google.app.inject({ url: '/o/oauth2/v2/auth', query: { ...REQUEST, scope: 'openid email profile', ...given } });
const askApple = (given: Record<string, string> = {}) =>
  apple.app.inject({
    url: '/auth/authorize',
    query: { ...REQUEST, response_mode: 'form_post', scope: 'name', ...given },
  });

describe('the account chooser', () => {
  it('shows a button for each person, and escapes the values of the request', async () => {
    for (const page of [await askGoogle(), await askApple()]) {
      for (const { id, email } of PEOPLE) {
        expect(page.body).toContain(`<button name="person" value="${id}">`);
        expect(page.body).toContain(email);
      }
      expect(page.body).not.toContain('"><script>');
    }
  });

  it('is skipped if the request already names a person', async () => {
    const location = new URL(String((await askGoogle({ person: 'ada' })).headers.location));
    expect(location.origin + location.pathname).toBe(BACK);
    expect(location.searchParams.get('state')).toBe(REQUEST.state);
    expect((await askApple({ person: 'ada' })).body).toContain('document.forms[0].submit()');
  });

  it('redirects to the site with the provider’s error code if the person cancels', async () => {
    expect((await askGoogle({ person: 'nobody' })).headers.location).toContain('error=access_denied');
    expect((await askApple({ person: 'nobody' })).body).toContain('user_cancelled_authorize');
  });
});

describe('an invalid request', () => {
  it.each([
    { client_id: 'another' },
    { response_type: 'token' },
    { redirect_uri: 'nowhere' },
    { scope: 'openid' },
    { code_challenge: 'c', code_challenge_method: 'plain' },
  ])('never redirects to the site: %j', async (given) => {
    const response = await askGoogle({ ...given, person: 'ada' });
    expect([response.statusCode, response.headers.location]).toEqual([400, undefined]);
  });

  it('gets a 400 from Apple if it requests the name without response_mode=form_post', async () => {
    expect((await askApple({ response_mode: 'query', person: 'ada' })).statusCode).toBe(400);
  });
});

it('the same word always gives the same client key, and another word gives another key', () => {
  expect(clientKeyFrom('a word')).toBe(clientKeyFrom('a word'));
  expect(clientKeyFrom('a word')).not.toBe(clientKeyFrom('another'));
});
