import { z } from 'zod';
import type { Deps } from '../deps.ts';

/** An email as its kind prepares it: the recipient, and what the template needs. */
export interface PreparedMail<Content> {
  to: string;
  content: Content;
  /** Where a reply goes, if not to the sender. */
  replyTo?: string;
  /** Unsubscribes by one POST (RFC 8058); for emails that a subscription causes. */
  unsubscribeLink?: string;
}

/** A kind of email. Its template is in packages/emails. */
export interface MailKind<Kind extends string, Job, Content> {
  kind: Kind;
  /** What the queue stores: the kind and ids, never an email address, a text or a secret. */
  schema: z.ZodType<Job>;
  /** Reads the rest and makes the links, just before the email is sent. Returns undefined when nobody needs it any more. */
  prepare(deps: Deps, job: Job): Promise<PreparedMail<Content> | undefined>;
}

interface MailDefinition<Kind extends string, Ids extends z.ZodRawShape, Content> {
  kind: Kind;
  ids: Ids;
  prepare(deps: Deps, ids: z.output<z.ZodObject<Ids>>): Promise<PreparedMail<Content> | undefined>;
}

/**
 * Defines a kind of email, to be listed in `mail-kinds.ts`. `ids` are the fields its job stores beside the kind. Queued
 * jobs outlive an update of the site, so a kind and its ids are never renamed.
 */
export function defineMail<const Kind extends string, Ids extends z.ZodRawShape, Content>({
  kind,
  ids,
  prepare,
}: MailDefinition<Kind, Ids, Content>): MailKind<Kind, { kind: Kind } & z.output<z.ZodObject<Ids>>, Content> {
  return { kind, schema: z.intersection(z.object({ kind: z.literal(kind) }), z.object(ids)), prepare };
}
