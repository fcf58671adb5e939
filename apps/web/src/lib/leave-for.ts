/**
 * Opens a page of the site anew, so that nothing stays of what was read as somebody else. Never ends: the form that left
 * stays busy until its page is gone, and a page that the browser kept comes back fresh.
 */
export function leaveFor(path: string): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(path);
  return new Promise(() => {});
}
