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

/**
 * The parts of a token: the claim, which in links of an issue's emails contains the issue, and the signature. The length
 * is a multiple of three bytes, so each token has exactly one base64url text.
 */
const ID_BYTES = 16;
const TIME_BYTES = 6;
const CLAIM_BYTES = ID_BYTES + TIME_BYTES;
const ISSUE_CLAIM_BYTES = CLAIM_BYTES + ID_BYTES + 2;
const SIGNATURE_BYTES = 32;

const HOUR_MS = 3_600_000;

/** The latest time that fits into `TIME_BYTES`. */
const NEVER = 2 ** (8 * TIME_BYTES) - 1;

/** A verified link. */
interface VerifiedLink {
  subscriberId: string;
  /** The issue whose email contains the link. */
  issueId: string | undefined;
}

/**
 * Returns the token of a subscriber's link, which contains the subscriber's ID, the expiry, the issue whose email has
 * the link, if any, and a signature. Nothing is stored.
 */
export async function signLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { purpose, subscriberId, issueId }: { purpose: LinkPurpose; subscriberId: string; issueId?: string | undefined },
): Promise<string> {
  const claim = Buffer.alloc(issueId === undefined ? CLAIM_BYTES : ISSUE_CLAIM_BYTES);
  writeId(claim, subscriberId, 0);
  if (issueId !== undefined) writeId(claim, issueId, CLAIM_BYTES);
  const until = purpose === 'confirm' ? deps.clock.now().getTime() + LIMITS.confirmHours * HOUR_MS : NEVER;
  claim.writeUIntBE(until, ID_BYTES, TIME_BYTES);
  return Buffer.concat([claim, signature(await siteKey(deps, 'newsletter-links'), purpose, claim)]).toString(
    'base64url',
  );
}

/**
 * Verifies a token and returns its subscriber and issue. Throws link.invalid if the token is forged, expired or for
 * another purpose.
 */
export async function readLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  purpose: LinkPurpose,
  token: string,
): Promise<VerifiedLink> {
  const bytes = Buffer.from(token, 'base64url');
  const claim = bytes.subarray(0, Math.max(0, bytes.length - SIGNATURE_BYTES));
  const hasIssue = claim.length === ISSUE_CLAIM_BYTES;
  if (!hasIssue && claim.length !== CLAIM_BYTES) throw new AppError('link.invalid');
  if (bytes.toString('base64url') !== token) throw new AppError('link.invalid');
  const expected = signature(await siteKey(deps, 'newsletter-links'), purpose, claim);
  if (!timingSafeEqual(bytes.subarray(claim.length), expected)) throw new AppError('link.invalid');
  if (claim.readUIntBE(ID_BYTES, TIME_BYTES) <= deps.clock.now().getTime()) throw new AppError('link.invalid');
  return { subscriberId: readId(claim, 0), issueId: hasIssue ? readId(claim, CLAIM_BYTES) : undefined };
}

function writeId(claim: Buffer, id: string, at: number): void {
  claim.write(id.replaceAll('-', ''), at, 'hex');
}

function readId(claim: Buffer, at: number): string {
  return claim.toString('hex', at, at + ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function signature(key: Buffer, purpose: LinkPurpose, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}:`).update(claim).digest();
}

/**
 * Returns the two links of a newsletter email: the URL of the page that manages the subscription, and the URL that
 * unsubscribes with a single POST (RFC 8058). With an issue, they count for it when someone unsubscribes.
 */
export async function createManageLinks(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  subscriberId: string,
  issueId?: string,
): Promise<{ manageLink: string; unsubscribeLink: string }> {
  const token = await signLink(deps, { purpose: 'manage', subscriberId, issueId });
  return {
    manageLink: `${deps.origin}/newsletter?manage=${token}`,
    unsubscribeLink: `${deps.origin}/api/newsletter/unsubscribe?token=${token}`,
  };
}
