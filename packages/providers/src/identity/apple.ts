import type { IdentityProvider } from '@longreturn/core/ports';
import { appleClientSecret } from './apple-client-secret.ts';
import { appleUserName } from './apple-user-name.ts';
import { type ClientOptions, openIdConnect } from './open-id-connect.ts';

export interface AppleOptions extends ClientOptions {
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM format. Line breaks may be written as \n. */
  privateKey: string;
}

/** Sign-in with Apple. When asked for a name or an email address, Apple returns by a cross-site POST. */
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
