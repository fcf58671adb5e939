import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import type { Letter } from './letter.ts';

/** After a subscription was ended: it is over, and how it could begin anew. */
export function newsletterGoodbye({ manageLink }: Extract<MailContent, { kind: 'newsletter-goodbye' }>): Letter {
  return {
    subject: `You have left the newsletter of ${BRAND.name}`,
    preview: 'No more issues come to this address.',
    title: 'You are off the list',
    greeting: 'Hello,',
    paragraphs: [
      `The newsletter of ${BRAND.name} no longer comes to this address. There is nothing else to do.`,
      'If that was a slip, or not your doing, you can choose again what you want to get.',
    ],
    action: { label: 'Subscribe again', link: manageLink },
    notes: ['Mails about an account or a membership here, if you have one, still reach you.'],
  };
}
