import type { ContactType } from '@longreturn/contract/contact';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { findMessage } from './contact-row.ts';

/** Notifies the sender of a message from /contact that it was received. */
export const contactReceivedMail = defineMail({
  kind: 'contact-received',
  ids: { messageId: z.uuid() },
  async prepare({ db }: Deps, { messageId }): Promise<PreparedMail<{ contactType: ContactType }> | undefined> {
    const row = await findMessage(db, messageId);
    return row && { to: row.email, content: { contactType: row.contactType } };
  },
});
