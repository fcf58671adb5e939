/**
 * Opens a page with a full load, so that no data of another user remains. Never resolves, so that the form stays
 * pending until the browser leaves the page. If Back restores the page from the browser's cache, the page reloads.
 */
export function leaveFor(path: string): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(path);
  return new Promise(() => {});
}
