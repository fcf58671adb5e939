import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** Sent after too many wrong passwords. The link opens the page to set a new password, which unfreezes the account. */
export function accountFrozen({ name, link, minutes }: MailContents['account-frozen'], siteName: string): Letter {
  return {
    subject: `Your account at ${siteName} is frozen`,
    preview: 'Someone entered too many wrong passwords. Set a new password to unfreeze your account.',
    title: 'Your account is frozen',
    greeting: greetingFor(name),
    paragraphs: [
      `Someone tried to sign in to your account at ${siteName} with a wrong password many times in a row. To protect your account, we no longer accept its password. You stay signed in on devices where you are already signed in.`,
      'To sign in with a password again, set a new one.',
    ],
    action: { label: 'Set a new password', link },
    notes: [
      `The link works once, for ${minutes} minutes. After that, use ‘Forgot your password?’ on the login page to get a new one.`,
      'If it wasn’t you, your account is safe: every attempt failed. Choose a password that you don’t use anywhere else.',
      'You can also contact us, and we will unfreeze the account for you.',
    ],
  };
}
