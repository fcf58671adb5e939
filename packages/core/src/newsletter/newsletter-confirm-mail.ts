import { LIMITS } from '@longreturn/contract/limits';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { signLink } from './signed-link.ts';
import { findSubscriber } from './subscriber-row.ts';

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
