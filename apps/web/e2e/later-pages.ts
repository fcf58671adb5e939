/** Planned pages, which may respond with the 404 page until they are built. */
export const LATER_PAGES: ReadonlySet<string> = new Set(['/membership']);
