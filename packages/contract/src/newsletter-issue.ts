import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { emailSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { EDITIONS, type Edition } from './newsletter.ts';
import { publicationTimeSchema } from './publication-time.ts';
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
import { tagsSchema } from './subscribers.ts';

/** The editions for members. Only members receive these issues, and the archive shows the bodies only to members. */
const DIGEST_EDITIONS = ['daily-highlights', 'quarterly-summaries'] as const satisfies Edition[];
export const MEMBERS_EDITIONS: ReadonlySet<Edition> = new Set(DIGEST_EDITIONS);

/** An edition whose issues the site drafts from what was published. */
export type DigestEdition = (typeof DIGEST_EDITIONS)[number];

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
  /** When the issue is sent automatically. */
  scheduledFor: isoTimeSchema.nullable(),
  /** The episode whose publication sends the issue. */
  episodeId: z.uuid().nullable(),
  /** Only subscribers with one of these tags get the issue. If the list is empty, all subscribers of the edition do. */
  segmentTags: z.array(z.string()),
  /** For a digest, the day or quarter that it covers, such as '2026-11-21' or '2026-Q3'; null for other issues. */
  period: z.string().nullable(),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
});
export type AdminIssue = z.infer<typeof adminIssueSchema>;

/** The progress of an issue's delivery. Opened emails aren't tracked. */
export const issueProgressSchema = z.object({
  /**
   * `stalled`: some emails still have to be sent, but none was sent in the last minute, for example because the mail
   * server is down. The delivery continues automatically.
   */
  state: z.enum(['draft', 'sending', 'stalled', 'sent']),
  /** The number of subscribers that the issue goes to. */
  recipients: z.int(),
  queued: z.int(),
  sent: z.int(),
  /** Rejected permanently, or still not accepted after the last retry. */
  failed: z.int(),
  /** Recipients who were no longer subscribed or entitled when their email was prepared. */
  skipped: z.int(),
  /** How many unsubscribed with a link of this issue. */
  unsubscribed: z.int(),
});
export type IssueProgress = z.infer<typeof issueProgressSchema>;

/** An issue as the list for admins shows it. */
export const listedIssueSchema = adminIssueSchema.extend({ progress: issueProgressSchema });
export type ListedIssue = z.infer<typeof listedIssueSchema>;

export const listedIssuePage = pageOf(listedIssueSchema);
export type ListedIssuePage = z.infer<typeof listedIssuePage>;

/**
 * Returns the schema of a single line with `min` to `max` characters. The title and excerpt become the subject and
 * preview of an email.
 */
const lineSchema = (error: string, min: number, max: number) =>
  plainLineSchema(error).pipe(z.string().min(min, error).max(max, MESSAGES.textLong(max)));

/**
 * The time and the recipients of an issue. Without these fields, a new issue is a draft for all subscribers of its
 * edition.
 */
const planFields = z.object({
  /** Only subscribers with one of these tags get the issue. If the list is empty, all subscribers of the edition do. */
  segmentTags: tagsSchema.optional(),
  /** When the issue is sent automatically; null if an admin sends it or if it waits for an episode. */
  scheduledFor: publicationTimeSchema.nullable().optional(),
  /** The episode whose publication sends the issue; null for none. */
  episodeId: idSchema.nullable().optional(),
});
export type IssuePlan = z.output<typeof planFields>;

const issueFields = z.object({
  ...planFields.shape,
  edition: editionSchema,
  title: lineSchema(MESSAGES.title, LIMITS.articleTitleMin, LIMITS.issueTitleMax),
  slug: slugSchema,
  excerpt: lineSchema(MESSAGES.excerpt, LIMITS.articleExcerptMin, LIMITS.issueExcerptMax),
  /** HTML. Core sanitises it and then checks the length of its text. */
  bodyRichtext: z
    .string({ error: MESSAGES.content })
    .trim()
    .max(LIMITS.issueBodyMax, MESSAGES.textLong(LIMITS.issueBodyMax))
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

/** When an issue is sent automatically: at a time, or when an episode is published. */
export const scheduleIssueInput = issueIdInput.extend(planFields.pick({ scheduledFor: true, episodeId: true }).shape);
export type ScheduleIssueInput = z.output<typeof scheduleIssueInput>;

/** The fields of an issue to preview. With the ID of a stored issue, these fields replace those of the stored issue. */
export const previewIssueInput = z.object({
  id: idSchema.optional(),
  edition: editionSchema.optional(),
  title: plainLineSchema(MESSAGES.title).pipe(z.string().max(LIMITS.issueTitleMax)).optional(),
  slug: slugSchema.optional(),
  excerpt: plainLineSchema(MESSAGES.excerpt).pipe(z.string().max(LIMITS.issueExcerptMax)).optional(),
  bodyRichtext: issueFields.shape.bodyRichtext.optional(),
});
export type PreviewIssueInput = z.output<typeof previewIssueInput>;

/** The fields of a preview, and the email address that gets the test email; by default the admin's email address. */
export const testIssueInput = previewIssueInput.extend({ email: emailSchema.optional() });
export type TestIssueInput = z.output<typeof testIssueInput>;

/** An issue as the email that subscribers receive. The HTML supports light and dark mode. */
export const issuePreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type IssuePreview = z.infer<typeof issuePreviewSchema>;

/** The number of subscribers that an issue goes to. */
export const sendIssueResponse = z.object({ recipients: z.int() });
export type SendIssueResponse = z.infer<typeof sendIssueResponse>;

/** Who would receive an issue now. */
export const issueAudienceInput = z.object({
  edition: editionSchema,
  /** Only subscribers with one of these tags; without tags, all subscribers of the edition. */
  segmentTags: z.preprocess((given) => (typeof given === 'string' ? [given] : given), tagsSchema).optional(),
});
export type IssueAudienceInput = z.output<typeof issueAudienceInput>;

/** The number of recipients, and at most 100 tags that subscribers of the edition have. */
export const issueAudienceSchema = z.object({ recipients: z.int(), tags: z.array(z.string()) });
export type IssueAudience = z.infer<typeof issueAudienceSchema>;

/** Drafts the issue about the last day or quarter that is over. */
export const draftDigestInput = z.object({ edition: z.enum(DIGEST_EDITIONS) });
export type DraftDigestInput = z.output<typeof draftDigestInput>;

/** The drafted issue; null if nothing was published, or if there already is an issue about that day or quarter. */
export const draftDigestResponse = z.object({ issue: adminIssueSchema.nullable() });
