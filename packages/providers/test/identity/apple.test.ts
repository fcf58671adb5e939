import { clientKeyFrom } from '@longreturn/emulators/client-key';
import { visitStandIn } from '@longreturn/emulators/visit-stand-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppleOptions } from '../../src/identity/apple.ts';
import { createAttempt } from '../../src/identity/open-id-connect.ts';
import { type StartedStandIn, startApple } from '../testing/start-stand-ins.ts';
import { tryToSignIn } from '../testing/try-to-sign-in.ts';

let apple: StartedStandIn<AppleOptions>;
beforeAll(async () => {
  apple = await startApple();
});
afterAll(() => apple.app.close());

/** Signs in with this `user` field in Apple's form, and returns the name that the provider reports. */
async function nameFrom(user: string): Promise<string | undefined> {
  const provider = apple.createProvider();
  const attempt = createAttempt();
  const { fields } = await visitStandIn(await provider.authorizationUrl(attempt));
  const identity = await provider.identify(attempt, { code: fields.get('code') ?? '', user });
  expect(identity.email).toBe('ada.winter@example.com');
  return identity.name;
}

const named = (firstName: unknown, lastName: unknown) =>
  JSON.stringify({ name: { firstName, lastName }, email: 'somebody.else@example.com' });

describe('Apple', () => {
  it('is asked for the name and email address, and responds with a POST', async () => {
    const url = await apple.createProvider().authorizationUrl(createAttempt());
    expect(url.searchParams.get('scope')).toBe('name email');
    expect(url.searchParams.get('response_mode')).toBe('form_post');
    expect(await visitStandIn(url)).toMatchObject({ method: 'POST', url: url.searchParams.get('redirect_uri') });
  });

  it('returns the name at the first sign-in only', async () => {
    const provider = apple.createProvider();
    apple.switches.person = 'ben';
    expect((await tryToSignIn(provider)).name).toBe('Ben Okafor');
    expect((await tryToSignIn(provider)).name).toBeUndefined();
    apple.switches.person = 'ada';
  });

  it('accepts the private key with escaped line breaks', async () => {
    const provider = apple.createProvider({ privateKey: clientKeyFrom('the site’s').replaceAll('\n', '\\n') });
    expect(await tryToSignIn(provider)).toMatchObject({ email: 'ada.winter@example.com' });
  });

  it.each([
    ['key', { privateKey: clientKeyFrom('another’s') }],
    ['key ID', { keyId: 'KEY0000000' }],
    ['team', { teamId: 'TEAM000000' }],
  ])('rejects a client secret with a wrong %s', async (_what, options) => {
    const provider = apple.createProvider(options);
    const cause = expect.objectContaining({ message: expect.stringMatching('401 invalid_client') });
    await expect(tryToSignIn(provider)).rejects.toMatchObject({ code: 'identity.refused', cause });
  });

  it('the name in the form becomes a single line of limited length', async () => {
    expect(await nameFrom(named('  Ada\n', ' Winter\u0000\u202e '))).toBe('Ada Winter');
    expect(await nameFrom(named('A'.repeat(1_000), ''))).toBe('A'.repeat(100));
    expect(await nameFrom(named('👩'.repeat(99), 'x'))).toHaveLength(100);
    expect(await nameFrom(named('Ada', 7))).toBe('Ada');
  });

  it('an invalid name in the form is ignored', async () => {
    const broken = ['', '{', 'null', '7', '[]', '{"name":null}', '{"name":"Ada"}', named(null, {}), named('A', '')];
    for (const user of [...broken, named('A'.repeat(3_000), '')]) expect(await nameFrom(user)).toBeUndefined();
  });
});
