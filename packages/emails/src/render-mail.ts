import type { MailContent, MailContents } from '@longreturn/core/mail/mail';
import { render } from '@react-email/render';
import {
  accountFrozen,
  confirmEmailAddress,
  passwordChanged,
  resetPassword,
  signInMethodAdded,
} from './account-letters.ts';
import { contactNotice, contactReceived, contactReply } from './contact-letters.ts';
import { privateFeedNews } from './feed-letters.ts';
import { layout } from './layout.ts';
import type { Letter } from './letter.ts';
import { giftBought, membershipNews, reconciliation } from './membership-letters.ts';
import {
  newsletterConfirm,
  newsletterGoodbye,
  newsletterIssue,
  newsletterTest,
  newsletterWelcome,
} from './newsletter-letters.ts';
import { plainText } from './plain-text.ts';
import { questionAnswered } from './question-letters.ts';
import { mailTest } from './site-letters.ts';

/** An email that is ready to send. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an email's content as subject, HTML and plain text. The email is signed with the site's name. */
export async function renderMail(content: MailContent, siteName: string): Promise<RenderedMail> {
  const letter = buildLetter(content.kind, content, siteName);
  return { subject: letter.subject, html: await render(layout(letter, siteName)), text: plainText(letter, siteName) };
}

/** The template of each kind of email. The type makes sure that every kind has one. */
const TEMPLATES: { [Kind in keyof MailContents]: (content: MailContents[Kind], siteName: string) => Letter } = {
  'confirm-address': confirmEmailAddress,
  'reset-password': resetPassword,
  'account-frozen': accountFrozen,
  'password-changed': passwordChanged,
  'sign-in-method-added': signInMethodAdded,
  'contact-received': contactReceived,
  'contact-notice': contactNotice,
  'contact-reply': contactReply,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-goodbye': newsletterGoodbye,
  'newsletter-issue': newsletterIssue,
  'newsletter-trial': newsletterTest,
  'mail-test': mailTest,
  membership: membershipNews,
  'gift-bought': giftBought,
  reconciliation,
  'private-feed': privateFeedNews,
  'question-answered': questionAnswered,
};

function buildLetter<Kind extends keyof MailContents>(
  kind: Kind,
  content: MailContents[Kind],
  siteName: string,
): Letter {
  return TEMPLATES[kind](content, siteName);
}
