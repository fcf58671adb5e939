/** Part of the lock icon's path in a page's HTML. */
export const LOCK = 'M8 11V7.5a4 4 0 0 1 8 0V11';
