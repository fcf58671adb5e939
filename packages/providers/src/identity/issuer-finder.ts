import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { askProvider, unavailable } from './ask-provider.ts';

/** An issuer's endpoints, and the keys it signs with. */
export interface Issuer {
  authorizationEndpoint: URL;
  tokenEndpoint: URL;
  keys: JWTVerifyGetKey;
}

const CACHED_MS = 3_600_000;

/** Finds an issuer by its discovery document and caches it for an hour; failures aren't cached. Throws identity.unavailable. */
export function issuerFinder(issuerUrl: string, timeoutMs: number): () => Promise<Issuer> {
  let found: { issuer: Promise<Issuer>; until: number } | undefined;
  return () => {
    if (found && Date.now() < found.until) return found.issuer;
    const finding = { issuer: discoverIssuer(issuerUrl, timeoutMs), until: Date.now() + CACHED_MS };
    found = finding;
    finding.issuer.catch(() => {
      if (found === finding) found = undefined;
    });
    return finding.issuer;
  };
}

/**
 * Ignores the document's `issuer`: Apple's once differed from its tokens' for days, and each token's issuer is checked
 * anyway.
 */
async function discoverIssuer(issuerUrl: string, timeoutMs: number): Promise<Issuer> {
  const { status, body } = await askProvider(new URL(`${issuerUrl}/.well-known/openid-configuration`), timeoutMs);
  if (status !== 200) throw unavailable(new Error(`${issuerUrl} responded with ${status} to discovery`));
  const endpoint = (name: string) => endpointOf(body[name], name, issuerUrl);
  return {
    authorizationEndpoint: endpoint('authorization_endpoint'),
    tokenEndpoint: endpoint('token_endpoint'),
    keys: remoteKeys(endpoint('jwks_uri'), timeoutMs),
  };
}

/** An https issuer may only name https endpoints. Only stand-ins use http. */
function endpointOf(value: unknown, name: string, issuerUrl: string): URL {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url && [new URL(issuerUrl).protocol, 'https:'].includes(url.protocol)) return url;
  throw unavailable(new Error(`${issuerUrl} has no usable ${name}`));
}

/** Errors from fetching the keys. Any other error means that the token is invalid. */
const FETCHING = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function remoteKeys(url: URL, timeoutMs: number): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { timeoutDuration: timeoutMs });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JOSEError && !FETCHING.has(error.code)) throw error;
      throw unavailable(error);
    }
  };
}
