const PATIENCE_MS = 300;

/** Why the router runs a loader. */
export type LoadCause = 'enter' | 'stay' | 'preload';

/**
 * How long a loader waits for a list. On the server it waits until the list is read, and a failure fails the page. In
 * the browser it waits only a moment, and not at all while the page stays open: the page shows the loading state and
 * the failure.
 */
export async function awaitList(reading: Promise<unknown>, cause: LoadCause): Promise<void> {
  if (import.meta.env.SSR) {
    await reading;
    return;
  }
  const ended = reading.catch(() => undefined);
  if (cause === 'stay') return;
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
