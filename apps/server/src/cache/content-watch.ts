import { readContentVersion } from '@longreturn/core/content/content-version';
import { findNextPublication } from '@longreturn/core/content/next-publication';
import type { Deps } from '@longreturn/core/deps';
import type { Database } from '@longreturn/db/database';

const LONGEST_TIMER_MS = 3_600_000;

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'logger'> {
  database: Pick<Database, 'listen'>;
}

/**
 * Calls `onChange` when public content has a new version: written by any instance, or because a scheduled
 * item falls due. After a lost connection the version is read anew, for what was missed. Returns the stop.
 */
export async function watchContent(deps: WatchDeps, onChange: () => void): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let version = await readContentVersion(deps);

  const waitForDue = async () => {
    const due = await findNextPublication(deps);
    clearTimeout(timer);
    if (!due || stopped) return;
    const wait = due.getTime() - deps.clock.now().getTime();
    timer = setTimeout(wait > LONGEST_TIMER_MS ? check : changed, Math.max(0, Math.min(wait, LONGEST_TIMER_MS)));
    timer.unref();
  };
  const changed = () => {
    onChange();
    waitForDue().catch(report);
  };
  const check = async () => {
    const now = await readContentVersion(deps);
    if (now === version) return waitForDue();
    version = now;
    changed();
  };
  const report = (error: unknown) => deps.logger.warn({ error: String(error) }, 'content version not read');
  const recheck = () => void check().catch(report);

  await deps.database.listen('content', recheck, recheck);
  await waitForDue();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
