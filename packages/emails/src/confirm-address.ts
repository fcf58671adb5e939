import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** Sent after registration or on request. Its link confirms the email address. */
export function confirmAddress({ name, link, hours }: MailContents['confirm-address'], siteName: string): Letter {
  return {
    subject: `Confirm your email address for ${siteName}`,
    preview: 'One click, and your account is ready.',
    title: 'Confirm your email address',
    greeting: greetingFor(name),
    paragraphs: [`An account at ${siteName} was created with this email address. Please confirm that it is yours.`],
    action: { label: 'Confirm email address', link },
    notes: [
      'Open the link in the browser where you are logged in. Elsewhere we remove the password, and you set a new one.',
      `The link works for ${hours} hours. You can request a new one on your profile.`,
      'If you didn’t create an account, ignore this email. The email address stays unconfirmed.',
    ],
  };
}
