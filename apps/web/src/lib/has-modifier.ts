type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a click had a modifier key. With one, a link opens in a new tab or window, or is downloaded. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
