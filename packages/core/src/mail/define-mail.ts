import { z } from 'zod';
import type { Deps } from '../deps.ts';

/** The recipient of an email and the data for its template. */
export interface PreparedMail<Content> {
  to: string;
  content: Content;
  /** The email address that replies go to, if it isn't the sender's. */
  replyTo?: string;
  /** For emails to subscribers: the URL that unsubscribes them with a single POST (RFC 8058). */
  unsubscribeLink?: string;
}

/** How an email job ended. 'skipped' means that the email was no longer needed. */
export type MailEnd = 'sent' | 'failed' | 'skipped';

/** A kind of email. Its template is in packages/emails. */
export interface MailKind<Kind extends string, Job, Content> {
  kind: Kind;
  /** The schema of the data that the queue stores: the kind and IDs, never an email address, a text or a secret. */
  schema: z.ZodType<Job>;
  /**
   * Reads the data for the template and creates the links, just before the email is sent. Returns undefined if the
   * email is no longer needed.
   */
  prepare(deps: Deps, job: Job): Promise<PreparedMail<Content> | undefined>;
  /** Records how the email job ended, if its feature keeps a record. 'failed' is recorded after the last retry. */
  recordEnd?(deps: Deps, job: Job, end: MailEnd): Promise<void>;
}

interface MailDefinition<Kind extends string, Ids extends z.ZodRawShape, Content> {
  kind: Kind;
  ids: Ids;
  prepare(deps: Deps, ids: z.output<z.ZodObject<Ids>>): Promise<PreparedMail<Content> | undefined>;
  recordEnd?(deps: Deps, ids: z.output<z.ZodObject<Ids>>, end: MailEnd): Promise<void>;
}

/**
 * Defines a kind of email, which must also be listed in `mail-kinds.ts`. `ids` are the fields that the queued job has
 * besides the kind. Queued jobs survive an update of the site, so a kind and its IDs are never renamed.
 */
export function defineMail<const Kind extends string, Ids extends z.ZodRawShape, Content>({
  kind,
  ids,
  prepare,
  recordEnd,
}: MailDefinition<Kind, Ids, Content>): MailKind<Kind, { kind: Kind } & z.output<z.ZodObject<Ids>>, Content> {
  return {
    kind,
    schema: z.intersection(z.object({ kind: z.literal(kind) }), z.object(ids)),
    prepare,
    ...(recordEnd && { recordEnd }),
  };
}
