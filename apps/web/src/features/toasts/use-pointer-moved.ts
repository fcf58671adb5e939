import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { Toast } from './show-toast.ts';

/** Whether the pointer was moved since the toast came. One that rests where the toast appears doesn't hold it. */
export function usePointerMoved(toast: Toast): boolean {
  const [movedAt, setMovedAt] = useState<Toast>();
  useWindowEvent('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) setMovedAt(toast);
  });
  return movedAt === toast;
}
