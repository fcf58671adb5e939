import { LIMITS } from '@longreturn/contract/limits';
import type { Deps } from '../deps.ts';
import { NEVER, readToken, signToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';

/**
 * The action that an emailed link allows: 'confirm' links expire; 'manage' links (to change editions or unsubscribe)
 * never expire.
 */
type LinkPurpose = 'confirm' | 'manage';

const HOUR_MS = 3_600_000;

/**
 * Returns the token of a subscriber's link, which contains the subscriber's ID, the expiry and a signature. Nothing is
 * stored.
 */
export async function signLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { purpose, subscriberId }: { purpose: LinkPurpose; subscriberId: string },
): Promise<string> {
  const until = purpose === 'confirm' ? deps.clock.now().getTime() + LIMITS.confirmHours * HOUR_MS : NEVER;
  return signToken(await siteKey(deps, 'newsletter-links'), purpose, { id: subscriberId, until });
}

/**
 * Verifies a token and returns the subscriber's ID. Throws link.invalid if the token is forged, expired or for another
 * purpose.
 */
export async function readLink(deps: Pick<Deps, 'db' | 'clock'>, purpose: LinkPurpose, token: string): Promise<string> {
  return readToken(await siteKey(deps, 'newsletter-links'), purpose, token, deps.clock.now());
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
