import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The sizes of a token's parts: the claim, which may contain a second ID, and the signature. The length of a token is a
 * multiple of three bytes, so each token has exactly one base64url text.
 */
const ID_BYTES = 16;
const TIME_BYTES = 6;
const CLAIM_BYTES = ID_BYTES + TIME_BYTES;
const LONG_CLAIM_BYTES = CLAIM_BYTES + ID_BYTES + 2;
const SIGNATURE_BYTES = 32;

/** The latest time that fits into a token: the expiry of a token that never expires. */
export const NEVER = 2 ** (8 * TIME_BYTES) - 1;

/** The UUIDs in a token. */
interface TokenIds {
  id: string;
  secondId?: string | undefined;
}

interface Claim extends TokenIds {
  /** The action that the token allows. It is signed, but the token doesn't contain it. */
  purpose: string;
  /** When the token expires, in milliseconds since 1970. */
  until: number;
}

/** Returns a token for a link. The token contains one or two IDs, the expiry and a signature. Nothing is stored. */
export function signToken(key: Buffer, { purpose, id, secondId, until }: Claim): string {
  const claim = Buffer.alloc(secondId === undefined ? CLAIM_BYTES : LONG_CLAIM_BYTES);
  writeId(claim, id, 0);
  claim.writeUIntBE(until, ID_BYTES, TIME_BYTES);
  if (secondId !== undefined) writeId(claim, secondId, CLAIM_BYTES);
  return Buffer.concat([claim, signature(key, purpose, claim)]).toString('base64url');
}

interface GivenToken {
  purpose: string;
  token: string;
  now: Date;
}

/** Returns the IDs in a token, or undefined if the token is forged, expired or for another purpose. */
export function readToken(key: Buffer, { purpose, token, now }: GivenToken): TokenIds | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const claim = bytes.subarray(0, Math.max(0, bytes.length - SIGNATURE_BYTES));
  const isLong = claim.length === LONG_CLAIM_BYTES;
  if (!isLong && claim.length !== CLAIM_BYTES) return undefined;
  if (bytes.toString('base64url') !== token) return undefined;
  if (!timingSafeEqual(bytes.subarray(claim.length), signature(key, purpose, claim))) return undefined;
  if (claim.readUIntBE(ID_BYTES, TIME_BYTES) <= now.getTime()) return undefined;
  return { id: readId(claim, 0), secondId: isLong ? readId(claim, CLAIM_BYTES) : undefined };
}

function writeId(claim: Buffer, id: string, at: number): void {
  claim.write(id.replaceAll('-', ''), at, 'hex');
}

function readId(claim: Buffer, at: number): string {
  return claim.toString('hex', at, at + ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function signature(key: Buffer, purpose: string, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}:`).update(claim).digest();
}
