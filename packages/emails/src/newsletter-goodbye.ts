import type { MailContents } from '@longreturn/core/mail/mail';
import type { Letter } from './letter.ts';

/** Sent after a subscriber has unsubscribed, with a link to subscribe again. */
export function newsletterGoodbye({ manageLink }: MailContents['newsletter-goodbye'], siteName: string): Letter {
  return {
    subject: `You have unsubscribed from ${siteName}`,
    preview: 'You won’t get any more issues.',
    title: 'You have unsubscribed',
    greeting: 'Hello,',
    paragraphs: [
      `You won’t get the newsletter of ${siteName} any more. There is nothing else to do.`,
      'If that was a mistake, you can subscribe again.',
    ],
    action: { label: 'Subscribe again', link: manageLink },
    notes: ['If you have an account or a membership, you still get emails about it.'],
  };
}
