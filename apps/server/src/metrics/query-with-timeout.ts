import type { Logger } from '@longreturn/core/ports';
import { within } from '@longreturn/core/within';

/** Shorter than the timeouts of scrapers. */
const TIMEOUT_MS = 1000;

/**
 * Wraps a query so that it returns undefined if it fails or takes longer than a second. Only one query runs at a time
 * and concurrent callers share its result, so an unresponsive database does not accumulate queries.
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
