import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** After registering, or when asked for again: the address is confirmed by its link. */
export function confirmAddress({ name, link, hours }: MailContents['confirm-address'], siteName: string): Letter {
  return {
    subject: `Confirm your email address for ${siteName}`,
    preview: 'One click, and your account is ready.',
    title: 'Confirm your email address',
    greeting: greetingFor(name),
    paragraphs: [
      `An account at ${siteName} was opened with this email address. Please confirm that the address is yours.`,
    ],
    action: { label: 'Confirm email address', link },
    notes: [
      'Open the link in the browser where you are logged in. Elsewhere we remove the password, and you set a new one.',
      `The link works for ${hours} hours. You can ask for a new one on your profile.`,
      'If you did not open an account, ignore this mail: the address stays unconfirmed.',
    ],
  };
}
