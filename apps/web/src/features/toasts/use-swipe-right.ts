import { useDrag } from '@mantine/hooks';
import { useState } from 'react';

/** How far a toast must be swiped to the right to be dismissed, in pixels. */
const THRESHOLD_PX = 50;

/**
 * Calls `onSwipe` when the element of `ref` is released beyond the threshold. `offset` is how far it follows the
 * pointer, in pixels. Mantine's own drag works in both directions and measures in parts of the toast's width.
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
