import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import type { Letter } from './letter.ts';

/** After a subscription was confirmed: what comes now, and where it is changed. */
export function newsletterWelcome({ manageLink }: Extract<MailContent, { kind: 'newsletter-welcome' }>): Letter {
  return {
    subject: `Welcome to the newsletter of ${BRAND.name}`,
    preview: 'You are on the list. Choose what you want to hear of.',
    title: 'You are on the list',
    greeting: 'Hello,',
    paragraphs: [
      `Your address is confirmed, and the newsletter of ${BRAND.name} comes to it from now on.`,
      'New episodes and new articles and, for members, daily highlights and quarterly summaries: you choose which of them you want, and you can change your mind at any time.',
    ],
    action: { label: 'Choose what you get', link: manageLink },
    notes: [
      'Every issue can be left with one click. Keep the link to yourself: whoever has it can change your subscription.',
    ],
  };
}
