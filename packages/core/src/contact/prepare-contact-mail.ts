import type { Mail, MailJob } from '@longreturn/contract/mail';
import { contactMessages } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { applicationFields, contactFields } from './contact-fields.ts';
import type { ContactRow } from './contact-row.ts';

/** The mail to the desk or to the sender about a message of the inbox; undefined when there is no such message any more. */
export async function prepareContactMail(
  { db, deskEmail }: Pick<Deps, 'db' | 'deskEmail'>,
  { kind, messageId }: Extract<MailJob, { messageId: string }>,
): Promise<Mail | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!row) return undefined;
  const { name, email, subject: about } = row;
  if (kind === 'contact-received') return { to: email, content: { kind, name, about, text: textOf(row) } };
  const content = { kind, about, from: { name, email }, fields: contactFields(row) };
  return { to: deskEmail, replyTo: email, content };
}

/** What the sender wrote: a message's text, or the answers of an application. */
function textOf(row: ContactRow): string {
  if (row.message !== null) return row.message;
  return applicationFields(row)
    .map(({ label, text }) => `${label}:\n${text}`)
    .join('\n\n');
}
