import { type CSSProperties, type PointerEventHandler, useState } from 'react';

/** How far a toast is drawn to the right before it goes (specification §9). */
const THRESHOLD_PX = 50;

interface Swipe {
  style: CSSProperties;
  onPointerDown: PointerEventHandler;
  onPointerMove: PointerEventHandler;
  onPointerUp: PointerEventHandler;
  onPointerCancel: PointerEventHandler;
}

/** Handlers for what follows the finger to the right, and calls `onSwipe` when let go past the threshold. */
export function useSwipeRight(onSwipe: () => void): Swipe {
  const [startX, setStartX] = useState<number>();
  const [offset, setOffset] = useState(0);

  const rest = () => {
    setStartX(undefined);
    setOffset(0);
  };
  return {
    style: offset > 0 ? { translate: `${offset}px 0` } : {},
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStartX(event.clientX);
    },
    onPointerMove: (event) => {
      if (startX !== undefined) setOffset(Math.max(0, event.clientX - startX));
    },
    onPointerUp: (event) => {
      // By the event: the last move may not be rendered yet.
      if (startX !== undefined && event.clientX - startX >= THRESHOLD_PX) onSwipe();
      rest();
    },
    onPointerCancel: rest,
  };
}
