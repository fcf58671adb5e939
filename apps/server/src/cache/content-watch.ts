import { readContentVersion } from '@longreturn/core/content/content-version';
import { findNextPublication } from '@longreturn/core/content/next-publication';
import type { Deps } from '@longreturn/core/deps';
import { within } from '@longreturn/core/within';
import type { Database } from '@longreturn/db/database';

/**
 * How often every instance looks by itself: not every pooler passes on notifications, a silent connection may lose some, and
 * timers run by a monotonic clock, which doesn't notice that the wall clock was set forward.
 */
const LONGEST_WAIT_MS = 30_000;
const RETRY_MS = 5000;
const FAREWELL_MS = 1000;

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'logger'> {
  database: Pick<Database, 'listen'>;
}

/**
 * Calls `onChange` when public content has a new version: written by any instance, or because a scheduled item falls due,
 * within thirty seconds also where the wall clock was set. A look that fails is repeated, and reports what was missed
 * meanwhile. Returns a function that stops the watch.
 */
export async function watchContent(deps: WatchDeps, onChange: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let seen = await readState(deps);

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(look, Math.max(0, Math.min(ms, LONGEST_WAIT_MS)));
    timer.unref();
  };
  const untilDue = () => (seen.due ? seen.due.getTime() - deps.clock.now().getTime() : LONGEST_WAIT_MS);
  const compare = async () => {
    const state = await readState(deps);
    const isNew = state.version !== seen.version || untilDue() <= 0;
    seen = state;
    if (isNew && !stopped) onChange();
  };
  const look = () =>
    void compare().then(
      () => lookIn(untilDue()),
      (error: unknown) => {
        deps.logger.warn({ error: String(error) }, 'content version not read');
        lookIn(RETRY_MS);
      },
    );

  const unlisten = await deps.database.listen('content', look, look);
  lookIn(untilDue());
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await within(FAREWELL_MS, unlisten()).catch(() => {}); // a database that is away sends no news either
  };
}

/** What rendered copies depend on: the content's version, and when the next scheduled item changes it. */
async function readState(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ version: number; due: Date | undefined }> {
  const [version, due] = await Promise.all([readContentVersion(deps), findNextPublication(deps)]);
  return { version, due };
}
