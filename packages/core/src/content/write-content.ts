import { ERRORS } from '@longreturn/contract/errors';
import { violates } from '@longreturn/db/connection-error';
import type { Db } from '@longreturn/db/database';
import { contentVersion } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

const SLUG_CONSTRAINTS = ['episodes_slug_unique', 'articles_slug_unique', 'newsletter_issues_slug_unique'];

/** The dependencies of a write to content. */
export type Writing = Pick<Deps, 'db' | 'clock' | 'ids' | 'dropContentCopies'>;

/** The outcome of a write that may change nothing. */
interface Outcome<Result> {
  isChanged: boolean;
  result: Result;
}

/**
 * Runs a write to content in a transaction that also expires cached pages, and returns the write's result. Drops this
 * process's cached pages before returning, so that the author's next request shows the change. Throws slug.taken.
 */
export async function writeContent<Given extends Writing, Result>(
  deps: Given,
  write: (deps: Given) => Promise<Result>,
): Promise<Result> {
  return changeContent(deps, async (writing) => ({ isChanged: true, result: await write(writing) }));
}

/**
 * Does the same as `writeContent` for a write that may change nothing. If nothing changed, cached pages stay valid.
 * Throws slug.taken.
 */
export async function changeContent<Given extends Writing, Result>(
  deps: Given,
  change: (deps: Given) => Promise<Outcome<Result>>,
): Promise<Result> {
  try {
    const { isChanged, result } = await deps.db.transaction(async (tx) => {
      const outcome = await change({ ...deps, db: tx });
      if (outcome.isChanged) await touchContentVersion(tx);
      return outcome;
    });
    if (isChanged) deps.dropContentCopies?.();
    return result;
  } catch (error) {
    const isTaken = SLUG_CONSTRAINTS.some((constraint) => violates(error, constraint));
    throw isTaken ? slugTaken() : error;
  }
}

/** Returns the error for the field `slug` when another item has or had the slug. */
export function slugTaken(): AppError {
  return new AppError('slug.taken', { slug: ERRORS['slug.taken'].text });
}

/**
 * Returns the version of the public content, which increases with every write. Pages that were cached for an earlier
 * version are expired.
 */
export async function readContentVersion({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  if (!row) throw new Error('content_version has no row');
  return row.version;
}

/**
 * Expires all cached pages of all processes when the transaction commits. Every write to public content calls this
 * last, in the transaction of the write.
 */
export async function touchContentVersion(tx: Db): Promise<void> {
  await tx.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
  await tx.execute(sql`select pg_notify('content', '')`);
}
