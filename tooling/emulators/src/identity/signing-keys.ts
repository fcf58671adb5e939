import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Fault } from './fault.ts';

export interface SigningKeys {
  /** The published key set. */
  published: { keys: object[] };
  sign(claims: JWTPayload, fault: Fault | undefined): Promise<string>;
}

/** Creates new signing keys: one that is published, and an unpublished one for tokens that the site must reject. */
export async function createSigningKeys(alg: 'RS256' | 'ES256'): Promise<SigningKeys> {
  const kid = randomUUID();
  const [own, foreign] = await Promise.all([generateKeyPair(alg), generateKeyPair(alg)]);
  return {
    published: { keys: [{ ...(await exportJWK(own.publicKey)), kid, alg, use: 'sig' }] },
    sign(claims, fault) {
      const header = { alg, kid: fault === 'unknown-key' ? randomUUID() : kid };
      const isForeign = fault === 'signature' || fault === 'unknown-key';
      return new SignJWT(claims).setProtectedHeader(header).sign(isForeign ? foreign.privateKey : own.privateKey);
    },
  };
}
