import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from './app-error.ts';

/** What a token says: an ID, and the time in milliseconds until which it is valid. */
interface TokenClaim {
  id: string;
  until: number;
}

/**
 * A token has exactly these bytes. Their number is a multiple of three, so its base64url text has only one spelling.
 */
const ID_BYTES = 16;
const TIME_BYTES = 6;
const CLAIM_BYTES = ID_BYTES + TIME_BYTES;
const TOKEN_BYTES = CLAIM_BYTES + 32;

/** The maximum time that fits, for a token that never expires. */
export const NEVER = 2 ** (8 * TIME_BYTES) - 1;

/** Creates a token from a UUID, the expiry and a signature (HMAC-SHA-256) for this purpose. Nothing is stored. */
export function signToken(key: Buffer, purpose: string, { id, until }: TokenClaim): string {
  const claim = Buffer.alloc(CLAIM_BYTES);
  claim.write(id.replaceAll('-', ''), 'hex');
  claim.writeUIntBE(until, ID_BYTES, TIME_BYTES);
  return Buffer.concat([claim, signature(key, purpose, claim)]).toString('base64url');
}

/** Verifies a token and returns its ID. Throws link.invalid for a forged or expired token, or one for another purpose. */
export function readToken(key: Buffer, purpose: string, token: string, now: Date): string {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) throw new AppError('link.invalid');
  const claim = bytes.subarray(0, CLAIM_BYTES);
  if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), signature(key, purpose, claim))) throw new AppError('link.invalid');
  if (claim.readUIntBE(ID_BYTES, TIME_BYTES) <= now.getTime()) throw new AppError('link.invalid');
  return claim.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function signature(key: Buffer, purpose: string, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}:`).update(claim).digest();
}
