import type { Deps } from './deps.ts';

/**
 * Runs the work in a transaction, with the same deps except `db`, and returns its result. An exception rolls the
 * transaction back.
 */
export async function inTransaction<Given extends Pick<Deps, 'db'>, Result>(
  deps: Given,
  work: (deps: Given) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction((tx) => work({ ...deps, db: tx }));
}
