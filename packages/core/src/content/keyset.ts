import { LIMITS } from '@longreturn/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';

interface KeyColumns {
  publishedAt: PgColumn;
  id: PgColumn;
}

/** Newest first, in exactly the order of the tables' index, so that a page is read from it. */
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

/** A page of the rows, of which one more than `size` was read where there is more. */
export function toPage<Row extends Cursor, Item>(
  rows: Row[],
  size: number,
  total: number,
  present: (row: Row) => Item,
) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last ? encodeCursor(last) : null, total };
}
