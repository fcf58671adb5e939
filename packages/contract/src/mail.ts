import { z } from 'zod';
import type { ContactType } from './contact.ts';
import type { Edition } from './newsletter.ts';

/**
 * What a mail job holds: its kind and ids, never an address, a text or a secret. What it needs besides is read, and
 * its links are minted, when the mail is made.
 */
export const mailJobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm-address'), userId: z.uuid() }),
  z.object({ kind: z.literal('reset-password'), userId: z.uuid() }),
  z.object({ kind: z.literal('account-frozen'), userId: z.uuid() }),
  z.object({ kind: z.literal('password-changed'), userId: z.uuid() }),
  z.object({ kind: z.literal('sign-in-method-added'), userId: z.uuid(), provider: z.enum(['google', 'apple']) }),
  z.object({ kind: z.literal('contact-received'), messageId: z.uuid() }),
  z.object({ kind: z.literal('contact-notice'), messageId: z.uuid() }),
  z.object({ kind: z.literal('newsletter-confirm'), subscriberId: z.uuid() }),
  z.object({ kind: z.literal('newsletter-welcome'), subscriberId: z.uuid() }),
  z.object({ kind: z.literal('newsletter-goodbye'), subscriberId: z.uuid() }),
  z.object({ kind: z.literal('newsletter-issue'), subscriberId: z.uuid(), issueId: z.uuid() }),
  z.object({ kind: z.literal('newsletter-trial'), userId: z.uuid(), issueId: z.uuid() }),
]);
export type MailJob = z.infer<typeof mailJobSchema>;

/** What an issue of the newsletter says. */
export interface IssueContent {
  edition: Edition;
  title: string;
  excerpt: string;
  /** Sanitised, with whole addresses. */
  html: string;
  /** The issue in the archive. */
  link: string;
}

/** A mail as core decides it: to whom, and what a template needs. */
export type MailContent =
  | { kind: 'confirm-address'; name: string; link: string; hours: number }
  | { kind: 'reset-password'; name: string; link: string; minutes: number }
  | { kind: 'account-frozen'; name: string; link: string; minutes: number }
  | { kind: 'password-changed'; name: string; resetLink: string }
  | { kind: 'sign-in-method-added'; name: string; provider: 'google' | 'apple'; profileLink: string }
  | { kind: 'contact-received'; contactType: ContactType }
  | {
      kind: 'contact-notice';
      about: string;
      from: { name: string; email: string };
      /** Each field of the form with what was written into it, in the form's order. */
      fields: readonly { label: string; text: string }[];
    }
  | { kind: 'newsletter-confirm'; link: string; hours: number }
  | { kind: 'newsletter-welcome'; manageLink: string }
  | { kind: 'newsletter-goodbye'; manageLink: string }
  | ({ kind: 'newsletter-issue'; manageLink: string } & IssueContent)
  | ({ kind: 'newsletter-trial' } & IssueContent);

export interface Mail {
  to: string;
  content: MailContent;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  /** Ends the newsletter by one POST (RFC 8058); for mails that a subscription brings. */
  unsubscribeLink?: string;
}
