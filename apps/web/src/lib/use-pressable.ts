import { useHydrated } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Returns props that make a link a button after hydration. The element stays the same, so that no press is lost during
 * hydration. Without JavaScript, or with a modifier key, the link opens its URL.
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
