const AT_LATEST_MS = 5000;
const DELAY_WITHOUT_IDLE_MS = 2000;

/**
 * Calls `task` when the browser is idle, but after 5 seconds at the latest. Safari has no idle callback: there, `task`
 * is called after 2 seconds.
 */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: AT_LATEST_MS });
  else setTimeout(task, DELAY_WITHOUT_IDLE_MS);
}
