import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** After a password was changed or reset: the owner can tell that it was not them. */
export function passwordChanged({ name, resetLink }: Extract<MailContent, { kind: 'password-changed' }>): Letter {
  return {
    subject: `Your password for ${BRAND.name} was changed`,
    preview: 'If it was you, there is nothing to do.',
    title: 'Your password was changed',
    greeting: greetingFor(name),
    paragraphs: [
      `The password of your account at ${BRAND.name} was changed just now, and other devices were signed out.`,
      'If it was you, there is nothing to do. If it was not you, ask for a new password at once.',
    ],
    action: { label: 'It was not me', link: resetLink },
    notes: ['The button leads to the page where you ask for a new password; it changes nothing by itself.'],
  };
}
