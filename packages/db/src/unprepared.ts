/** A comment in a statement that is not to be prepared: the best plan for it depends on its values. */
export const UNPREPARED = '/* unprepared */';
