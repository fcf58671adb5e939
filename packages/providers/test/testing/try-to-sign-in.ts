import type { Identity, IdentityProvider } from '@longreturn/core/ports';
import { visitStandIn } from '@longreturn/emulators/visit-stand-in';
import { createAttempt } from '../../src/identity/create-attempt.ts';

/** The whole way: to the provider, back with its answer, and who it says that is. */
export async function tryToSignIn(provider: IdentityProvider): Promise<Identity> {
  const attempt = createAttempt();
  const { fields } = await visitStandIn(await provider.authorizationUrl(attempt));
  const user = fields.get('user');
  return provider.identify(attempt, { code: fields.get('code') ?? '', ...(user !== null && { user }) });
}
