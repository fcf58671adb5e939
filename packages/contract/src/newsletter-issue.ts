import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { EDITIONS, type Edition } from './newsletter.ts';
import {
  accessFields,
  countSchema,
  cursorSchema,
  idSchema,
  isoTimeSchema,
  pageOf,
  plainLineSchema,
  slugSchema,
} from './scalars.ts';

/** The editions for members. Only members receive their issues, and the archive shows the bodies only to members. */
export const MEMBERS_EDITIONS: ReadonlySet<Edition> = new Set(['daily-highlights', 'quarterly-summaries']);

const editionSchema = z.enum(EDITIONS);

/** A sent issue as the archive lists it. */
export const issueCardSchema = z.object({
  id: z.uuid(),
  slug: slugSchema,
  edition: editionSchema,
  title: z.string(),
  excerpt: z.string(),
  ...accessFields,
  sentAt: isoTimeSchema,
  readingMinutes: z.int(),
});
export type IssueCard = z.infer<typeof issueCardSchema>;

/**
 * A sent issue's page. `bodyRichtext` is null if this reader has no access. `others` contains up to three other issues
 * of the edition, newest first.
 */
export const issuePageSchema = issueCardSchema.extend({
  bodyRichtext: z.string().nullable(),
  others: z.array(issueCardSchema),
});
export type IssuePage = z.infer<typeof issuePageSchema>;

export const listIssuesInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
  edition: editionSchema.optional(),
});
export type ListIssuesInput = z.infer<typeof listIssuesInput>;

export const issueCardPage = pageOf(issueCardSchema);
export type IssueCardPage = z.infer<typeof issueCardPage>;

/** An issue as admins see it. `sentAt` and `recipients` are null for a draft. */
export const adminIssueSchema = issueCardSchema.omit({ isPremium: true, isLocked: true }).extend({
  bodyRichtext: z.string(),
  sentAt: isoTimeSchema.nullable(),
  recipients: z.int().nullable(),
  /** When it is sent by itself. */
  scheduledFor: isoTimeSchema.nullable(),
  /** The episode whose publication sends it. */
  episodeId: z.uuid().nullable(),
  /** Only subscribers with one of these tags get it; empty for all of its edition. */
  segmentTags: z.array(z.string()),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
});
export type AdminIssue = z.infer<typeof adminIssueSchema>;

export const adminIssuePage = pageOf(adminIssueSchema);
export type AdminIssuePage = z.infer<typeof adminIssuePage>;

/**
 * Returns the schema of a single line with `min` to `max` characters. The title and excerpt become the subject and
 * preview of an email.
 */
const lineSchema = (error: string, min: number, max: number) =>
  plainLineSchema(error).pipe(
    z
      .string()
      .min(min, error)
      .max(max, MESSAGES.textLong(max + 1)),
  );

const issueFields = z.object({
  edition: editionSchema,
  title: lineSchema(MESSAGES.title, LIMITS.articleTitleMin, LIMITS.issueTitleMax),
  slug: slugSchema,
  excerpt: lineSchema(MESSAGES.excerpt, LIMITS.articleExcerptMin, LIMITS.issueExcerptMax),
  /** HTML. Core sanitises it and then checks the length of its text. */
  bodyRichtext: z
    .string({ error: MESSAGES.content })
    .trim()
    .max(LIMITS.issueBodyMax, MESSAGES.textLong(LIMITS.issueBodyMax + 1))
    .refine((html) => !html.includes('\0'), MESSAGES.content),
});

/** A new issue, which is a draft until it is sent. */
export const createIssueInput = issueFields;
export type CreateIssueInput = z.input<typeof createIssueInput>;
export type NewIssue = z.output<typeof createIssueInput>;

/** Changes to an issue. Fields that are left out don't change. */
export const updateIssueInput = issueFields.partial().extend({ id: idSchema });
export type IssueChanges = z.output<typeof updateIssueInput>;

export const issueIdInput = z.object({ id: idSchema });
export type IssueIdInput = z.infer<typeof issueIdInput>;

/** The number of subscribers that an issue goes to. */
export const sendIssueResponse = z.object({ recipients: z.int() });
export type SendIssueResponse = z.infer<typeof sendIssueResponse>;
