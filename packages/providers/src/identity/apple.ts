import { createPrivateKey } from 'node:crypto';
import type { IdentityProvider } from '@longreturn/core/ports';
import { SignJWT } from 'jose';
import { type ClientOptions, createOpenIdConnect } from './open-id-connect.ts';

export interface AppleOptions extends ClientOptions {
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM format. Line breaks can also be escaped as \n. */
  privateKey: string;
}

/**
 * Creates the provider for sign-in with Apple. Because the site requests the name and email address, Apple responds
 * with a cross-site POST.
 */
export function createApple({ teamId, keyId, privateKey, ...client }: AppleOptions): IdentityProvider {
  return createOpenIdConnect(client, {
    name: 'apple',
    scopes: ['name', 'email'],
    aliases: { 'https://appleid.apple.com': 'https://account.apple.com' },
    algorithms: ['RS256', 'ES256'],
    params: { response_mode: 'form_post' },
    clientSecret: createClientSecretSigner({ teamId, keyId, privateKey, ...client }),
    nameOf: (_claims, user) => parseUserName(user),
  });
}

interface SecretOptions {
  teamId: string;
  keyId: string;
  privateKey: string;
  clientId: string;
  issuerUrl: string;
}

const SECRET_LIFETIME = '5 minutes';

/**
 * Returns a function that signs a short-lived client secret for each request, as Apple requires. Throws immediately if
 * the private key can't be read.
 */
function createClientSecretSigner({ teamId, keyId, privateKey, clientId, issuerUrl }: SecretOptions) {
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'));
  return (): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuerUrl)
      .setIssuedAt()
      .setExpirationTime(SECRET_LIFETIME)
      .sign(key);
}

const MAX_USER_LENGTH = 2_000;

/**
 * Returns the name in the `user` field of Apple's form, which Apple sends only at the first sign-in. The field isn't
 * signed, so its email address is ignored. A malformed field is also ignored.
 */
function parseUserName(user: string | undefined): string | undefined {
  if (user === undefined || user.length > MAX_USER_LENGTH) return undefined;
  const { firstName, lastName } = parseUser(user);
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}

function parseUser(user: string): { firstName?: unknown; lastName?: unknown } {
  try {
    const given: unknown = JSON.parse(user);
    if (typeof given !== 'object' || given === null || !('name' in given)) return {};
    return typeof given.name === 'object' ? (given.name ?? {}) : {};
  } catch {
    return {};
  }
}
