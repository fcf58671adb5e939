import type { AccountExport } from '@longreturn/contract/account-export';
import { articleRevisions } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/** Returns which versions of articles a user saved, the earliest first, for the export of their account. */
export async function listSavedArticles(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<AccountExport['savedArticles']> {
  const rows = await db
    .select({ title: articleRevisions.title, savedAt: articleRevisions.savedAt })
    .from(articleRevisions)
    .where(eq(articleRevisions.savedBy, userId))
    .orderBy(asc(articleRevisions.savedAt), asc(articleRevisions.id));
  return rows.map(({ title, savedAt }) => ({ title, savedAt: savedAt.toISOString() }));
}
