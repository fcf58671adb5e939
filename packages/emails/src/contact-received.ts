import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** To whom wrote by /contact: it arrived, and this is what we have. */
export function contactReceived({ name, about, text }: Extract<MailContent, { kind: 'contact-received' }>): Letter {
  return {
    subject: `We have your message to ${BRAND.name}`,
    preview: 'Thank you for writing. A person reads it and replies within 24 hours.',
    title: 'We have your message',
    greeting: greetingFor(name),
    paragraphs: [
      `Thank you for writing to ${BRAND.name}. Your message has arrived, and a person replies within 24 hours.`,
      'Below is what we received, so that you have it too.',
    ],
    quotes: [
      { label: 'Subject', text: about },
      { label: 'What you wrote', text },
    ],
    notes: [
      'If you did not write to us, somebody typed your address into our contact form. Ignore this mail: you are on no list of ours because of it.',
    ],
  };
}
