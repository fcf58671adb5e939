import { LIMITS } from '@longreturn/contract/limits';
import type { Deps } from '../deps.ts';
import { NEVER, readToken, signToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';

/** The action that an emailed link allows: 'confirm' expires; 'manage' (editions and unsubscribing) never does. */
export type LinkPurpose = 'confirm' | 'manage';

const HOUR_MS = 3_600_000;

/** Creates the token of a subscriber's link: the subscriber's ID, the expiry and a signature. Nothing is stored. */
export async function signLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { purpose, subscriberId }: { purpose: LinkPurpose; subscriberId: string },
): Promise<string> {
  const until = purpose === 'confirm' ? deps.clock.now().getTime() + LIMITS.confirmHours * HOUR_MS : NEVER;
  return signToken(await siteKey(deps, 'newsletter-links'), purpose, { id: subscriberId, until });
}

/**
 * Verifies a token and returns its subscriber's ID. Throws link.invalid for a forged or expired token, or one for
 * another purpose.
 */
export async function readLink(deps: Pick<Deps, 'db' | 'clock'>, purpose: LinkPurpose, token: string): Promise<string> {
  return readToken(await siteKey(deps, 'newsletter-links'), purpose, token, deps.clock.now());
}
