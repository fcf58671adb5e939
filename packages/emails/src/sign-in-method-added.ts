import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

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
