import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { manageLinks } from './manage-links.ts';
import { findSubscriber } from './subscriber-row.ts';

/** Confirms that a subscriber unsubscribed. Dropped if they subscribed again in the meantime. */
export const newsletterGoodbyeMail = defineMail({
  kind: 'newsletter-goodbye',
  ids: { subscriberId: z.uuid() },
  async prepare(deps: Deps, { subscriberId }): Promise<PreparedMail<{ manageLink: string }> | undefined> {
    const row = await findSubscriber(deps.db, subscriberId);
    if (row?.status !== 'unsubscribed') return undefined;
    const { manageLink } = await manageLinks(deps, subscriberId);
    return { to: row.email, content: { manageLink } };
  },
});
