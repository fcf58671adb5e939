import type { ContactType } from '@longreturn/contract/contact';
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

const MESSAGE_NAMES: Record<ContactType, string> = {
  general: 'Your message',
  guest: 'Your message about a guest for the show',
  collaboration: 'Your message about a collaboration',
  press: 'Your press enquiry',
};

/**
 * Sent to the sender of a message from /contact. Anyone can type someone else's email address into the form, so the
 * email repeats no text from the form, not even the name.
 */
export function contactReceived({ contactType }: MailContents['contact-received'], siteName: string): Letter {
  return {
    subject: `We got your message to ${siteName}`,
    preview: 'Thank you for writing. We reply within 24 hours.',
    title: 'We got your message',
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to ${siteName}. ${MESSAGE_NAMES[contactType]} has arrived, and we reply within 24 hours.`,
    ],
    notes: [
      'If you didn’t write to us, someone typed your email address into our contact form. You can ignore this email: you haven’t been added to any list.',
    ],
  };
}

/** An admin's reply to a message from /contact. The admin has read the message, so it is safe to repeat its subject. */
export function contactReply({ about, text }: MailContents['contact-reply'], siteName: string): Letter {
  return {
    subject: `Re: ${about}`,
    preview: `A reply from ${siteName}`,
    title: `A reply from ${siteName}`,
    paragraphs: text.split(/\s*\n\s*/),
    notes: [`You get this email because you wrote to ${siteName}. You can reply to it.`],
  };
}
