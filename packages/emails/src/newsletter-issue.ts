import type { MailContents } from '@longreturn/core/mail/mail';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import type { Letter } from './letter.ts';

/** Sent to subscribers with an issue of the newsletter. */
export function newsletterIssue({ manageLink, ...issue }: MailContents['newsletter-issue']): Letter {
  return {
    ...issueLetter(issue),
    notes: [`You get this email because you subscribed to '${EDITION_TEXTS[issue.edition].title}'.`],
    links: [{ label: 'Choose what you get, or unsubscribe', link: manageLink }],
  };
}

/**
 * Sent to an admin as a test of an issue. 'newsletter-trial' is the earlier name of the test email: queued jobs have
 * it.
 */
export function newsletterTest(issue: MailContents['newsletter-trial']): Letter {
  const letter = issueLetter(issue);
  const note = `This is a test of an issue of '${EDITION_TEXTS[issue.edition].title}'. It was sent only to you. The button works once the issue is sent.`;
  return { ...letter, subject: `[Test] ${letter.subject}`, notes: [note] };
}

function issueLetter({ title, excerpt, html, link }: Omit<MailContents['newsletter-trial'], 'kind'>) {
  const action = { label: 'Read it on the site', link };
  return { subject: title, preview: excerpt, title, paragraphs: [excerpt], body: html, action };
}
