import { createHash } from 'node:crypto';
import type { Dialect } from './identity/dialect.ts';
import { type EmulatorOptions, type IdentityEmulator, openIdEmulator } from './identity/open-id-emulator.ts';

export interface GoogleEmulatorOptions extends EmulatorOptions {
  clientSecret: string;
}

/** Creates a stand-in for Google. Like Google, it responds in the query string and sends the name at every sign-in. */
export const createGoogleEmulator = (options: GoogleEmulatorOptions): Promise<IdentityEmulator> =>
  openIdEmulator(options, googleDialect(options.clientSecret));

const googleDialect = (clientSecret: string): Dialect => ({
  title: 'Sign in with Google (a stand-in)',
  paths: { authorize: '/o/oauth2/v2/auth', token: '/token', keys: '/oauth2/v3/certs' },
  metadata: {
    response_modes_supported: ['query', 'fragment', 'form_post'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['plain', 'S256'],
  },
  refusal(query) {
    const scopes = new Set(query.get('scope')?.split(' '));
    return ['openid', 'email', 'profile'].every((scope) => scopes.has(scope)) ? undefined : 'invalid_scope';
  },
  isClient: async (form) => form.get('client_secret') === clientSecret,
  claims: ({ person }, clientId) => ({
    azp: clientId,
    sub: subjectOf(person.id),
    email_verified: person.emailVerified,
    name: `${person.firstName} ${person.lastName}`,
    given_name: person.firstName,
    family_name: person.lastName,
  }),
  cancelled: 'access_denied',
  sendBack(reply, { redirectUri, response, issuer }) {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...response, iss: issuer })) url.searchParams.set(name, value);
    return reply.redirect(url.href);
  },
});

/** Returns a subject ID in Google's format: 21 digits. A person keeps the same ID when the emulator restarts. */
function subjectOf(id: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(`google ${id}`).digest('hex')}`).toString();
  return `1${digits.slice(0, 20)}`;
}
