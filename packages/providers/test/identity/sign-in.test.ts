import type { IdentityProvider } from '@longreturn/core/ports';
import type { Fault } from '@longreturn/emulators/identity/fault';
import { visitStandIn } from '@longreturn/emulators/visit-stand-in';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAttempt } from '../../src/identity/open-id-connect.ts';
import { type StartedStandIn, startApple, startGoogle } from '../testing/start-stand-ins.ts';
import { tryToSignIn } from '../testing/try-to-sign-in.ts';

const FAULTS: [Fault, RegExp][] = [
  ['signature', /signature/],
  ['unknown-key', /no applicable key/],
  ['issuer', /"iss"/],
  ['audience', /"aud"/],
  ['nonce', /nonce/],
  ['expired', /"exp"/],
  ['no-address', /email/],
];

describe.each([
  ['Google', startGoogle, /^1\d{20}$/],
  ['Apple', startApple, /^\d{6}\.[0-9a-f]{32}\.\d{4}$/],
] as const)('signing in with %s', (_name, start, subject) => {
  let standIn: StartedStandIn<object>;
  let provider: IdentityProvider;
  beforeAll(async () => {
    standIn = await start();
    provider = standIn.createProvider();
  });
  afterEach(() => {
    standIn.switches.fault = undefined;
    standIn.switches.person = 'ada';
  });
  afterAll(() => standIn.app.close());

  it('identifies the same user at the first and second sign-in', async () => {
    const first = await tryToSignIn(provider);
    expect(first).toMatchObject({
      provider: provider.name,
      subject: expect.stringMatching(subject),
      email: 'ada.winter@example.com',
      emailVerified: true,
      name: 'Ada Winter',
    });
    expect(await tryToSignIn(provider)).toMatchObject({ subject: first.subject, email: first.email });
  });

  it('reports whether the email address is verified', async () => {
    standIn.switches.person = 'dan';
    expect(await tryToSignIn(provider)).toMatchObject({ email: 'dan.unchecked@example.com', emailVerified: false });
    standIn.switches.person = 'ada';
    standIn.switches.fault = 'unverified';
    expect(await tryToSignIn(provider)).toMatchObject({ emailVerified: false });
  });

  it.each(FAULTS)('rejects the provider’s response if it has the fault “%s”', async (fault, why) => {
    standIn.switches.fault = fault;
    const cause = expect.objectContaining({ message: expect.stringMatching(why) });
    await expect(tryToSignIn(provider)).rejects.toMatchObject({ code: 'identity.refused', cause });
  });

  it('rejects a code with the verifier or nonce of another attempt', async () => {
    for (const stolen of ['codeVerifier', 'nonce'] as const) {
      const attempt = createAttempt();
      const { fields } = await visitStandIn(await provider.authorizationUrl(attempt));
      const other = { ...attempt, [stolen]: createAttempt()[stolen] };
      const identity = provider.identify(other, { code: fields.get('code') ?? '' });
      await expect(identity).rejects.toMatchObject({ code: 'identity.refused' });
    }
  });

  it('rejects a used code and an unknown code', async () => {
    const attempt = createAttempt();
    const { fields } = await visitStandIn(await provider.authorizationUrl(attempt));
    const code = fields.get('code') ?? '';
    await provider.identify(attempt, { code });
    for (const spent of [code, 'never-issued', '']) {
      await expect(provider.identify(attempt, { code: spent })).rejects.toMatchObject({ code: 'identity.refused' });
    }
  });

  it('sends the PKCE challenge instead of the verifier, and gets the state back', async () => {
    const attempt = createAttempt();
    const url = await provider.authorizationUrl(attempt);
    expect(url.href).not.toContain(attempt.codeVerifier);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect((await visitStandIn(url)).fields.get('state')).toBe(attempt.state);
  });

  it('is unavailable while the provider is down, and works again afterwards', async () => {
    const attempt = createAttempt();
    const { fields } = await visitStandIn(await provider.authorizationUrl(attempt));
    const code = fields.get('code') ?? '';
    standIn.switches.fault = 'down';
    const fresh = standIn.createProvider();
    await expect(fresh.authorizationUrl(attempt)).rejects.toMatchObject({ code: 'identity.unavailable' });
    await expect(provider.identify(attempt, { code })).rejects.toMatchObject({ code: 'identity.unavailable' });
    standIn.switches.fault = undefined;
    expect(await fresh.identify(attempt, { code })).toMatchObject({ email: 'ada.winter@example.com' });
  });

  it('is unavailable if the provider does not respond in time', async () => {
    standIn.switches.fault = 'silent';
    await expect(tryToSignIn(provider)).rejects.toMatchObject({ code: 'identity.unavailable' });
  });

  it('is unavailable if nothing listens at the issuer’s URL', async () => {
    const nowhere = standIn.createProvider({ issuerUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.authorizationUrl(createAttempt())).rejects.toMatchObject({ code: 'identity.unavailable' });
  });
});
