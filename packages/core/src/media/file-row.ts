import type { Db } from '@longreturn/db/database';
import { mediaFiles } from '@longreturn/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../app-error.ts';

export type FileRow = typeof mediaFiles.$inferSelect;

/** The row of a file whose bytes were checked. A check constraint guarantees that these columns have values. */
export type ReadyFile = FileRow & {
  type: NonNullable<FileRow['type']>;
  contentType: string;
  bytes: number;
  readyAt: Date;
};

/** The condition that a file is part of the library. */
export const isReady = () => isNotNull(mediaFiles.readyAt);

/** Returns the row if its file is in the library, or undefined for an upload in progress. */
export function asReady(row: FileRow | undefined): ReadyFile | undefined {
  return row?.readyAt ? (row as ReadyFile) : undefined; // see the check constraint
}

/** Reads a file of the library and locks it until the transaction ends. Throws file.unknown. */
export async function lockFile(tx: Db, id: string): Promise<ReadyFile> {
  const [row] = await tx
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), isReady()))
    .for('update');
  const file = asReady(row);
  if (!file) throw new AppError('file.unknown');
  return file;
}
