import { type Chapter, type Cue, RENDITION_KINDS } from '@longreturn/contract/listening';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf, tsvector } from './columns.ts';
import { episodes } from './episodes.ts';
import { users } from './users.ts';

/** A version of an episode's audio. New bytes make a new row, and with it a new URL. */
export const renditions = pgTable(
  'renditions',
  {
    id: uuid('id').primaryKey(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: RENDITION_KINDS }).notNull(),
    /** The key of the bytes in the object store; null if another site has them. */
    objectKey: text('object_key').unique('renditions_object_key_unique'),
    /** The URL of the bytes on another site, for an imported episode whose audio was not copied. */
    externalUrl: text('external_url'),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    durationSec: integer('duration_sec').notNull(),
    /** The loudness of equally long parts, each from 0 to 100, for the waveform; null if it is not known. */
    peaks: jsonb('peaks').$type<number[]>(),
    chapters: jsonb('chapters').$type<Chapter[]>(),
    transcript: jsonb('transcript').$type<Cue[]>(),
    /** The words of the transcript. */
    transcriptSearch: tsvector('transcript_search'),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Identifies the version of the chapters and the transcript. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('renditions_one_per_kind').on(table.episodeId, table.kind),
    check('renditions_kind_known', sql`${table.kind} in (${oneOf(RENDITION_KINDS)})`),
    check('renditions_bytes_somewhere', sql`num_nonnulls(${table.objectKey}, ${table.externalUrl}) = 1`),
    check('renditions_bytes_positive', sql`${table.bytes} >= 0 and ${table.durationSec} >= 0`),
    index('renditions_transcript_search').using('gin', table.transcriptSearch),
    index('renditions_uploaded_by').on(table.uploadedBy),
  ],
);

/** An upload of audio in progress, or one whose file was refused. The row of a successful upload is deleted. */
export const audioUploads = pgTable(
  'audio_uploads',
  {
    id: uuid('id').primaryKey(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: RENDITION_KINDS }).notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** The error code of a refused file; null while the upload is in progress. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('audio_uploads_kind_known', sql`${table.kind} in (${oneOf(RENDITION_KINDS)})`),
    index('audio_uploads_episode').on(table.episodeId),
    index('audio_uploads_uploaded_by').on(table.uploadedBy),
    index('audio_uploads_created').on(table.createdAt),
  ],
);
