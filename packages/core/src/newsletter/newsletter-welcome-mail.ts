import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { findSubscriber } from './find-subscriber.ts';
import { manageLinks } from './manage-links.ts';

/** Welcomes a subscriber who confirmed. Dropped when they unsubscribed meanwhile. */
export const newsletterWelcomeMail = defineMail({
  kind: 'newsletter-welcome',
  ids: { subscriberId: z.uuid() },
  async prepare(deps: Deps, { subscriberId }): Promise<PreparedMail<{ manageLink: string }> | undefined> {
    const row = await findSubscriber(deps.db, subscriberId);
    if (row?.status !== 'active') return undefined;
    const { manageLink, unsubscribeLink } = await manageLinks(deps, subscriberId);
    return { to: row.email, content: { manageLink }, unsubscribeLink };
  },
});
