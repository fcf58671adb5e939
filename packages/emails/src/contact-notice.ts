import type { MailContent } from '@longreturn/contract/mail';
import type { Letter } from './letter.ts';

/** To the desk: what came in by /contact, each field by its label. */
export function contactNotice({ about, from, fields }: Extract<MailContent, { kind: 'contact-notice' }>): Letter {
  return {
    subject: `Contact form: ${about}`,
    preview: `From ${from.name}`,
    title: 'A message from the contact page',
    greeting: 'Hello,',
    paragraphs: [`Somebody wrote by the contact page. Answer this mail, and your answer goes to ${from.email}.`],
    quotes: fields,
    notes: [
      'The address was typed into the form and is not confirmed. The message is also in the administrators’ inbox.',
    ],
  };
}
