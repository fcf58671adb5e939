const PATIENCE_MS = 300;

/** Why the router runs a loader. */
export type LoadCause = 'enter' | 'stay' | 'preload';

/**
 * What a loader awaits of a list. On the server its end, and a failure is the page's. In the browser no more than a
 * moment, and nothing while its page stays open: the page itself shows the wait and the failure.
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
