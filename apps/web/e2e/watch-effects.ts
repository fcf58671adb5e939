import type { Page } from 'playwright-core';

/**
 * The effect of an action: 'url' is a new URL within the app, 'document' a loaded document. 'left' and 'download'
 * leave the page unchanged, as the browser handles the rest.
 */
export type Effect = 'change' | 'url' | 'document' | 'left' | 'download' | undefined;

declare global {
  interface Window {
    noteEffect: (effect: 'change' | 'left') => Promise<void>;
  }
}

/**
 * Watches a new page for the effect of an action: a change in the document's body or root, a new URL, a download, or an
 * external link. The browser's own reactions don't count: a checkbox's state, the focus, a loading picture, preloaded
 * code. There is no effect if nothing happens within `patienceMs`.
 */
export async function watchEffects(
  page: Page,
  patienceMs: number,
): Promise<(act: () => Promise<void>) => Promise<Effect>> {
  let note: (effect: Effect) => void = () => {};
  await page.exposeFunction('noteEffect', (effect: Effect) => note(effect));
  let isLoaded = false;
  page.on('request', (request) => {
    isLoaded ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(isLoaded ? 'document' : 'url');
  });
  page.on('download', (download) => {
    note('download');
    void download.cancel();
  });
  return async (act) => {
    await page.evaluate(watchDocument);
    const { promise, resolve } = Promise.withResolvers<Effect>();
    isLoaded = false;
    note = resolve;
    await act();
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    const effect = await promise;
    clearTimeout(timer);
    note = () => {};
    return effect;
  };
}

/** Runs in the page: waits until the document is at rest, then records each change. */
async function watchDocument(): Promise<void> {
  const REST_MS = 100;
  /** A fold opens by itself, so it must have content. React rewrites the attributes of an operated field. */
  const isNothing = ({ type, target, attributeName }: MutationRecord) => {
    if (type !== 'attributes') return false;
    if (target instanceof HTMLInputElement) return target === document.activeElement;
    return attributeName === 'open' && target instanceof HTMLDetailsElement && isEmpty(target);
  };
  const isEmpty = ({ children }: HTMLDetailsElement) =>
    ![...children].some((child) => child.localName !== 'summary' && child.getBoundingClientRect().height > 0);
  const ALL = { attributes: true, childList: true, characterData: true, subtree: true };

  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, REST_MS);
  const waiting = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, REST_MS);
  });
  waiting.observe(document, ALL);
  await promise;
  waiting.disconnect();

  const observer = new MutationObserver((records) => {
    if (!records.every(isNothing)) void window.noteEffect('change');
  });
  observer.observe(document.documentElement, { attributes: true }); // not the head, where code is preloaded
  observer.observe(document.body, ALL);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.origin === location.origin) return;
    event.preventDefault(); // sends no external request
    void window.noteEffect('left');
  });
}
