import { lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Holds for rows that the public may see: `publicationOf` as a condition of a query. A draft's null is never less. */
export function isPublic(table: { publishedAt: PgColumn }, now: Date): SQL {
  return lte(table.publishedAt, now);
}
