import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const OPEN_MS = 700;
const SKIP_MS = 300;

/**
 * Returns the control whose tooltip (`data-tip`) is shown, and the event handlers for the element around the controls.
 * The tooltip of a hovered or focused control is shown after 700 ms, or immediately if another tooltip was shown within
 * the last 300 ms. A click, or Escape wherever the focus is (WCAG 1.4.13), hides the tooltip until the next hover or
 * focus. An Escape that hides a tooltip doesn't close a dialog.
 */
export function useShownTip({ onApproach }: { onApproach: () => void }) {
  const [shown, setShown] = useState<HTMLElement>();
  const near = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    if (shown) hiddenAt.current = performance.now();
    setShown(undefined);
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopImmediatePropagation();
    hide();
  });
  useEffect(() => {
    // Dialogs also listen on the window. This listener is added before theirs, so that it can stop the event.
    const listen = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  const approach = (target: HTMLElement | undefined) => {
    if (target === near.current) return;
    const wasShown = shown !== undefined || performance.now() - hiddenAt.current < SKIP_MS;
    near.current = target;
    hide();
    if (!target) return;
    onApproach();
    timer.current = setTimeout(() => setShown(target), wasShown ? 0 : OPEN_MS);
  };

  return {
    shown,
    events: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') approach(findTipControl(event.target));
      },
      onPointerLeave: () => approach(undefined),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) approach(findTipControl(target));
      },
      onBlur: () => approach(undefined),
      onClick: hide,
    },
  };
}

function findTipControl(target: EventTarget): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;
}
