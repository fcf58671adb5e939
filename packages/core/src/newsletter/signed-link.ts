import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { NEVER, readToken, signToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';

/**
 * The action that an emailed link allows: 'confirm' links expire; 'manage' links (to change editions or unsubscribe)
 * never expire.
 */
type LinkPurpose = 'confirm' | 'manage';

const HOUR_MS = 3_600_000;

/** A verified link. */
interface VerifiedLink {
  subscriberId: string;
  /** The issue whose email contains the link. */
  issueId: string | undefined;
}

/**
 * Returns the token of a subscriber's link. It contains the subscriber's ID, the expiry, a signature and, for a link in
 * an issue's email, the issue's ID. Nothing is stored.
 */
export async function signLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { purpose, subscriberId, issueId }: { purpose: LinkPurpose; subscriberId: string; issueId?: string | undefined },
): Promise<string> {
  const until = purpose === 'confirm' ? deps.clock.now().getTime() + LIMITS.confirmHours * HOUR_MS : NEVER;
  const key = await siteKey(deps, 'newsletter-links');
  return signToken(key, { purpose, id: subscriberId, secondId: issueId, until });
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
  const ids = readToken(await siteKey(deps, 'newsletter-links'), { purpose, token, now: deps.clock.now() });
  if (!ids) throw new AppError('link.invalid');
  return { subscriberId: ids.id, issueId: ids.secondId };
}

/**
 * Returns the two links of a newsletter email: the URL of the page that manages the subscription, and the URL that
 * unsubscribes with a single POST (RFC 8058). If an issue is given, an unsubscription through either link is counted
 * for that issue.
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
