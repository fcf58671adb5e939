import type { Logger } from '@longreturn/core/ports';
import { within } from '@longreturn/core/within';

/** Less than the time limits of scrapers. */
const PATIENCE_MS = 1000;

/**
 * Makes a question that gets undefined instead of an answer when `ask` fails or takes longer than a second. One is asked at
 * a time: later askers share its answer, so that a silent database is not asked again and again.
 */
export function askInTime<Answer>(
  logger: Pick<Logger, 'warn'>,
  ask: () => Promise<Answer>,
): () => Promise<Answer | undefined> {
  let asked: Promise<Answer> | undefined;
  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    try {
      return await within(PATIENCE_MS, asked);
    } catch (error) {
      logger.warn({ reason: String(error) }, 'a metric was not collected');
      return undefined;
    }
  };
}
