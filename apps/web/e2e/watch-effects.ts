import type { Page } from 'playwright-core';

/**
 * The effect of an action. 'change': the document changed. 'url': the app opened another URL. 'document': the browser
 * loaded a document. 'left': an external link was clicked. 'download': a download began. undefined: nothing happened.
 */
export type Effect = 'change' | 'url' | 'document' | 'left' | 'download' | undefined;

declare global {
  interface Window {
    noteEffect: (effect: 'change' | 'left') => Promise<void>;
  }
}

/**
 * Returns a function that runs an action on the page and resolves to its effect, or to undefined if nothing happens
 * within `patienceMs` milliseconds. What the browser does by itself isn't an effect: the state of a checkbox, the
 * focus, a picture that loads, preloaded code. Call `watchEffects` before the page opens its first document.
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
  /**
   * Opening a <details> element counts only if that shows content: the browser opens even an empty one by itself.
   * Attributes of the focused field don't count, because React rewrites them.
   */
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
    event.preventDefault(); // so that no external request is sent
    void window.noteEffect('left');
  });
}
