import { feedImports } from '@longreturn/db/schema';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { type Ending, endShowImport } from './end-show-import.ts';
import { isUnfinished } from './show-import-row.ts';

/**
 * Ends the imports that no job will continue: their process died during the last retry, or they were restored from an
 * archive. Must not be called in a transaction, because it reads the queue on another connection.
 */
export async function endLostImports(deps: Ending & Pick<Deps, 'jobs'>): Promise<void> {
  const unfinished = await deps.db.select({ id: feedImports.id }).from(feedImports).where(isUnfinished);
  if (unfinished.length === 0 || (await hasJob(deps))) return;
  for (const { id } of unfinished) await endShowImport(deps, id, { failure: 'import.interrupted' });
}

/** Throws import.running if an import from the dashboard is waiting, running or finishing its last item. */
export async function requireNoOpenImport(deps: Ending & Pick<Deps, 'jobs'>): Promise<void> {
  await endLostImports(deps);
  if ((await deps.db.$count(feedImports, isUnfinished)) > 0) throw new AppError('import.running');
}

/** Returns whether a job that imports a show is waiting or running, or true if the state of its queue isn't known. */
async function hasJob({ jobs }: Pick<Deps, 'jobs'>): Promise<boolean> {
  const queue = (await jobs.queueStates()).find(({ name }) => name === 'show-import');
  return !queue || queue.waiting + queue.running > 0;
}
