import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { findSubscriber } from './present-subscription.ts';
import { manageLinks, signLink } from './signed-link.ts';

/** Asks a subscriber to confirm. Dropped if they already confirmed or the subscription was deleted. */
export const newsletterConfirmMail = defineMail({
  kind: 'newsletter-confirm',
  ids: { subscriberId: z.uuid() },
  async prepare(deps: Deps, { subscriberId }): Promise<PreparedMail<{ link: string; hours: number }> | undefined> {
    const row = await findSubscriber(deps.db, subscriberId);
    if (row?.status !== 'pending') return undefined;
    const token = await signLink(deps, { purpose: 'confirm', subscriberId });
    const link = `${deps.origin}/newsletter?confirm=${token}`;
    return { to: row.email, content: { link, hours: LIMITS.confirmHours } };
  },
});

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
