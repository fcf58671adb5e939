import type { AnyRouter } from '@tanstack/react-router';

/**
 * Hydrates the first page completely before the router leaves it. React hydrates the frame (header and footer) first,
 * and then `main`, which needs the page's data. But the router drops the data of a page that it leaves. The first
 * navigation therefore waits until the frame is hydrated, and then hydrates `main` immediately.
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
      if (history.subscribers.size === 0) await frame; // the router subscribes when the frame is hydrated
      stop();
      const content = document.getElementById('main')?.firstElementChild;
      if (content) hydrateNow(content);
      return false;
    },
  });
}

/**
 * Makes React immediately hydrate the part of the page around an element, as if the user had interacted with the
 * element.
 */
export function hydrateNow(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })); // React hydrates for this event, and nothing else listens for it
}
