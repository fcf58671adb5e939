import { createHash, createPublicKey } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import type { Dialect } from './identity/dialect.ts';
import { type EmulatorOptions, type IdentityEmulator, openIdEmulator } from './identity/open-id-emulator.ts';
import { formPostPage } from './identity/page.ts';
import type { Person } from './identity/person.ts';

export interface AppleEmulatorOptions extends EmulatorOptions {
  teamId: string;
  keyId: string;
  /** The client's public or private key in PEM format. Only the public part is used. */
  clientKey: string;
}

/**
 * Creates a stand-in for Apple. Like Apple, it responds with a form post, sends the name only once, writes booleans as
 * text and requires a signed client secret.
 */
export const createAppleEmulator = (options: AppleEmulatorOptions): Promise<IdentityEmulator> =>
  openIdEmulator(options, appleDialect(options));

function appleDialect(options: AppleEmulatorOptions): Dialect {
  const consented = new Set<Person>();
  return {
    title: 'Sign in with Apple (a stand-in)',
    paths: { authorize: '/auth/authorize', token: '/auth/token', keys: '/auth/keys' },
    metadata: {
      response_modes_supported: ['query', 'fragment', 'form_post'],
      scopes_supported: ['openid', 'email', 'name'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
    refusal: (query) =>
      query.has('scope') && query.get('response_mode') !== 'form_post'
        ? 'invalid_request: response_mode must be form_post when name or email scope is requested.'
        : undefined,
    isClient: (form, issuer) => isClientSecret(form.get('client_secret') ?? '', issuer, options),
    claims: ({ person, nonce }) => ({
      sub: subjectOf(person.id),
      email_verified: String(person.emailVerified),
      auth_time: Math.floor(Date.now() / 1000),
      ...(nonce && { nonce_supported: true }),
    }),
    cancelled: 'user_cancelled_authorize',
    sendBack(reply, { redirectUri, response, person }) {
      const user = person && !consented.has(person) ? { user: userField(person) } : {};
      if (person) consented.add(person);
      return reply.send(formPostPage(redirectUri, { ...response, ...user }));
    },
  };
}

const userField = ({ firstName, lastName, email }: Person): string =>
  JSON.stringify({ name: { firstName, lastName }, email });

/**
 * Returns whether the client's key signed the secret for this issuer. The signature may be at most six months old, as
 * with Apple.
 */
async function isClientSecret(secret: string, issuer: string, options: AppleEmulatorOptions): Promise<boolean> {
  const { clientId, teamId, keyId, clientKey } = options;
  try {
    const expected = {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      audience: issuer,
      maxTokenAge: '183 days',
    };
    await jwtVerify(secret, createPublicKey(clientKey), { ...expected, requiredClaims: ['exp', 'iat'] });
    return decodeProtectedHeader(secret).kid === keyId;
  } catch {
    return false;
  }
}

/** Returns a subject ID in Apple's format: six digits, a hash, four digits. A person has the same ID at every start. */
function subjectOf(id: string): string {
  const hash = createHash('sha256').update(`apple ${id}`).digest('hex');
  return `001701.${hash.slice(0, 32)}.0917`;
}
