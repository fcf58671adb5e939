import { lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the condition that a row is public, as `publicationOf` defines it. A draft's null never matches. */
export function isPublic(table: { publishedAt: PgColumn }, now: Date): SQL {
  return lte(table.publishedAt, now);
}
