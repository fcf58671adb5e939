import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import { greetingFor } from './greeting-for.ts';
import type { Letter } from './letter.ts';

/** After too many wrong passwords: the owner is told, and how the account opens again. */
export function accountFrozen({ name, resetLink }: Extract<MailContent, { kind: 'account-frozen' }>): Letter {
  return {
    subject: `Your account at ${BRAND.name} is frozen`,
    preview: 'Somebody tried too many wrong passwords. A new password opens it again.',
    title: 'Your account is frozen',
    greeting: greetingFor(name),
    paragraphs: [
      `Somebody tried to sign in to your account at ${BRAND.name} with a wrong password many times in a row. To keep it safe we have frozen the account and signed it out everywhere.`,
      'To use it again, ask for a new password. You will get a second mail with a link.',
    ],
    action: { label: 'Ask for a new password', link: resetLink },
    notes: [
      'If it was not you, nobody got in: the tries were refused. Choose a password that you use nowhere else.',
      'You can also contact us, and we will open the account for you.',
    ],
  };
}
