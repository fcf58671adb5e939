/** The delay before each retry, in milliseconds. */
const DELAYS_MS = [500, 1000, 2000];

/**
 * Loads a part of the app, and retries when it fails, for example while the network changes. Some browsers cache the
 * failure of a file while the page is open, so if all retries fail, it reloads the page once. Throws the last error.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const delay of DELAYS_MS) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  try {
    return await load();
  } catch (error) {
    if (wasReloaded() || !(await isServed())) throw error;
    location.reload();
    return new Promise(() => undefined); // the page ends here
  }
}

function wasReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Whether the page itself can be fetched. A page without JavaScript is better than the browser's error page. */
async function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
