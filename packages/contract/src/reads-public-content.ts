const SECTIONS = ['content.', 'newsletter.issues.'];

/** Whether the query of this dotted name reads what the site publishes: to everyone without a session it answers the same. */
export function readsPublicContent(query: string): boolean {
  return SECTIONS.some((section) => query.startsWith(section));
}
