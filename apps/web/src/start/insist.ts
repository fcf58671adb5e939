/** How long each next try waits, in milliseconds. */
const PAUSES = [500, 1000, 2000];

/**
 * Loads a part of the app, and asks again when it can't be had, as while the network changes. Some browsers remember
 * that a file failed for as long as the page is open: what can't be had is had by loading the page again, once. Throws
 * what the last try did.
 */
export async function insist<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await load();
  } catch (error) {
    if (wasLoadedAgain() || !(await isServed())) throw error;
    location.reload();
    return new Promise(() => undefined); // the page ends here
  }
}

function wasLoadedAgain(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Whether the page itself can be had: it is better read without JavaScript than replaced by the browser's excuse. */
async function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
