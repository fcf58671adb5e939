import type { Deps } from '../deps.ts';
import { signLink } from './signed-link.ts';

/** The two links of a subscriber's mails: to the page where they choose, and the one that ends it by one POST (RFC 8058). */
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
