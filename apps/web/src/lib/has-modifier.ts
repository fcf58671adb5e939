type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a click had a modifier key. On a link, it opens a tab or a window, or downloads. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
