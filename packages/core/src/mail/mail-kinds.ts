import { z } from 'zod';
import { accountFrozenMail } from '../account/mails/account-frozen-mail.ts';
import { confirmAddressMail } from '../account/mails/confirm-address-mail.ts';
import { passwordChangedMail } from '../account/mails/password-changed-mail.ts';
import { resetPasswordMail } from '../account/mails/reset-password-mail.ts';
import { signInMethodAddedMail } from '../account/mails/sign-in-method-added-mail.ts';
import { contactNoticeMail } from '../contact/contact-notice-mail.ts';
import { contactReceivedMail } from '../contact/contact-received-mail.ts';
import { newsletterIssueMail } from '../newsletter/issues/newsletter-issue-mail.ts';
import { newsletterTrialMail } from '../newsletter/issues/newsletter-trial-mail.ts';
import { newsletterConfirmMail } from '../newsletter/newsletter-confirm-mail.ts';
import { newsletterGoodbyeMail } from '../newsletter/newsletter-goodbye-mail.ts';
import { newsletterWelcomeMail } from '../newsletter/newsletter-welcome-mail.ts';

/** All kinds of emails. A new one also needs its template in packages/emails. */
export const MAIL_KINDS = [
  confirmAddressMail,
  resetPasswordMail,
  accountFrozenMail,
  passwordChangedMail,
  signInMethodAddedMail,
  contactReceivedMail,
  contactNoticeMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  newsletterGoodbyeMail,
  newsletterIssueMail,
  newsletterTrialMail,
] as const;

/** The data that the queue stores for an email of any kind. */
export const mailJobSchema = z.union(MAIL_KINDS.map(({ schema }) => schema));
