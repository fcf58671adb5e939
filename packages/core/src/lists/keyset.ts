import { LIMITS } from '@longreturn/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { decodeCursor } from './cursor.ts';

/** The columns that a list is ordered by. */
export interface KeyColumns {
  publishedAt: PgColumn;
  id: PgColumn;
}

/** Newest first, in exactly the order of the tables' indexes (nulls last), so that a page is read from one. */
export function newestFirst({ publishedAt, id }: KeyColumns): [SQL, SQL] {
  return [sql`${publishedAt} desc nulls last`, sql`${id} desc nulls last`];
}

/** Holds for what stands behind the cursor in `newestFirst`; undefined without one. Throws on a malformed cursor. */
export function behindCursor({ publishedAt, id }: KeyColumns, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const last = decodeCursor(cursor);
  return sql`(${publishedAt}, ${id}) < (${last.publishedAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
}

/** How many items a page may hold: what was asked for, 100 at most and by default (design §1). */
export function pageSize({ limit = LIMITS.pageSize }: { limit?: number | undefined }): number {
  return Math.max(1, Math.min(limit, LIMITS.pageSize));
}
