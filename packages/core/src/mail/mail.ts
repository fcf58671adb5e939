import type { z } from 'zod';
import type { MailKind, PreparedMail } from './define-mail.ts';
import type { MAIL_KINDS } from './mail-kinds.ts';

type AnyKind = (typeof MAIL_KINDS)[number];

/** What the queue stores of an email: its kind and ids. */
export type MailJob = z.output<AnyKind['schema']>;

type ContentOf<Kind> = Kind extends MailKind<string, infer _Job, infer Content> ? Content : never;

/** What the template of each kind gets. */
export type MailContents = { [Kind in AnyKind as Kind['kind']]: { kind: Kind['kind'] } & ContentOf<Kind> };

export type MailContent = MailContents[keyof MailContents];

/** An email that is ready for its template. */
export type Mail = PreparedMail<MailContent>;
