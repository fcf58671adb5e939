import type { IdentityProvider } from '@longreturn/core/ports';
import { type ClientOptions, createOpenIdConnect } from './open-id-connect.ts';

export interface GoogleOptions extends ClientOptions {
  clientSecret: string;
}

/** Creates the provider for sign-in with Google. */
export function createGoogle({ clientSecret, ...client }: GoogleOptions): IdentityProvider {
  return createOpenIdConnect(client, {
    name: 'google',
    scopes: ['openid', 'email', 'profile'],
    aliases: { 'https://accounts.google.com': 'accounts.google.com' },
    algorithms: ['RS256'],
    params: {},
    clientSecret: async () => clientSecret,
    nameOf: (claims) => claims['name'],
  });
}
