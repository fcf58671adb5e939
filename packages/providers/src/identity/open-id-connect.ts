import type { IdentityProviderName } from '@longreturn/contract/account';
import { AppError } from '@longreturn/core/app-error';
import type { IdentityProvider } from '@longreturn/core/ports';
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { exchangeCode } from './exchange-code.ts';
import { refused } from './identity-failure.ts';
import { type Issuer, issuerFinder } from './issuer-finder.ts';
import { plainName } from './plain-name.ts';
import { readClaims } from './read-claims.ts';

/** What an owner configures of any provider. */
export interface ClientOptions {
  clientId: string;
  /** Where the issuer is, without a slash at its end. */
  issuerUrl: string;
  /** Where the reader comes back to. */
  redirectUri: string;
  /** How long any one request to the provider may take. */
  timeoutMs?: number;
}

/** In what a provider differs from the others. */
interface Dialect {
  name: IdentityProviderName;
  scopes: string[];
  /** By which other name the issuer at an address may call itself in its tokens. */
  aliases: Record<string, string>;
  algorithms: string[];
  /** What the address of the authorization carries beside the standard. */
  params: Record<string, string>;
  clientSecret(): Promise<string>;
  /** What the person is called, not to be trusted. */
  nameOf(claims: JWTPayload, user: string | undefined): unknown;
}

const TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_SEC = 60;

/** Signing in by OpenID Connect: code flow with PKCE, state and nonce, the id_token checked against the issuer's keys. */
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
      if (claims['nonce'] !== nonce) throw refused(new Error('foreign nonce'));
      if ((claims['azp'] ?? clientId) !== clientId) throw refused(new Error('made for another client'));
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
