/** Returns the path of a page of the research library that starts with this paper. */
export function paperPath(slug: string): string {
  return `/research?cursor=${slug}#${slug}`;
}
