import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineMail, type PreparedMail } from '../mail/define-mail.ts';
import { contactFields } from './contact-fields.ts';
import { findMessage } from './find-message.ts';

interface Content {
  about: string;
  from: { name: string; email: string };
  /** Each field of the form with its text, in the order of the form. */
  fields: readonly { label: string; text: string }[];
}

/** Brings a message from /contact to the desk; a reply goes to the sender. */
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
