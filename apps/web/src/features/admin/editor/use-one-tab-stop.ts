import { type KeyboardEvent, useEffect, useRef } from 'react';

const CONTROLS = 'button:not(:disabled)';

/**
 * Returns the ref of a toolbar. Only one of its buttons is a Tab stop: the one that had the focus last, or the first
 * one. Without this hook, each of Mantine's buttons would be a Tab stop.
 */
export function useOneTabStop() {
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    const update = () => keepOneTabStop(element);
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', update);
    };
  }, []);
  return toolbar;
}

function keepOneTabStop(toolbar: HTMLElement): void {
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>(CONTROLS)];
  const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
  const stop =
    buttons.find((button) => button === document.activeElement) ?? (stops.length === 1 ? stops[0] : buttons[0]);
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** Moves the focus with the arrow keys, Home and End. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(CONTROLS)];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
