declare global {
  interface Window {
    /** Path and query of the page in the HTML, written by an inline script (early-press.tsx). */
    openedAt: string;
  }
}

/**
 * Reloads when the URL no longer matches the page in the HTML, as Back and Forward can change it while the scripts
 * load. Then it never resolves, as the app could not hydrate that HTML.
 */
export function reopenIfLeft(): Promise<void> {
  const { pathname, search } = location;
  if (window.openedAt === pathname + search) return Promise.resolve();
  location.reload();
  return new Promise(() => {});
}
