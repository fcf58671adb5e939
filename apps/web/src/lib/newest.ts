/** The query input for the newest item of a list. */
export const NEWEST = { limit: 1 };
