import { violates } from '@longreturn/db/connection-error';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { touchContentVersion } from './content-version.ts';

const SLUGS = ['episodes_slug_unique', 'articles_slug_unique', 'newsletter_issues_slug_unique'];

/** The dependencies of a write to content. */
export type Writing = Pick<Deps, 'db' | 'clock' | 'ids' | 'dropContentCopies'>;

/** The result of a write that may change nothing. */
export interface Outcome<Result> {
  isChanged: boolean;
  result: Result;
}

/**
 * Runs the write in a transaction that also expires cached pages. Drops this process's cached pages before it returns,
 * so that the author's next read shows the write. Throws slug.taken.
 */
export async function writeContent<Result>(deps: Writing, write: (deps: Writing) => Promise<Result>): Promise<Result> {
  return changeContent(deps, async (writing) => ({ isChanged: true, result: await write(writing) }));
}

/**
 * Runs a write that may change nothing, as `writeContent` does. If nothing changed, cached pages stay valid. Throws
 * slug.taken.
 */
export async function changeContent<Result>(
  deps: Writing,
  change: (deps: Writing) => Promise<Outcome<Result>>,
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
    const isTaken = SLUGS.some((constraint) => violates(error, constraint));
    throw isTaken ? new AppError('slug.taken') : error;
  }
}
