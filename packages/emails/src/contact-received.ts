import type { ContactType } from '@longreturn/contract/contact';
import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import type { Letter } from './letter.ts';

const YOURS: Record<ContactType, string> = {
  general: 'Your message',
  guest: 'Your message about a guest for the show',
  collaboration: 'Your message about a collaboration',
  press: 'Your press enquiry',
};

/**
 * To whom wrote by /contact: it arrived. Anybody may type somebody else's address into the form, so no word of theirs,
 * not even a name, is passed on.
 */
export function contactReceived({ contactType }: Extract<MailContent, { kind: 'contact-received' }>): Letter {
  return {
    subject: `We have your message to ${BRAND.name}`,
    preview: 'Thank you for writing. A person reads it and replies within 24 hours.',
    title: 'We have your message',
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to ${BRAND.name}. ${YOURS[contactType]} has arrived, and a person replies within 24 hours.`,
    ],
    notes: [
      'If you did not write to us, somebody typed your address into our contact form, which is why this mail repeats nothing of what was written. Ignore it: you are on no list of ours because of it.',
    ],
  };
}
