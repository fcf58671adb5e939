/** The delay before each retry, in milliseconds. */
const DELAYS_MS = [500, 1000, 2000];

/**
 * Loads a part of the app, and retries three times if that fails, for example while the network changes. If all retries
 * fail, reloads the page once, because some browsers remember a failed file as long as the page is open. If the page
 * was already reloaded or can't be fetched, throws the last error instead.
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
    return new Promise(() => undefined); // never resolves, because the page is reloading
  }
}

function wasReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/**
 * Resolves to whether the page can be fetched. If it can't, the current page without JavaScript is better than the
 * browser's error page.
 */
async function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
