import { useEffect } from 'react';
import { InlineScript } from '../ui/inline-script.tsx';
import { hydrateNow } from './hydrate-before-leaving.ts';
import { nextTask } from './next-task.ts';

declare global {
  interface Window {
    /** Stops recording clicks and returns the control that was clicked last; undefined if none was. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/**
 * Renders an inline script for the page's head. The script stores the page's URL and records clicks until hydration.
 */
export function EarlyClickScript() {
  const code = import.meta.env.SSR ? `openedAt=location.pathname+location.search;(${recordClicks})()` : '';
  return <InlineScript code={code} />;
}

/**
 * Runs in the page as an inline script. Records the last click on a button or on a link with `data-press`, which
 * hydration turns into a button. If the reader clicks such a link twice, or if a script fails to load, the browser
 * follows the link. Ignores submit buttons.
 */
function recordClicks(): void {
  let clicked: HTMLElement | undefined;
  const record = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button:not([type="submit"]), a[data-press]'); // a click's target
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (control === clicked && control.localName === 'a') return;
    clicked = control;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const follow = ({ target }: Event) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (isScript && clicked instanceof HTMLAnchorElement) location.assign(clicked.href);
  };
  addEventListener('click', record, true);
  addEventListener('error', follow, true);
  window.takeEarlyClick = () => {
    removeEventListener('click', record, true);
    removeEventListener('error', follow, true);
    return clicked;
  };
}

/** After hydration, clicks the control that the reader clicked before hydration. */
export function useEarlyClick(): void {
  useEffect(() => {
    const clicked = window.takeEarlyClick?.();
    delete window.takeEarlyClick;
    if (clicked) void replay(clicked);
  }, []);
}

async function replay(control: HTMLElement): Promise<void> {
  hydrateNow(control);
  await nextTask();
  control.click();
}
