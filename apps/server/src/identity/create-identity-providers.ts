import type { IdentityProviderName } from '@longreturn/contract/account';
import type { IdentityProvider } from '@longreturn/core/ports';
import type { Env } from '../env.ts';

/** Creates the configured providers. Their libraries are large, so only those of configured providers are loaded. */
export async function createIdentityProviders({
  origin,
  google,
  apple,
}: Pick<Env, 'origin' | 'google' | 'apple'>): Promise<Map<IdentityProviderName, IdentityProvider>> {
  const providers = new Map<IdentityProviderName, IdentityProvider>();
  const redirectUri = (name: IdentityProviderName) => `${origin}/api/auth/${name}/callback`;
  if (google) {
    const { createGoogle } = await import('@longreturn/providers/identity/google');
    providers.set('google', createGoogle({ ...google, redirectUri: redirectUri('google') }));
  }
  if (apple) {
    const { createApple } = await import('@longreturn/providers/identity/apple');
    providers.set('apple', createApple({ ...apple, redirectUri: redirectUri('apple') }));
  }
  return providers;
}
