import { oneLine } from '@longreturn/contract/one-line';
import type { MailContents } from '@longreturn/core/mail/mail';
import type { Letter } from './letter.ts';

/** Sent after registration or on request. The link confirms the email address. */
export function confirmEmailAddress({ name, link, hours }: MailContents['confirm-address'], siteName: string): Letter {
  return {
    subject: `Confirm your email address for ${siteName}`,
    preview: 'One click, and your account is ready.',
    title: 'Confirm your email address',
    greeting: greetingFor(name),
    paragraphs: [
      `An account at ${siteName} was created with this email address. Please confirm that the email address is yours.`,
    ],
    action: { label: 'Confirm email address', link },
    notes: [
      'Open the link in the browser where you are signed in. If you open it in another browser, we remove the password and you have to set a new one.',
      `The link works for ${hours} hours. You can request a new one on your profile.`,
      'If you didn’t create an account, ignore this email. The email address stays unconfirmed.',
    ],
  };
}

/** Sent if someone asks to reset a password. The link opens the page to set a new password. */
export function resetPassword({ name, link, minutes }: MailContents['reset-password'], siteName: string): Letter {
  return {
    subject: `Reset your password for ${siteName}`,
    preview: `The link works only once and expires after ${minutes} minutes.`,
    title: 'Set a new password',
    greeting: greetingFor(name),
    paragraphs: [`Someone, probably you, asked to reset the password of your account at ${siteName}.`],
    action: { label: 'Set a new password', link },
    notes: [
      `The link works only once and expires after ${minutes} minutes. A new password signs you out on all your devices.`,
      'If it wasn’t you, ignore this email. Your password stays the same.',
    ],
  };
}

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
      `The link works only once and expires after ${minutes} minutes. If it has expired, use ‘Forgot your password?’ on the login page to get a new link.`,
      'If it wasn’t you, your account is safe: every attempt failed. Choose a password that you don’t use anywhere else.',
      'You can also contact us, and we will unfreeze the account for you.',
    ],
  };
}

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
    notes: ['The button changes nothing by itself: it opens the page where you can request a reset link.'],
  };
}

const PROVIDERS = { google: 'Google', apple: 'Apple' } as const;

/** Sent after an account was linked to Google or Apple, in case someone else did it. */
export function signInMethodAdded(
  { name, provider, profileLink }: MailContents['sign-in-method-added'],
  siteName: string,
): Letter {
  const by = PROVIDERS[provider];
  return {
    subject: `You can now sign in to ${siteName} with ${by}`,
    preview: `${by} sign-in was added to your account.`,
    title: `${by} sign-in was added`,
    greeting: greetingFor(name),
    paragraphs: [
      `You can now also sign in to your account at ${siteName} with ${by}.`,
      'If it was you, you don’t need to do anything. If it wasn’t, change your password on your profile, sign out on all other devices and contact us.',
    ],
    action: { label: 'Open your profile', link: profileLink },
    notes: ['If you have a password, it still works.'],
  };
}

const MAX_LENGTH = 60;

/** Matches an email address, markup, or text that email clients convert to a link. */
const LIKE_A_LINK = /[<>@:/\\]|\.\p{L}{2,}/u;

/**
 * Returns the greeting of an email. Anyone can register someone else's email address under any name, so the greeting
 * leaves out a name that could be used to send a message.
 */
export function greetingFor(name: string): string {
  const plain = oneLine(name);
  if (plain === '' || plain.length > MAX_LENGTH || LIKE_A_LINK.test(plain)) return 'Hello,';
  return `Hello ${plain},`;
}
