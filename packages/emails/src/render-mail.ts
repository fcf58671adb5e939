import type { MailContent } from '@longreturn/contract/mail';
import { render } from '@react-email/render';
import { accountFrozen } from './account-frozen.ts';
import { confirmAddress } from './confirm-address.ts';
import { contactNotice } from './contact-notice.ts';
import { contactReceived } from './contact-received.ts';
import { layout } from './layout.ts';
import type { Letter } from './letter.ts';
import { newsletterConfirm } from './newsletter-confirm.ts';
import { newsletterGoodbye } from './newsletter-goodbye.ts';
import { newsletterIssue, newsletterTrial } from './newsletter-issue.ts';
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

/** Renders an email's content as subject, HTML and plain text. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const letter = letterOf(content);
  return { subject: letter.subject, html: await render(layout(letter)), text: plainText(letter) };
}

function letterOf(content: MailContent): Letter {
  switch (content.kind) {
    case 'confirm-address':
      return confirmAddress(content);
    case 'reset-password':
      return resetPassword(content);
    case 'account-frozen':
      return accountFrozen(content);
    case 'password-changed':
      return passwordChanged(content);
    case 'sign-in-method-added':
      return signInMethodAdded(content);
    case 'contact-received':
      return contactReceived(content);
    case 'contact-notice':
      return contactNotice(content);
    case 'newsletter-confirm':
      return newsletterConfirm(content);
    case 'newsletter-welcome':
      return newsletterWelcome(content);
    case 'newsletter-goodbye':
      return newsletterGoodbye(content);
    case 'newsletter-issue':
      return newsletterIssue(content);
    case 'newsletter-trial':
      return newsletterTrial(content);
  }
}
