/**
 * Opens a page with a full load, so that no data of another user remains. Never resolves: the form stays pending until
 * the page is gone, and a page restored from the browser's cache starts fresh.
 */
export function leaveFor(path: string): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(path);
  return new Promise(() => {});
}
