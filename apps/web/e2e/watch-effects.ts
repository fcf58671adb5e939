import type { Page } from 'playwright-core';

/**
 * What came of an act: 'address' is another one within the app, 'document' one that was loaded. 'left' and 'download'
 * leave the page as it was: the browser sees to the rest.
 */
export type Effect = 'change' | 'address' | 'document' | 'left' | 'download' | undefined;

declare global {
  interface Window {
    noteEffect: (effect: 'change' | 'left') => Promise<void>;
  }
}

/**
 * Watches a new page for what comes of an act: a change in the document's body or on its root, another address, a
 * download, a link out that is left to the browser. What the browser does by itself is none: the state of a box, the
 * focus, a picture that loads, code that is fetched ahead. Nothing came of it when nothing did within `patienceMs`.
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
    if (frame === page.mainFrame()) note(isLoaded ? 'document' : 'address');
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

/** Runs in the page: waits until the document is at rest; each change from then on is noted. */
async function watchDocument(): Promise<void> {
  const REST_MS = 100;
  /** A fold opens by itself; what counts is that there is something in it. The attributes of an operated field React writes anew. */
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
  observer.observe(document.documentElement, { attributes: true }); // not the head, where code is fetched ahead
  observer.observe(document.body, ALL);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.origin === location.origin) return;
    event.preventDefault(); // nothing outside is asked
    void window.noteEffect('left');
  });
}
