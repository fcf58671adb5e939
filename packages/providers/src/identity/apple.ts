import { createPrivateKey } from 'node:crypto';
import type { IdentityProvider } from '@longreturn/core/ports';
import { SignJWT } from 'jose';
import { type ClientOptions, openIdConnect } from './open-id-connect.ts';

export interface AppleOptions extends ClientOptions {
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM format. Line breaks may be written as \n. */
  privateKey: string;
}

/** Sign-in with Apple. If a name or an email address is requested, Apple returns with a cross-site POST. */
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

interface SecretOptions {
  teamId: string;
  keyId: string;
  privateKey: string;
  clientId: string;
  issuerUrl: string;
}

const LIFETIME = '5 minutes';

/** Signs a short-lived client secret for each request, as Apple requires. Throws at once when the key can't be read. */
function appleClientSecret({ teamId, keyId, privateKey, clientId, issuerUrl }: SecretOptions) {
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'));
  return (): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuerUrl)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(key);
}

const LONGEST = 2_000;

/**
 * Reads the name from the `user` field of Apple's form, which Apple sends only with the first consent. The field isn't
 * signed: a malformed one is ignored, and so is the email address in it.
 */
function appleUserName(user: string | undefined): string | undefined {
  if (user === undefined || user.length > LONGEST) return undefined;
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
