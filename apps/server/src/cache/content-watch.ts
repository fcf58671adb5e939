import { findNextPublication } from '@longreturn/core/content/publication';
import { readContentVersion } from '@longreturn/core/content/write-content';
import type { Deps } from '@longreturn/core/deps';
import { within } from '@longreturn/core/within';
import type { Database } from '@longreturn/db/database';

/**
 * The longest time between two polls. Notifications alone are not enough: some connection poolers don't forward them,
 * and they can get lost on idle connections. Timers alone are not enough for scheduled items either, because they don't
 * notice changes of the wall clock.
 */
const MAX_WAIT_MS = 30_000;
const RETRY_MS = 5000;
const UNLISTEN_TIMEOUT_MS = 1000;

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'logger'> {
  database: Pick<Database, 'listen'>;
}

/**
 * Calls `onChange` when the public content has changed, either by a write of any instance or because a scheduled item
 * became due. The call comes at most thirty seconds after the change, even if the wall clock is adjusted. After a
 * failed poll the watch retries and reports the changes it missed. Returns a function that stops the watch.
 */
export async function watchContent(deps: WatchDeps, onChange: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isPolling = false;
  let isAskedAgain = false;
  let seen = await readState(deps);

  const pollIn = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(poll, Math.max(0, Math.min(ms, MAX_WAIT_MS)));
    timer.unref();
  };
  const untilDue = () => (seen.due ? seen.due.getTime() - deps.clock.now().getTime() : MAX_WAIT_MS);
  const compare = async () => {
    const state = await readState(deps);
    const isNew = state.version !== seen.version || untilDue() <= 0;
    seen = state;
    if (isNew && !stopped) onChange();
  };
  const compareAndWait = () =>
    compare().then(
      () => pollIn(untilDue()),
      (error: unknown) => {
        deps.logger.warn({ error: String(error) }, 'could not read the content version');
        pollIn(RETRY_MS);
      },
    );
  // One poll at a time: if two overlapped, the older state could arrive last, and the next poll would report the newer
  // state as a change again.
  const poll = async () => {
    isAskedAgain = isPolling;
    if (isPolling) return;
    isPolling = true;
    do {
      isAskedAgain = false;
      await compareAndWait();
    } while (isAskedAgain);
    isPolling = false;
  };

  const unlisten = await deps.database.listen('content', poll, poll);
  pollIn(untilDue());
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await within(UNLISTEN_TIMEOUT_MS, unlisten()).catch(() => {}); // fails only if the database is unreachable, and then there is nothing to stop
  };
}

/** Reads the content version and the time when the next scheduled item will change it. */
async function readState(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ version: number; due: Date | undefined }> {
  const [version, due] = await Promise.all([readContentVersion(deps), findNextPublication(deps)]);
  return { version, due };
}
