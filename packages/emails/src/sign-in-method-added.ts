import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

const PROVIDERS = { google: 'Google', apple: 'Apple' } as const;

/** After an account was linked with Google or Apple: the owner can tell that it was not them. */
export function signInMethodAdded({
  name,
  provider,
  profileLink,
}: Extract<MailContent, { kind: 'sign-in-method-added' }>): Letter {
  const by = PROVIDERS[provider];
  return {
    subject: `You can now sign in to ${BRAND.name} with ${by}`,
    preview: `Signing in with ${by} was added to your account.`,
    title: `Signing in with ${by} was added`,
    greeting: greetingFor(name),
    paragraphs: [
      `Your account at ${BRAND.name} can now be opened with ${by} as well.`,
      'If it was you, there is nothing to do. If it was not you, change your password on your profile, sign out everywhere else, and contact us.',
    ],
    action: { label: 'See your profile', link: profileLink },
    notes: ['Your password, if you have set one, works as before.'],
  };
}
