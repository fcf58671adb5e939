import type { MailContents } from '@longreturn/core/mail/mail';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import type { Letter } from './letter.ts';

/** Builds an issue for a subscriber. */
export function newsletterIssue({ manageLink, ...issue }: MailContents['newsletter-issue']): Letter {
  return {
    ...letterFor(issue),
    notes: [`You get this email because you subscribed to '${EDITION_TEXTS[issue.edition].title}'.`],
    links: [{ label: 'Choose what you get, or unsubscribe', link: manageLink }],
  };
}

/** Builds a test of an issue, for the admin who sends it. */
export function newsletterTrial(issue: MailContents['newsletter-trial']): Letter {
  const letter = letterFor(issue);
  const note = `This is a test of an issue of '${EDITION_TEXTS[issue.edition].title}'. Only you got it. The button works once the issue is sent.`;
  return { ...letter, subject: `[Test] ${letter.subject}`, notes: [note] };
}

function letterFor({ title, excerpt, html, link }: Omit<MailContents['newsletter-trial'], 'kind'>) {
  const action = { label: 'Read it on the site', link };
  return { subject: title, preview: excerpt, title, paragraphs: [excerpt], body: html, action };
}
