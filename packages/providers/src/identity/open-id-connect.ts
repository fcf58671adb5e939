import type { IdentityProviderName } from '@longreturn/contract/account';
import { AppError } from '@longreturn/core/app-error';
import type { IdentityProvider, SignInAttempt } from '@longreturn/core/ports';
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import { type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { refused } from './ask-provider.ts';
import { exchangeCode } from './exchange-code.ts';
import { type Issuer, issuerFinder } from './issuer-finder.ts';
import { plainName, readClaims } from './read-claims.ts';

/** What the owner configures for each provider. */
export interface ClientOptions {
  clientId: string;
  /** The issuer's URL without a trailing slash. */
  issuerUrl: string;
  /** The URL that the provider redirects to. */
  redirectUri: string;
  /** Milliseconds that a request to the provider may take. */
  timeoutMs?: number;
}

/** How providers differ. */
interface Dialect {
  name: IdentityProviderName;
  scopes: string[];
  /** Another issuer name that the provider uses in its tokens. */
  aliases: Record<string, string>;
  algorithms: string[];
  /** Query parameters of the authorization URL besides the standard ones. */
  params: Record<string, string>;
  clientSecret(): Promise<string>;
  /** The user's name, unverified. */
  nameOf(claims: JWTPayload, user: string | undefined): unknown;
}

const TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_SEC = 60;

/** Sign-in by OpenID Connect: code flow with PKCE, state and nonce; the id_token is verified with the issuer's keys. */
export function openIdConnect(options: ClientOptions, dialect: Dialect): IdentityProvider {
  const { clientId, issuerUrl, redirectUri, timeoutMs = TIMEOUT_MS } = options;
  const { name, scopes, algorithms, params } = dialect;
  const client = new OAuth2Client(clientId, null, redirectUri);
  const findIssuer = issuerFinder(issuerUrl, timeoutMs);
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
      const claims = await checkToken(await exchangeCode(exchange), keys, expected);
      if (claims['nonce'] !== nonce) throw refused(new Error('wrong nonce'));
      if ((claims['azp'] ?? clientId) !== clientId) throw refused(new Error('issued for another client'));
      return { provider: name, ...readClaims(claims), name: plainName(dialect.nameOf(claims, user)) };
    },
  };
}

async function checkToken(token: string, keys: Issuer['keys'], expected: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, { ...expected, requiredClaims: ['exp', 'iat', 'sub', 'nonce'] });
    return payload;
  } catch (error) {
    throw error instanceof AppError ? error : refused(error);
  }
}

/** Creates the secrets of one sign-in attempt, 256 bits each. */
export function createAttempt(): SignInAttempt {
  return { state: generateState(), nonce: generateState(), codeVerifier: generateCodeVerifier() };
}
