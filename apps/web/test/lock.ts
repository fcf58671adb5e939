/** Part of the drawing of a lock, as a page's HTML has it. */
export const LOCK = 'M8 11V7.5a4 4 0 0 1 8 0V11';
