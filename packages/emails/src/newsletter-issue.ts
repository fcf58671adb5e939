import type { MailContent } from '@longreturn/contract/mail';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import type { Letter } from './letter.ts';

/** An issue as a subscriber gets it. */
export function newsletterIssue({
  edition,
  title,
  excerpt,
  html,
  link,
  manageLink,
}: Extract<MailContent, { kind: 'newsletter-issue' }>): Letter {
  return {
    subject: title,
    preview: excerpt,
    title,
    paragraphs: [excerpt],
    body: html,
    action: { label: 'Read it on the site', link },
    notes: [`You get this because you chose '${EDITION_TEXTS[edition].title}' in our newsletter.`],
    links: [{ label: 'Choose what you get, or unsubscribe', link: manageLink }],
  };
}
