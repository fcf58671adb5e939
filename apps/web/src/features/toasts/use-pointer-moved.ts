import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { Toast } from './show-toast.ts';

/** Whether the pointer has moved since the toast appeared. A resting pointer doesn't hold the toast open. */
export function usePointerMoved(toast: Toast): boolean {
  const [movedAt, setMovedAt] = useState<Toast>();
  useWindowEvent('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) setMovedAt(toast);
  });
  return movedAt === toast;
}
