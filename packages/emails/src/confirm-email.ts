import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** Sent after registration or on request. The link confirms the email address. */
export function confirmEmail({ name, link, hours }: MailContents['confirm-address'], siteName: string): Letter {
  return {
    subject: `Confirm your email address for ${siteName}`,
    preview: 'Confirm with one click.',
    title: 'Confirm your email address',
    greeting: greetingFor(name),
    paragraphs: [
      `An account at ${siteName} was created with this email address. Please confirm that the email address is yours.`,
    ],
    action: { label: 'Confirm email address', link },
    notes: [
      'Open the link in the browser where you are logged in. If you open it in another browser, we remove the password and you have to set a new one.',
      `The link works for ${hours} hours. You can request a new one on your profile.`,
      'If you didn’t create an account, ignore this email. The email address stays unconfirmed.',
    ],
  };
}
