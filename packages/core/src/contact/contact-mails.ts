import type { ContactType } from '@longreturn/contract/contact';
import { contactMessages, contactReplies } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
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

/** Sends a message from /contact to the team. If the team replies, the reply goes to the sender. */
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

/**
 * Sends an admin's reply to the sender of a message. If the sender answers this email, the answer goes to the team. If
 * the reply was already sent, the email is dropped, because a job can run twice.
 */
export const contactReplyMail = defineMail({
  kind: 'contact-reply',
  ids: { replyId: z.uuid() },
  async prepare(
    { db, deskEmail }: Deps,
    { replyId },
  ): Promise<PreparedMail<{ about: string; text: string }> | undefined> {
    const [found] = await db
      .select({ to: contactMessages.email, about: contactMessages.subject, reply: contactReplies })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(eq(contactReplies.id, replyId));
    if (!found || found.reply.sentAt) return undefined;
    return { to: found.to, replyTo: deskEmail, content: { about: found.about, text: found.reply.text } };
  },
  async recordEnd({ db, clock }, { replyId }, end) {
    if (end === 'sent')
      await db.update(contactReplies).set({ sentAt: clock.now() }).where(eq(contactReplies.id, replyId));
  },
});
