import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { siteKey } from '../site-key.ts';

/**
 * The action that an emailed link allows: 'confirm' links expire; 'manage' links (to change editions or unsubscribe)
 * never expire.
 */
type LinkPurpose = 'confirm' | 'manage';

/** The parts of a token. Its length is a multiple of three bytes, so each token has exactly one base64url text. */
const ID_BYTES = 16;
const TIME_BYTES = 6;
const TOKEN_BYTES = ID_BYTES + TIME_BYTES + 32;

const HOUR_MS = 3_600_000;

/** The latest time that fits into `TIME_BYTES`. */
const NEVER = 2 ** (8 * TIME_BYTES) - 1;

/**
 * Returns the token of a subscriber's link, which contains the subscriber's ID, the expiry and a signature. Nothing is
 * stored.
 */
export async function signLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { purpose, subscriberId }: { purpose: LinkPurpose; subscriberId: string },
): Promise<string> {
  const claim = Buffer.alloc(ID_BYTES + TIME_BYTES);
  claim.write(subscriberId.replaceAll('-', ''), 'hex');
  const until = purpose === 'confirm' ? deps.clock.now().getTime() + LIMITS.confirmHours * HOUR_MS : NEVER;
  claim.writeUIntBE(until, ID_BYTES, TIME_BYTES);
  return Buffer.concat([claim, signature(await siteKey(deps, 'newsletter-links'), purpose, claim)]).toString(
    'base64url',
  );
}

/**
 * Verifies a token and returns the subscriber's ID. Throws link.invalid if the token is forged, expired or for another
 * purpose.
 */
export async function readLink(deps: Pick<Deps, 'db' | 'clock'>, purpose: LinkPurpose, token: string): Promise<string> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) throw new AppError('link.invalid');
  const claim = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  const expected = signature(await siteKey(deps, 'newsletter-links'), purpose, claim);
  if (!timingSafeEqual(bytes.subarray(claim.length), expected)) throw new AppError('link.invalid');
  if (claim.readUIntBE(ID_BYTES, TIME_BYTES) <= deps.clock.now().getTime()) throw new AppError('link.invalid');
  return claim.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function signature(key: Buffer, purpose: LinkPurpose, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}:`).update(claim).digest();
}

/**
 * Returns the two links of a newsletter email: the URL of the page that manages the subscription, and the URL that
 * unsubscribes with a single POST (RFC 8058).
 */
export async function createManageLinks(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  subscriberId: string,
): Promise<{ manageLink: string; unsubscribeLink: string }> {
  const token = await signLink(deps, { purpose: 'manage', subscriberId });
  return {
    manageLink: `${deps.origin}/newsletter?manage=${token}`,
    unsubscribeLink: `${deps.origin}/api/newsletter/unsubscribe?token=${token}`,
  };
}
