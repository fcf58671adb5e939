import { MEDIA_FILE_TYPES, type VariantFormat } from '@longreturn/contract/media-files';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf, searchText } from './columns.ts';
import { users } from './users.ts';

/** A smaller copy of an image in the object store. */
export interface StoredVariant {
  format: VariantFormat;
  width: number;
  height: number;
  bytes: number;
  objectKey: string;
}

/** A file of the media library, or an upload that is not complete yet. The bytes are in the object store. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: uuid('id').primaryKey(),
    /** Unknown until the bytes of an upload without a stated type have been checked. */
    type: text('type', { enum: MEDIA_FILE_TYPES }),
    name: text('name').notNull(),
    contentType: text('content_type'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** In pixels, for images. */
    width: integer('width'),
    height: integer('height'),
    altText: text('alt_text').notNull().default(''),
    /**
     * The key of the object with the current bytes. When the file is replaced, its key and its URL change, so caches
     * never serve old bytes.
     */
    objectKey: text('object_key').notNull().unique('media_files_object_key_unique'),
    variants: jsonb('variants').$type<StoredVariant[]>().notNull().default([]),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When its bytes were checked and it became part of the library; null for an upload in progress. */
    readyAt: moment('ready_at'),
    searchText: searchText('name', 'alt_text'),
  },
  (table) => [
    check('media_files_type_known', sql`${table.type} in (${oneOf(MEDIA_FILE_TYPES)})`),
    check('media_files_bytes_positive', sql`${table.bytes} >= 0`),
    check(
      'media_files_ready_whole',
      sql`${table.readyAt} is null or (${table.type} is not null and ${table.contentType} is not null and ${table.bytes} is not null)`,
    ),
    index('media_files_created').on(table.createdAt.desc(), table.id.desc()),
    index('media_files_type').on(table.type, table.createdAt.desc(), table.id.desc()),
    index('media_files_unfinished').on(table.createdAt).where(sql`${table.readyAt} is null`),
    index('media_files_uploaded_by').on(table.uploadedBy),
    index('media_files_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Where a file is used: as the cover or in the body of an item. When an item is edited, its rows are updated. */
export const mediaUses = pgTable(
  'media_uses',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => mediaFiles.id, { onDelete: 'cascade' }),
    itemType: text('item_type', { enum: ['episode', 'article', 'issue'] }).notNull(),
    itemId: uuid('item_id').notNull(),
    place: text('place', { enum: ['cover', 'body'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.itemType, table.itemId, table.place] }),
    index('media_uses_item').on(table.itemType, table.itemId),
  ],
);
