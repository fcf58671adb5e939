type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Runs the work once the page is visible: now, or when the reader opens the tab of a page that was loaded in the
 * background. Returns a function that cancels the work.
 */
export function whenVisible(page: Page, work: () => void): () => void {
  const cancel = () => page.removeEventListener('visibilitychange', runIfVisible);
  function runIfVisible(): void {
    if (page.visibilityState !== 'visible') return;
    cancel();
    work();
  }
  page.addEventListener('visibilitychange', runIfVisible);
  runIfVisible();
  return cancel;
}
