import type { Db } from '@longreturn/db/database';
import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns the number of rows that match, but at most `atMost`. This maximum lets the count end early if a search
 * matches most of a table.
 */
export async function countRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  { atMost }: { atMost?: number | undefined } = {},
): Promise<number> {
  const all = db.select({ total: count() });
  if (atMost === undefined) {
    const [row] = await all.from(table).where(where);
    return row?.total ?? 0;
  }
  const first = db
    .select({ found: sql`1`.as('found') })
    .from(table)
    .where(where)
    .limit(atMost)
    .as('first');
  const [row] = await all.from(first);
  return row?.total ?? 0;
}
