import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** Sent after too many wrong passwords. Its link opens the page for a new password, which unfreezes the account. */
export function accountFrozen({ name, link, minutes }: MailContents['account-frozen'], siteName: string): Letter {
  return {
    subject: `Your account at ${siteName} is frozen`,
    preview: 'Someone entered too many wrong passwords. A new password unfreezes it.',
    title: 'Your account is frozen',
    greeting: greetingFor(name),
    paragraphs: [
      `Someone tried to sign in to your account at ${siteName} with a wrong password many times in a row. To protect it, we no longer accept its password. Where you are signed in, you stay signed in.`,
      'To sign in with a password again, set a new one.',
    ],
    action: { label: 'Set a new password', link },
    notes: [
      `The link works once, for ${minutes} minutes. After that, use ‘Forgot your password?’ on the login page to get a new one.`,
      'If it wasn’t you, your account is safe: every attempt failed. Choose a password that you use nowhere else.',
      'You can also contact us, and we will unfreeze the account for you.',
    ],
  };
}
