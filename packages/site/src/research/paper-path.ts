/** Returns the path of the research library page whose list starts with the paper that has this slug. */
export function paperPath(slug: string): string {
  return `/research?cursor=${slug}#${slug}`;
}
