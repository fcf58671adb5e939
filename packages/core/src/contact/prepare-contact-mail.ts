import type { Mail, MailJob } from '@longreturn/contract/mail';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { contactFields } from './contact-fields.ts';

/** The mail to the desk or to the sender about a message of the inbox; undefined when there is no such message any more. */
export async function prepareContactMail(
  { db, deskEmail }: Pick<Deps, 'db' | 'deskEmail'>,
  { kind, messageId }: Extract<MailJob, { messageId: string }>,
): Promise<Mail | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!row) return undefined;
  const { name, email, subject: about, contactType } = row;
  if (kind === 'contact-received') return { to: email, content: { kind, contactType } };
  const content = { kind, about, from: { name, email }, fields: contactFields(row) };
  return { to: deskEmail, replyTo: email, content };
}
