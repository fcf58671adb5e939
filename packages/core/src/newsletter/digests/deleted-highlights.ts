import { siteSecrets } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

const NAME = 'deleted-highlights';
/** Remembered days. Highlights never report on more than a week. */
const MAX_DAYS = 30;
/** The length of a day and the space after it: '2026-11-21 '. */
const LENGTH = 11;

/** Remembers that the highlights of a day were deleted, so that the next ones don't repeat their items. */
export async function rememberDeletedHighlights({ db }: Pick<Deps, 'db'>, day: string): Promise<void> {
  const value = sql`right(${siteSecrets.value} || excluded.value, ${MAX_DAYS * LENGTH}::int)`;
  await db
    .insert(siteSecrets)
    .values({ name: NAME, value: `${day} ` })
    .onConflictDoUpdate({ target: siteSecrets.name, set: { value } });
}

/** Returns the days of the highlights that were deleted lately. */
export async function readDeletedHighlights({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const [row] = await db.select({ value: siteSecrets.value }).from(siteSecrets).where(eq(siteSecrets.name, NAME));
  return row?.value.trim().split(' ') ?? [];
}
