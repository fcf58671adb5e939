import type { IdentityProviderName } from '@longreturn/contract/account';
import { AppError } from '@longreturn/core/app-error';
import type { IdentityProvider, SignInAttempt } from '@longreturn/core/ports';
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import { type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { refusedError } from './ask-provider.ts';
import { exchangeCode } from './exchange-code.ts';
import { createIssuerFinder, type Issuer } from './issuer-finder.ts';
import { parseName, readClaims } from './read-claims.ts';

/** The options that the site's owner configures for each provider. */
export interface ClientOptions {
  clientId: string;
  /** The issuer's URL without a trailing slash. */
  issuerUrl: string;
  /** The URL to which the provider redirects the browser. */
  redirectUri: string;
  /** The maximum duration of a request to the provider, in milliseconds. */
  timeoutMs?: number;
}

/** The differences between the providers. */
interface Dialect {
  name: IdentityProviderName;
  scopes: string[];
  /** Other issuer names that the provider uses in its tokens, by issuer URL. */
  aliases: Record<string, string>;
  algorithms: string[];
  /** Query parameters of the authorization URL besides the standard ones. */
  params: Record<string, string>;
  clientSecret(): Promise<string>;
  /** Returns the user's name, unverified. */
  nameOf(claims: JWTPayload, user: string | undefined): unknown;
}

const TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_SEC = 60;

/**
 * Creates a provider for sign-in with OpenID Connect. Uses the code flow with PKCE, state and nonce, and verifies the
 * id_token with the issuer's keys.
 */
export function createOpenIdConnect(options: ClientOptions, dialect: Dialect): IdentityProvider {
  const { clientId, issuerUrl, redirectUri, timeoutMs = TIMEOUT_MS } = options;
  const { name, scopes, algorithms, params } = dialect;
  const client = new OAuth2Client(clientId, null, redirectUri);
  const findIssuer = createIssuerFinder(issuerUrl, timeoutMs);
  const issuer = [issuerUrl, dialect.aliases[issuerUrl]].filter((given) => given !== undefined);
  const expected = { issuer, audience: clientId, algorithms, clockTolerance: CLOCK_TOLERANCE_SEC };

  return {
    name,
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const { authorizationEndpoint } = await findIssuer();
      const url = client.createAuthorizationURLWithPKCE(
        authorizationEndpoint.href,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        scopes,
      );
      for (const [param, value] of Object.entries({ ...params, nonce })) url.searchParams.set(param, value);
      return url;
    },
    async identify({ nonce, codeVerifier }, { code, user }) {
      const { tokenEndpoint, keys } = await findIssuer();
      const clientSecret = await dialect.clientSecret();
      const exchange = { tokenEndpoint, clientId, clientSecret, redirectUri, code, codeVerifier, timeoutMs };
      const claims = await verifyToken(await exchangeCode(exchange), keys, expected);
      if (claims['nonce'] !== nonce) throw refusedError(new Error('the id_token has a wrong nonce'));
      if ((claims['azp'] ?? clientId) !== clientId)
        throw refusedError(new Error('the id_token was issued for another client'));
      return { provider: name, ...readClaims(claims), name: parseName(dialect.nameOf(claims, user)) };
    },
  };
}

async function verifyToken(token: string, keys: Issuer['keys'], expected: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, { ...expected, requiredClaims: ['exp', 'iat', 'sub', 'nonce'] });
    return payload;
  } catch (error) {
    throw error instanceof AppError ? error : refusedError(error);
  }
}

/** Creates the secrets of a sign-in attempt, 256 bits each. */
export function createAttempt(): SignInAttempt {
  return { state: generateState(), nonce: generateState(), codeVerifier: generateCodeVerifier() };
}
