declare global {
  interface Window {
    /** Path and query of the page that the HTML shows; written by an inline script (early-press.tsx). */
    openedAt: string;
  }
}

/**
 * Reloads when the URL no longer names the page that the HTML shows: Back and Forward can change it while the scripts
 * load. Then it never resolves, as the app could not take over that HTML.
 */
export function reopenIfLeft(): Promise<void> {
  const { pathname, search } = location;
  if (window.openedAt === pathname + search) return Promise.resolve();
  location.reload();
  return new Promise(() => {});
}
