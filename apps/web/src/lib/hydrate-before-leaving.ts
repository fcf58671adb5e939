import type { AnyRouter } from '@tanstack/react-router';

/**
 * Hydrates the first page completely before the router leaves it. React hydrates the frame first and `main` after it, both
 * from the router's location and data, and the router drops the data of a page that it leaves. So Back and Forward wait
 * for the frame, which renders the app's first time, and then hydrate `main` at once.
 */
export function hydrateBeforeLeaving({ history, subscribe }: Pick<AnyRouter, 'history' | 'subscribe'>): void {
  const frame = new Promise<void>((resolve) => {
    const stop = subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
  const stop = history.block({
    enableBeforeUnload: false,
    blockerFn: async () => {
      if (history.subscribers.size === 0) await frame; // the router subscribes with the frame
      stop();
      const content = document.getElementById('main')?.firstElementChild;
      if (content) hydrateNow(content);
      return false;
    },
  });
}

/** Makes React hydrate the part of the page around an element at once: it does so for events that a user causes. */
export function hydrateNow(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })); // nothing listens to it here
}
