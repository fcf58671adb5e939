import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { findSubscriber } from './present-subscription.ts';
import { createManageLinks, signLink } from './signed-link.ts';

/** Asks a subscriber to confirm the subscription. The email is dropped if the subscription is no longer pending. */
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

/**
 * Welcomes a subscriber who has confirmed the subscription. The email is dropped if the subscription is no longer
 * active.
 */
export const newsletterWelcomeMail = defineMail({
  kind: 'newsletter-welcome',
  ids: { subscriberId: z.uuid() },
  async prepare(deps: Deps, { subscriberId }): Promise<PreparedMail<{ manageLink: string }> | undefined> {
    const row = await findSubscriber(deps.db, subscriberId);
    if (row?.status !== 'active') return undefined;
    const { manageLink, unsubscribeLink } = await createManageLinks(deps, subscriberId);
    return { to: row.email, content: { manageLink }, unsubscribeLink };
  },
});

/** Confirms that a subscriber has unsubscribed. The email is dropped if they have subscribed again. */
export const newsletterGoodbyeMail = defineMail({
  kind: 'newsletter-goodbye',
  ids: { subscriberId: z.uuid() },
  async prepare(deps: Deps, { subscriberId }): Promise<PreparedMail<{ manageLink: string }> | undefined> {
    const row = await findSubscriber(deps.db, subscriberId);
    if (row?.status !== 'unsubscribed') return undefined;
    const { manageLink } = await createManageLinks(deps, subscriberId);
    return { to: row.email, content: { manageLink } };
  },
});
