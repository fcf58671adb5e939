import type { MailContent, MailContents } from '@longreturn/core/mail/mail';
import { render } from '@react-email/render';
import { accountFrozen } from './account-frozen.ts';
import { confirmEmail } from './confirm-email.ts';
import { contactNotice } from './contact-notice.ts';
import { contactReceived } from './contact-received.ts';
import { layout } from './layout.ts';
import type { Letter } from './letter.ts';
import { newsletterConfirm } from './newsletter-confirm.ts';
import { newsletterGoodbye } from './newsletter-goodbye.ts';
import { newsletterIssue, newsletterTest } from './newsletter-issue.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import { passwordChanged } from './password-changed.ts';
import { plainText } from './plain-text.ts';
import { resetPassword } from './reset-password.ts';
import { signInMethodAdded } from './sign-in-method-added.ts';

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
  'confirm-address': confirmEmail,
  'reset-password': resetPassword,
  'account-frozen': accountFrozen,
  'password-changed': passwordChanged,
  'sign-in-method-added': signInMethodAdded,
  'contact-received': contactReceived,
  'contact-notice': contactNotice,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-goodbye': newsletterGoodbye,
  'newsletter-issue': newsletterIssue,
  'newsletter-trial': newsletterTest,
};

function buildLetter<Kind extends keyof MailContents>(
  kind: Kind,
  content: MailContents[Kind],
  siteName: string,
): Letter {
  return TEMPLATES[kind](content, siteName);
}
