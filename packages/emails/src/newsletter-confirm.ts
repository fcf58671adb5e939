import type { MailContents } from '@longreturn/core/mail/mail';
import type { Letter } from './letter.ts';

/** Sent to new subscribers, who get no newsletter until they confirm. */
export function newsletterConfirm({ link, hours }: MailContents['newsletter-confirm'], siteName: string): Letter {
  return {
    subject: `Confirm your subscription to ${siteName}`,
    preview: 'Confirm with one click.',
    title: 'Confirm your subscription',
    greeting: 'Hello,',
    paragraphs: [
      `Someone, probably you, subscribed this email address to the newsletter of ${siteName}. Please confirm that you want it.`,
    ],
    action: { label: 'Confirm subscription', link },
    notes: [
      `The link works for ${hours} hours.`,
      'If it wasn’t you, ignore this email. You won’t get the newsletter or any other email.',
    ],
  };
}
