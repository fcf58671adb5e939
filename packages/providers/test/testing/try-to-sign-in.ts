import type { Identity, IdentityProvider } from '@longreturn/core/ports';
import { visitStandIn } from '@longreturn/emulators/visit-stand-in';
import { createAttempt } from '../../src/identity/open-id-connect.ts';

/** Signs in at the emulator: opens the authorization URL, then identifies the user from the emulator's response. */
export async function tryToSignIn(provider: IdentityProvider): Promise<Identity> {
  const attempt = createAttempt();
  const { fields } = await visitStandIn(await provider.authorizationUrl(attempt));
  const user = fields.get('user');
  return provider.identify(attempt, { code: fields.get('code') ?? '', ...(user !== null && { user }) });
}
