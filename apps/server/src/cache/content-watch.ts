import { findNextPublication } from '@longreturn/core/content/publication';
import { readContentVersion } from '@longreturn/core/content/write-content';
import type { Deps } from '@longreturn/core/deps';
import { within } from '@longreturn/core/within';
import type { Database } from '@longreturn/db/database';

/**
 * How often each instance polls. Notifications alone don't suffice: some poolers do not forward them, idle connections
 * may lose them, and timers use a monotonic clock, which doesn't notice changes of the wall clock.
 */
const MAX_WAIT_MS = 30_000;
const RETRY_MS = 5000;
const UNLISTEN_TIMEOUT_MS = 1000;

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'logger'> {
  database: Pick<Database, 'listen'>;
}

/**
 * Calls `onChange` when the public content has a new version: any instance wrote it, or a scheduled item became due.
 * Takes at most thirty seconds, even if the wall clock is changed. A failed poll is retried, and changes in between are
 * reported then. Returns a function that stops the watch.
 */
export async function watchContent(deps: WatchDeps, onChange: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
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
  const poll = () =>
    void compare().then(
      () => pollIn(untilDue()),
      (error: unknown) => {
        deps.logger.warn({ error: String(error) }, 'could not read the content version');
        pollIn(RETRY_MS);
      },
    );

  const unlisten = await deps.database.listen('content', poll, poll);
  pollIn(untilDue());
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await within(UNLISTEN_TIMEOUT_MS, unlisten()).catch(() => {}); // an unreachable database sends no notifications either
  };
}

/** Reads the content version and the time when the next scheduled item will change it. */
async function readState(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ version: number; due: Date | undefined }> {
  const [version, due] = await Promise.all([readContentVersion(deps), findNextPublication(deps)]);
  return { version, due };
}
