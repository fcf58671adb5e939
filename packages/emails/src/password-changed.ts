import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** Sent after a password was changed or reset, in case someone else did it. */
export function passwordChanged({ name, resetLink }: MailContents['password-changed'], siteName: string): Letter {
  return {
    subject: `Your password for ${siteName} was changed`,
    preview: 'If it was you, you don’t need to do anything.',
    title: 'Your password was changed',
    greeting: greetingFor(name),
    paragraphs: [
      `The password of your account at ${siteName} was just changed, and all other devices were signed out.`,
      'If it was you, you don’t need to do anything. If it wasn’t, reset your password now.',
    ],
    action: { label: 'Reset my password', link: resetLink },
    notes: ['The button opens the page where you can request a reset link. It doesn’t change anything by itself.'],
  };
}
