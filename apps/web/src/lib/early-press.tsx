import { useEffect } from 'react';
import { InlineScript } from '../ui/inline-script.tsx';
import { hydrateNow } from './hydrate-before-leaving.ts';
import { nextTask } from './next-task.ts';

declare global {
  interface Window {
    /** Stops recording presses and returns the last pressed control; undefined if nothing was recorded. */
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/**
 * Records presses from the first paint until hydration, and the page's URL at that time. Renders the inline script,
 * which belongs in the head.
 */
export function EarlyPressScript() {
  const code = import.meta.env.SSR ? `openedAt=location.pathname+location.search;(${recordPresses})()` : '';
  return <InlineScript code={code} />;
}

/**
 * Runs in the page as an inline script. Remembers the last press on a button, or on a link marked `data-press` that
 * becomes a button. A second press on such a link follows it, and so does a script that fails to load. Submit buttons
 * are left to the browser.
 */
function recordPresses(): void {
  let pressed: HTMLElement | undefined;
  const record = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button:not([type="submit"]), a[data-press]'); // a click's target
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (control === pressed && control.localName === 'a') return;
    pressed = control;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const follow = ({ target }: Event) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (isScript && pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  };
  addEventListener('click', record, true);
  addEventListener('error', follow, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', record, true);
    removeEventListener('error', follow, true);
    return pressed;
  };
}

/** After hydration, presses the control that was pressed before. */
export function useEarlyPress(): void {
  useEffect(() => {
    const pressed = window.takeEarlyPress?.();
    delete window.takeEarlyPress;
    if (pressed) void replay(pressed);
  }, []);
}

async function replay(control: HTMLElement): Promise<void> {
  hydrateNow(control);
  await nextTask();
  control.click();
}
