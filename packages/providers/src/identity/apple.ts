import type { IdentityProvider } from '@longreturn/core/ports';
import { appleClientSecret } from './apple-client-secret.ts';
import { appleUserName } from './apple-user-name.ts';
import { type ClientOptions, openIdConnect } from './open-id-connect.ts';

export interface AppleOptions extends ClientOptions {
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM; line ends may be written as \n. */
  privateKey: string;
}

/** Signing in with Apple, which posts its answer across sites when it is asked for name or address. */
export function createApple({ teamId, keyId, privateKey, ...client }: AppleOptions): IdentityProvider {
  return openIdConnect(client, {
    name: 'apple',
    scopes: ['name', 'email'],
    aliases: { 'https://appleid.apple.com': 'https://account.apple.com' },
    algorithms: ['RS256', 'ES256'],
    params: { response_mode: 'form_post' },
    clientSecret: appleClientSecret({ teamId, keyId, privateKey, ...client }),
    nameOf: (_claims, user) => appleUserName(user),
  });
}
