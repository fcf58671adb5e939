import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { manageLinks } from './manage-links.ts';
import { findSubscriber } from './subscriber-row.ts';

/** Welcomes a subscriber who confirmed. Dropped if they unsubscribed in the meantime. */
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
