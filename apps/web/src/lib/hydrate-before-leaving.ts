import type { AnyRouter } from '@tanstack/react-router';

/**
 * Hydrates the first page completely before the router leaves it. React hydrates the frame first and then `main`, both
 * from the router's location and data, and the router drops a page's data on leaving. So Back and Forward wait for the
 * frame, which renders first, and then hydrate `main` at once.
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

/** Makes React hydrate the part of the page around an element at once, as it does for user events. */
export function hydrateNow(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })); // nothing listens for it here
}
