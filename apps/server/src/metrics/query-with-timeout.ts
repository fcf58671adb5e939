import type { Logger } from '@longreturn/core/ports';
import { within } from '@longreturn/core/within';

/** Shorter than the timeouts of scrapers. */
const TIMEOUT_MS = 1000;

/**
 * Returns a function that runs the query and returns its result, or undefined if it fails or takes more than a second.
 * Concurrent callers share one query, so that queries don't pile up while the database is unresponsive.
 */
export function queryWithTimeout<Result>(
  logger: Pick<Logger, 'warn'>,
  ask: () => Promise<Result>,
): () => Promise<Result | undefined> {
  let asked: Promise<Result> | undefined;
  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    try {
      return await within(TIMEOUT_MS, asked);
    } catch (error) {
      logger.warn({ reason: String(error) }, 'could not collect a metric');
      return undefined;
    }
  };
}
