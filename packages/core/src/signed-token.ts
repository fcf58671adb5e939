import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a token. Its length is a multiple of three bytes, so each token has exactly one base64url text. */
const ID_BYTES = 16;
const TIME_BYTES = 6;
const CLAIM_BYTES = ID_BYTES + TIME_BYTES;
const TOKEN_BYTES = CLAIM_BYTES + 32;

interface Claim {
  /** The action that the token allows. It is part of the signature, but not of the token. */
  purpose: string;
  /** A UUID. */
  id: string;
  /** When the token expires, in milliseconds since 1970. */
  until: number;
}

/** Returns the token of a link, which contains an ID, the expiry and a signature. Nothing is stored. */
export function signToken(key: Buffer, { purpose, id, until }: Claim): string {
  const claim = Buffer.alloc(CLAIM_BYTES);
  claim.write(id.replaceAll('-', ''), 'hex');
  claim.writeUIntBE(until, ID_BYTES, TIME_BYTES);
  return Buffer.concat([claim, signature(key, purpose, claim)]).toString('base64url');
}

interface GivenToken {
  purpose: string;
  token: string;
  now: Date;
}

/** Returns the id in a token, or undefined if the token is forged, expired or for another purpose. */
export function readToken(key: Buffer, { purpose, token, now }: GivenToken): string | undefined {
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
