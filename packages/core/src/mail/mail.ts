import type { z } from 'zod';
import type { MailKind, PreparedMail } from './define-mail.ts';
import type { MAIL_KINDS } from './mail-kinds.ts';

type AnyKind = (typeof MAIL_KINDS)[number];

/** The data that the queue stores for an email: its kind and IDs. */
export type MailJob = z.output<AnyKind['schema']>;

type ContentOf<Kind> = Kind extends MailKind<string, infer _Job, infer Content> ? Content : never;

/** The data for the template of each kind of email. */
export type MailContents = { [Kind in AnyKind as Kind['kind']]: { kind: Kind['kind'] } & ContentOf<Kind> };

export type MailContent = MailContents[keyof MailContents];

/** An email that is ready to be rendered. */
export type Mail = PreparedMail<MailContent>;
