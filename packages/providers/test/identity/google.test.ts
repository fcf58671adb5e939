import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoogleOptions } from '../../src/identity/google.ts';
import { createAttempt } from '../../src/identity/open-id-connect.ts';
import { type StartedStandIn, startGoogle } from '../testing/start-stand-ins.ts';
import { tryToSignIn } from '../testing/try-to-sign-in.ts';

let google: StartedStandIn<GoogleOptions>;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.app.close());

describe('Google', () => {
  it('is asked for the email address and profile', async () => {
    const url = await google.createProvider().authorizationUrl(createAttempt());
    expect(url.href.startsWith(`${google.issuerUrl}/o/oauth2/v2/auth?`)).toBe(true);
    expect(url.searchParams.get('scope')).toBe('openid email profile');
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/auth/google/callback');
  });

  it('returns the name at every sign-in', async () => {
    const provider = google.createProvider();
    for (let time = 0; time < 2; time++) expect(await tryToSignIn(provider)).toMatchObject({ name: 'Ada Winter' });
  });

  it('rejects a wrong client secret', async () => {
    const provider = google.createProvider({ clientSecret: 'of-another-site' });
    await expect(tryToSignIn(provider)).rejects.toMatchObject({
      code: 'identity.refused',
      cause: expect.objectContaining({ message: expect.stringMatching('401 invalid_client') }),
    });
  });
});
