/** A comment that marks a statement as not to be prepared, because its best plan depends on its values. */
export const UNPREPARED = '/* unprepared */';
