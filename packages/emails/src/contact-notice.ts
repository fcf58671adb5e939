import type { MailContents } from '@longreturn/core/mail/mail';
import type { Letter } from './letter.ts';

/** Sent to the team with a message from /contact. Shows each field of the form under its label. */
export function contactNotice({ about, from, fields }: MailContents['contact-notice']): Letter {
  return {
    subject: `[Contact] ${about}`,
    preview: `From ${from.name}`,
    title: 'A message from the contact page',
    greeting: 'Hello,',
    paragraphs: [
      `Someone wrote to you on the contact page. If you reply to this email, your reply goes to ${from.email}.`,
    ],
    quotes: fields,
    notes: ['The email address was typed into the form and isn’t confirmed. The message is also in the admin inbox.'],
  };
}
