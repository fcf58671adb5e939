import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/** Specification §9. */
const DURATION_MS = 5000;

interface ToastTimer {
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `onEnd` after five seconds, which begin anew when the pointer or the focus leaves the toast. A pointer that rests
 * where the toast appears does not stop it: only one that was moved onto it does.
 */
export function useToastTimer(onEnd: () => void): ToastTimer {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const end = useEffectEvent(onEnd);
  const isHeld = hasPointer || hasFocus;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return {
    onPointerMove: ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) setPointer(true);
    },
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
