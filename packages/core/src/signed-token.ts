import { createHmac, timingSafeEqual } from 'node:crypto';

/** A token has exactly these bytes. Their number is a multiple of three, so its base64url text has only one spelling. */
const ID_BYTES = 16;
const TIME_BYTES = 6;
const CLAIM_BYTES = ID_BYTES + TIME_BYTES;
const TOKEN_BYTES = CLAIM_BYTES + 32;

/** The maximum time that fits: a token with this expiry never expires. */
export const NEVER = 2 ** (8 * TIME_BYTES) - 1;

interface SignedClaim {
  /** What the token allows. It is signed, but not contained. */
  purpose: string;
  /** A UUID. */
  id: string;
  /** When the token expires, in milliseconds since 1970. */
  until: number;
}

/** Creates the token of a link: an id, the expiry and a signature. Nothing is stored. */
export function signToken(key: Buffer, { purpose, id, until }: SignedClaim): string {
  const claim = Buffer.alloc(CLAIM_BYTES);
  claim.write(id.replaceAll('-', ''), 'hex');
  claim.writeUIntBE(until, ID_BYTES, TIME_BYTES);
  return Buffer.concat([claim, signature(key, purpose, claim)]).toString('base64url');
}

/** Returns the id in a token, or undefined if it is forged, expired or for another purpose. */
export function readToken(key: Buffer, purpose: string, token: string, now: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, CLAIM_BYTES);
  if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), signature(key, purpose, claim))) return undefined;
  if (claim.readUIntBE(ID_BYTES, TIME_BYTES) <= now.getTime()) return undefined;
  return claim.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function signature(key: Buffer, purpose: string, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}:`).update(claim).digest();
}
