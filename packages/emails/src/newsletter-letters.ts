import type { MailContents } from '@longreturn/core/mail/mail';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import type { Letter } from './letter.ts';

/** Sent to new subscribers, who get no newsletter until they confirm. */
export function newsletterConfirm({ link, hours }: MailContents['newsletter-confirm'], siteName: string): Letter {
  return {
    subject: `Confirm your newsletter subscription at ${siteName}`,
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

/** Sent after a subscriber has unsubscribed, with a link to subscribe again. */
export function newsletterGoodbye({ manageLink }: MailContents['newsletter-goodbye'], siteName: string): Letter {
  return {
    subject: `You have unsubscribed from the newsletter of ${siteName}`,
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

/** An issue of the newsletter, sent to subscribers. */
export function newsletterIssue({ manageLink, ...issue }: MailContents['newsletter-issue']): Letter {
  return {
    ...issueLetter(issue),
    notes: [`You get this email because you subscribed to '${EDITION_TEXTS[issue.edition].title}'.`],
    links: [{ label: 'Choose what you get, or unsubscribe', link: manageLink }],
  };
}

/**
 * A test of an issue, sent to an admin or to an email address that the admin entered. The mail kind keeps its earlier
 * name, 'newsletter-trial', because queued jobs may contain it.
 */
export function newsletterTest(issue: MailContents['newsletter-trial']): Letter {
  const letter = issueLetter(issue);
  const note = `This is a test of an issue of '${EDITION_TEXTS[issue.edition].title}'. It was sent only to this email address. The button works only after the issue has been sent to subscribers.`;
  return { ...letter, subject: `[Test] ${letter.subject}`, notes: [note] };
}

function issueLetter({ title, excerpt, html, link }: Omit<MailContents['newsletter-trial'], 'kind'>) {
  const action = { label: 'Read it on the site', link };
  return { subject: title, preview: excerpt, title, paragraphs: [excerpt], body: html, action };
}
