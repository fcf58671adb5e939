import { z } from 'zod';

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
]);
export type MailJob = z.infer<typeof mailJobSchema>;

/** A mail as core decides it: to whom, and what a template needs. */
export type MailContent =
  | { kind: 'confirm-address'; name: string; link: string; hours: number }
  | { kind: 'reset-password'; name: string; link: string; minutes: number }
  | { kind: 'account-frozen'; name: string; resetLink: string }
  | { kind: 'password-changed'; name: string; resetLink: string }
  | { kind: 'sign-in-method-added'; name: string; provider: 'google' | 'apple'; profileLink: string };

export interface Mail {
  to: string;
  content: MailContent;
}
