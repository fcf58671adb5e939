import { z } from 'zod';

/** The version of the format. A site restores only archives of its own format and database schema. */
export const ARCHIVE_FORMAT = 1;

export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';
export const tablePath = (name: string): string => `tables/${name}.ndjson`;
export const objectPath = (key: string): string => `objects/${key}`;

/** The first file of an archive, which says which site versions can restore it. */
export const aboutSchema = z.object({
  format: z.int(),
  /** The newest migration of the database. */
  schema: z.int(),
  createdAt: z.iso.datetime(),
});
export type About = z.infer<typeof aboutSchema>;

const fileSchema = z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** The last file of an archive, which lists all its tables and objects in order. */
export const manifestSchema = z.object({
  tables: z.array(fileSchema.extend({ name: z.string(), rows: z.int().nonnegative() })),
  objects: z.array(fileSchema.extend({ key: z.string(), contentType: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The reason why an archive can't be restored, as one line for the site's owner. */
export class ArchiveError extends Error {}
