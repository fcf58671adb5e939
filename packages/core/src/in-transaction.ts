import type { Deps } from './deps.ts';

/** Runs the work in a transaction, on the same deps but for their `db`, and results in what it does; a throw undoes all of it. */
export async function inTransaction<Given extends Pick<Deps, 'db'>, Result>(
  deps: Given,
  work: (deps: Given) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction((tx) => work({ ...deps, db: tx }));
}
