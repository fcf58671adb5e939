import type { Deps } from '../deps.ts';
import { signLink } from './signed-link.ts';

/**
 * Creates the two links of a newsletter email: to the page that manages the subscription, and to unsubscribe with one
 * POST (RFC 8058).
 */
export async function manageLinks(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  subscriberId: string,
): Promise<{ manageLink: string; unsubscribeLink: string }> {
  const token = await signLink(deps, { purpose: 'manage', subscriberId });
  return {
    manageLink: `${deps.origin}/newsletter?manage=${token}`,
    unsubscribeLink: `${deps.origin}/api/newsletter/unsubscribe?token=${token}`,
  };
}
