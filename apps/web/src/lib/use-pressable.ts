import { useHydrated } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Props that make a link a button once the app runs. The element stays the same, so that no press is lost while the app
 * takes over; without JavaScript, and with a modifier key, the link leads to its address.
 */
export function usePressable(onPress: () => void) {
  const isHydrated = useHydrated();
  return {
    'data-press': '',
    role: isHydrated ? 'button' : undefined,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      onPress();
    },
  } as const;
}
