import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { askProvider, unavailableError } from './ask-provider.ts';

/** An issuer's endpoints and signing keys. */
export interface Issuer {
  authorizationEndpoint: URL;
  tokenEndpoint: URL;
  keys: JWTVerifyGetKey;
}

const CACHE_MS = 3_600_000;

/**
 * Returns a function that reads the issuer's discovery document and caches the result for an hour. Failures aren't
 * cached. The function throws identity.unavailable.
 */
export function createIssuerFinder(issuerUrl: string, timeoutMs: number): () => Promise<Issuer> {
  let found: { issuer: Promise<Issuer>; until: number } | undefined;
  return () => {
    if (found && Date.now() < found.until) return found.issuer;
    const finding = { issuer: discoverIssuer(issuerUrl, timeoutMs), until: Date.now() + CACHE_MS };
    found = finding;
    finding.issuer.catch(() => {
      if (found === finding) found = undefined;
    });
    return finding.issuer;
  };
}

/**
 * Reads the discovery document. Ignores its `issuer`, because Apple's document and Apple's tokens once had different
 * issuers for some days. The issuer of each token is checked anyway.
 */
async function discoverIssuer(issuerUrl: string, timeoutMs: number): Promise<Issuer> {
  const { status, body } = await askProvider(new URL(`${issuerUrl}/.well-known/openid-configuration`), timeoutMs);
  if (status !== 200) throw unavailableError(new Error(`${issuerUrl} responded with ${status} to discovery`));
  const endpoint = (name: string) => endpointOf(body[name], name, issuerUrl);
  return {
    authorizationEndpoint: endpoint('authorization_endpoint'),
    tokenEndpoint: endpoint('token_endpoint'),
    keys: createKeyGetter(endpoint('jwks_uri'), timeoutMs),
  };
}

/**
 * Returns the endpoint's URL. It must use https, or the protocol of the issuer: in tests and development, the emulators
 * use http. Throws identity.unavailable if the value isn't such a URL.
 */
function endpointOf(value: unknown, name: string, issuerUrl: string): URL {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url && [new URL(issuerUrl).protocol, 'https:'].includes(url.protocol)) return url;
  throw unavailableError(new Error(`${issuerUrl} has no usable ${name}`));
}

/** The codes of jose's errors while fetching the keys. Its other errors mean that the token is invalid. */
const FETCH_ERRORS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function createKeyGetter(url: URL, timeoutMs: number): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { timeoutDuration: timeoutMs });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JOSEError && !FETCH_ERRORS.has(error.code)) throw error;
      throw unavailableError(error);
    }
  };
}
