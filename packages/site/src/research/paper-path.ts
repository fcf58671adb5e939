/** Returns a path of the research library. The list on that page starts with the paper that has this slug. */
export function paperPath(slug: string): string {
  return `/research?cursor=${slug}#${slug}`;
}
