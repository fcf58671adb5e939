import { useHydrated } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent } from 'react';
import { hasModifier } from './has-modifier.ts';

/**
 * Returns the props that turn a link into a button after hydration. The element stays the same, so that no click during
 * hydration is lost. Without JavaScript, or with a modifier key, the link opens its URL.
 */
export function usePressable(onPress: () => void) {
  const isHydrated = useHydrated();
  return {
    'data-press': '',
    role: isHydrated ? 'button' : undefined,
    onClick: (event: MouseEvent) => {
      if (hasModifier(event)) return;
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
