import type { ReadItem } from '@longreturn/contract/reads';
import { articles, episodes, itemReads } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import { isPublic } from '../content/publication.ts';
import type { Deps } from '../deps.ts';

/** How often the page of an item was viewed on a day. */
export interface CountedReads extends ReadItem {
  /** The date in UTC: '2026-11-22'. */
  day: string;
  reads: number;
}

/**
 * Adds views to the counts in the database, in one statement, so that no views are lost if several instances store them
 * at the same time. Views of items that aren't public or don't exist are dropped (docs/product.md, Reads). The rows are
 * sorted, so that two instances lock them in the same order.
 */
export async function storeReads(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  counted: readonly CountedReads[],
): Promise<void> {
  if (counted.length === 0) return;
  const now = clock.now();
  const given = sql`jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb)
    as given(type text, id uuid, day date, reads integer)`;
  const readable = (type: ReadItem['type'], table: typeof episodes | typeof articles) =>
    sql`given.type = ${type} and exists (select 1 from ${table} where ${table.id} = given.id and ${isPublic(table, now)})`;
  await db
    .insert(itemReads)
    .select(
      sql`select given.type, given.id, given.day, given.reads from ${given}
      where (${readable('episode', episodes)}) or (${readable('article', articles)})
      order by given.type, given.id, given.day`,
    )
    .onConflictDoUpdate({
      target: [itemReads.itemType, itemReads.itemId, itemReads.day],
      set: { reads: sql`${itemReads.reads} + excluded.reads` },
    });
}
