import type { MailContents } from '@longreturn/core/mail/mail';
import type { Letter } from './letter.ts';

/** Sent to an admin who tests whether the site can send emails. */
export function mailTest({ sentAt }: MailContents['mail-test'], siteName: string): Letter {
  return {
    subject: `A test email from ${siteName}`,
    preview: 'Emails from the site arrive.',
    title: 'A test email',
    greeting: 'Hello,',
    paragraphs: [`You requested this email in the settings of ${siteName}. It was sent at ${sentAt} (UTC).`],
    notes: ['If you found it in your spam folder, check the SPF, DKIM and DMARC records of the sender’s domain.'],
  };
}
