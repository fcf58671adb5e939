import type { MailContents } from '@longreturn/core/mail/mail';
import type { Letter } from './letter.ts';

/** Sent after a subscription is confirmed. Explains the editions and where to change the choice. */
export function newsletterWelcome({ manageLink }: MailContents['newsletter-welcome'], siteName: string): Letter {
  return {
    subject: `Welcome to the newsletter of ${siteName}`,
    preview: 'You are subscribed. Choose what you want to get.',
    title: 'You are subscribed',
    greeting: 'Hello,',
    paragraphs: [
      `Your email address is confirmed, and you now get the newsletter of ${siteName}.`,
      'You can choose between new episodes, new articles and, for members, daily highlights and quarterly summaries. You can change your choice at any time.',
    ],
    action: { label: 'Choose what you get', link: manageLink },
    notes: [
      'You can unsubscribe from any issue with one click. Keep the link above private: anyone who has it can change your subscription.',
    ],
  };
}
