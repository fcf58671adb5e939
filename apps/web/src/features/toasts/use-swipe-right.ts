import { useDrag } from '@mantine/hooks';
import { useState } from 'react';

/** How far a toast is drawn to the right before it goes (specification §9). */
const THRESHOLD_PX = 50;

/**
 * Calls `onSwipe` when the element of `ref` was drawn past the threshold and let go. `offset` is how far it follows the
 * finger, in pixels. Mantine's own drag goes both ways, and counts in parts of the toast's width.
 */
export function useSwipeRight(onSwipe: () => void) {
  const [offset, setOffset] = useState(0);
  const { ref } = useDrag(
    ({ movement: [x], last, canceled }) => {
      setOffset(last ? 0 : Math.max(0, x));
      if (last && !canceled && x >= THRESHOLD_PX) onSwipe();
    },
    { axis: 'x', threshold: 3 },
  );
  return { ref, offset };
}
