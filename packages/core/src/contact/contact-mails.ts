import type { ContactType } from '@longreturn/contract/contact';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { contactFields, findMessage } from './contact-fields.ts';

interface Content {
  about: string;
  from: { name: string; email: string };
  /** The filled-in fields, in the order of the form. */
  fields: readonly { label: string; text: string }[];
}

/** Sends a message from /contact to the team. A reply goes to the sender. */
export const contactNoticeMail = defineMail({
  kind: 'contact-notice',
  ids: { messageId: z.uuid() },
  async prepare({ db, deskEmail }: Deps, { messageId }): Promise<PreparedMail<Content> | undefined> {
    const row = await findMessage(db, messageId);
    if (!row) return undefined;
    const { name, email, subject: about } = row;
    return { to: deskEmail, replyTo: email, content: { about, from: { name, email }, fields: contactFields(row) } };
  },
});

/** Confirms to the sender of a message from /contact that it was received. */
export const contactReceivedMail = defineMail({
  kind: 'contact-received',
  ids: { messageId: z.uuid() },
  async prepare({ db }: Deps, { messageId }): Promise<PreparedMail<{ contactType: ContactType }> | undefined> {
    const row = await findMessage(db, messageId);
    return row && { to: row.email, content: { contactType: row.contactType } };
  },
});
