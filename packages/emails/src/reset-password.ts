import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** Sent if someone asks to reset a password. The link opens the page to set a new password. */
export function resetPassword({ name, link, minutes }: MailContents['reset-password'], siteName: string): Letter {
  return {
    subject: `Reset your password for ${siteName}`,
    preview: `The link works once, for ${minutes} minutes.`,
    title: 'Set a new password',
    greeting: greetingFor(name),
    paragraphs: [`Someone, probably you, asked to reset the password of your account at ${siteName}.`],
    action: { label: 'Set a new password', link },
    notes: [
      `The link works once, for ${minutes} minutes. A new password signs you out on all your devices.`,
      'If it wasn’t you, ignore this email. Your password stays the same.',
    ],
  };
}
