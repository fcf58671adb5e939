import type { RouterHistory } from '@tanstack/react-router';

/**
 * Hydrates the first page completely before the router leaves it. React hydrates `main` after the frame around it, and
 * the router drops the data of a page that it leaves: a page hydrated after that has nothing to render from.
 */
export function hydrateBeforeLeaving(history: RouterHistory): void {
  const stop = history.block({
    enableBeforeUnload: false,
    blockerFn: async () => {
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
