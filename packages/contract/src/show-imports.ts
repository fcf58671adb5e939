import { z } from 'zod';
import { episodeTypeSchema } from './content.ts';
import { isFetchable } from './fetched-article.ts';
import { fileNameSchema } from './media-library.ts';
import { MESSAGES } from './messages.ts';
import { idSchema, isoTimeSchema, webUrlSchema } from './scalars.ts';

/** The states of an import, as admins see them. */
const IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** What an import does with an item of the feed. */
export const ITEM_OUTCOMES = ['created', 'updated', 'unchanged', 'skipped'] as const;
export type ItemOutcome = (typeof ITEM_OUTCOMES)[number];

const error = MESSAGES.feedUrl;

/** The URL of a feed on a public site. */
export const feedUrlSchema = webUrlSchema(error).refine(
  (text) => URL.canParse(text) && isFetchable(new URL(text)),
  error,
);

/** The ID of an uploaded feed. */
export const uploadedFeedSchema = z.object({ id: z.uuid() });
export type UploadedFeed = z.infer<typeof uploadedFeedSchema>;

/** An import of a show from a URL or from an uploaded file. */
export const startShowImportInput = z
  .object({
    url: feedUrlSchema.optional(),
    file: z
      .object({
        id: idSchema,
        name: fileNameSchema,
      })
      .optional(),
    /** The type of the new episodes. */
    type: episodeTypeSchema,
    /** Whether the audio is copied. Otherwise the episodes link to the other site. */
    copiesAudio: z.boolean(),
    /** Whether to report what the import would do, without doing it. */
    dryRun: z.boolean(),
  })
  .refine(({ url, file }) => (url === undefined) !== (file === undefined), {
    error: MESSAGES.feedSource,
    path: ['url'],
  });
export type StartShowImportInput = z.output<typeof startShowImportInput>;

export const showImportIdInput = z.object({ id: idSchema });
export type ShowImportIdInput = z.output<typeof showImportIdInput>;

/** An import, running or ended. */
export const showImportSchema = z.object({
  id: z.uuid(),
  /** The URL of the feed, or the name of its file. */
  source: z.string(),
  /** The title of the show; null until the feed has been read. */
  title: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  dryRun: z.boolean(),
  copiesAudio: z.boolean(),
  type: episodeTypeSchema,
  /** The number of items in the feed; null until the feed has been read. */
  items: z.int().nullable(),
  doneItems: z.int(),
  /** The number of items with each outcome. */
  counts: z.record(z.enum(ITEM_OUTCOMES), z.int()),
  /** Why the import failed; null if it did not. */
  failure: z.string().nullable(),
  createdAt: isoTimeSchema,
  /** Null until the import has stopped. A cancelled import first finishes the item that it is importing. */
  finishedAt: isoTimeSchema.nullable(),
});
export type ShowImport = z.infer<typeof showImportSchema>;

/** What became of an item, and how the episode differs from the item. */
export const reportedItemSchema = z.object({
  /** The number of the item in the feed, counted from 1. */
  item: z.int(),
  title: z.string(),
  outcome: z.enum(ITEM_OUTCOMES),
  notes: z.array(z.string()),
});
export type ReportedItem = z.infer<typeof reportedItemSchema>;

/** An import with its report. The report lists an unchanged item only if the item has notes. */
export const showImportReportSchema = showImportSchema.extend({
  reported: z.array(reportedItemSchema),
  /** The number of further items, which the report does not list. */
  omitted: z.int(),
});
export type ShowImportReport = z.infer<typeof showImportReportSchema>;
