/** Documented pages that later work brings; until then they may answer the 404 page. */
export const LATER_PAGES: ReadonlySet<string> = new Set(['/membership', '/admin/dashboard']);
