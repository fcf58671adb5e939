import type { IssueContent, MailContent } from '@longreturn/contract/mail';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import type { Letter } from './letter.ts';

/** An issue as a subscriber gets it. */
export function newsletterIssue({ manageLink, ...issue }: Extract<MailContent, { kind: 'newsletter-issue' }>): Letter {
  return {
    ...lettered(issue),
    notes: [`You get this because you chose '${EDITION_TEXTS[issue.edition].title}' in our newsletter.`],
    links: [{ label: 'Choose what you get, or unsubscribe', link: manageLink }],
  };
}

/** The same to the administrator who tries it. */
export function newsletterTrial(issue: Extract<MailContent, { kind: 'newsletter-trial' }>): Letter {
  const letter = lettered(issue);
  const note = `A test of an issue of '${EDITION_TEXTS[issue.edition].title}', to you alone. The button works once it is sent.`;
  return { ...letter, subject: `[Test] ${letter.subject}`, notes: [note] };
}

function lettered({ title, excerpt, html, link }: IssueContent) {
  const action = { label: 'Read it on the site', link };
  return { subject: title, preview: excerpt, title, paragraphs: [excerpt], body: html, action };
}
