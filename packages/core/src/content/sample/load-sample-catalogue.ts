import { articles, episodes } from '@longreturn/db/schema';
import { SYSTEM } from '../../actor.ts';
import { countRows } from '../../lists/count-rows.ts';
import type { Jobs } from '../../ports.ts';
import { recordActivity } from '../../record-activity.ts';
import { liftTimeLimit, lockContentStart, syncTopics } from '../topics/sync-topics.ts';
import { touchContentVersion, type Writing } from '../write-content.ts';

/**
 * Loads the sample catalogue if the site has neither episodes nor articles, and returns whether the catalogue was
 * loaded. Called at startup if the variable SEED is 'sample'. Queues the job that adds the audio of the episodes. Runs
 * in one transaction, so the catalogue is loaded only once even if several instances start at the same time.
 */
export async function loadSampleCatalogue(deps: Writing & { jobs: Pick<Jobs, 'send'> }): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await liftTimeLimit(tx);
    await lockContentStart(tx);
    const loading = { ...deps, db: tx };
    if ((await countRows(tx, episodes, undefined)) + (await countRows(tx, articles, undefined)) > 0) return false;
    await syncTopics(loading);
    const { insertSampleCatalogue } = await import('./insert-sample-catalogue.ts');
    const inserted = await insertSampleCatalogue(loading);
    const target = {
      type: 'catalogue',
      id: null,
      title: `${inserted.episodes} episodes and ${inserted.articles} articles`,
    } as const;
    await recordActivity(loading, { actor: SYSTEM, action: 'catalogue.loaded', target });
    await deps.jobs.send(tx, 'sample-audio', {});
    await touchContentVersion(tx);
    return true;
  });
}
