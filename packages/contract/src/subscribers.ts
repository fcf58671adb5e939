import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, plainLineSchema, querySchema } from './scalars.ts';

/** The statuses of listed subscribers. A sign-up that isn't confirmed yet isn't listed. */
const SUBSCRIBER_STATUSES = ['active', 'unsubscribed', 'bounced'] as const;
const statusSchema = z.enum(SUBSCRIBER_STATUSES);

/** A label of subscribers. It contains no separator, because a CSV file has all tags in one column. */
const tagSchema = plainLineSchema(MESSAGES.tag).pipe(
  z
    .string()
    .min(1, MESSAGES.tag)
    .max(LIMITS.tag, MESSAGES.tag)
    .regex(/^[^,;]+$/, MESSAGES.tag),
);

/** Tags without duplicates. */
export const tagsSchema = z
  .array(tagSchema)
  .max(LIMITS.tags, MESSAGES.tags)
  .transform((tags) => [...new Set(tags)]);

/** A newsletter subscriber as admins see it. */
export const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  status: statusSchema,
  subscribedAt: isoTimeSchema,
  source: z.string().nullable(),
  tags: z.array(z.string()),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const listSubscribersInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
  /** Matches the name or the email address. */
  q: querySchema.optional(),
  status: statusSchema.optional(),
  tag: tagSchema.optional(),
});
export type ListSubscribersInput = z.infer<typeof listSubscribersInput>;
export const subscriberPage = pageOf(subscriberSchema);
export type SubscriberPage = z.infer<typeof subscriberPage>;

/** The number of subscribers with each status; `total` is their sum. */
export const subscriberCountsSchema = z.object({
  total: z.int(),
  active: z.int(),
  unsubscribed: z.int(),
  bounced: z.int(),
});
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

/** The tags that subscribers have, the most frequent first, at most 100. */
export const subscriberTagsSchema = z.object({ tags: z.array(z.string()) });
export type SubscriberTags = z.infer<typeof subscriberTagsSchema>;

export const subscriberIdInput = z.object({ id: idSchema });
export type SubscriberIdInput = z.infer<typeof subscriberIdInput>;

/** An import of subscribers who agreed to the newsletter elsewhere. */
export const importSubscribersInput = z.object({
  /** A CSV file whose first line names its columns: `email`, and optionally `name`, `tags` and `status`. */
  csv: z
    .string({ error: MESSAGES.csvColumns })
    .min(1, MESSAGES.csvColumns)
    .max(LIMITS.importCharacters, MESSAGES.csvLong)
    .refine((text) => !text.includes('\0'), MESSAGES.csvColumns),
  consent: z.object({
    /** Where and how they agreed. */
    source: plainLineSchema(MESSAGES.consentSource).pipe(
      z.string().min(LIMITS.consentSourceMin, MESSAGES.consentSource).max(LIMITS.recordedText, MESSAGES.consentSource),
    ),
    /** The day on which the last of them agreed. */
    date: z.iso.date(MESSAGES.consentDate),
    confirmed: z.literal(true, MESSAGES.consentConfirmed),
  }),
  /** Added to the tags of each line. */
  tags: tagsSchema.optional(),
  /** Whether to report what the import would do, without doing it. */
  dryRun: z.boolean(),
});
export type ImportSubscribersInput = z.output<typeof importSubscribersInput>;

/** What an import does with a line. */
export const IMPORT_OUTCOMES = ['new', 'known', 'unsubscribed', 'bounced', 'duplicate', 'invalid'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const importReportSchema = z.object({
  dryRun: z.boolean(),
  /** The number of lines with each outcome. */
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
  lines: z.array(
    z.object({
      /** The line of the file, counted from 1. */
      line: z.int(),
      email: z.string(),
      /**
       * `new` becomes an active subscriber. `known` is already a subscriber and only gets the tags. `unsubscribed` and
       * `bounced` stay as they are, `duplicate` repeats an earlier line, and `invalid` has a `reason`.
       */
      outcome: z.enum(IMPORT_OUTCOMES),
      reason: z.string().optional(),
    }),
  ),
});
export type ImportReport = z.infer<typeof importReportSchema>;
