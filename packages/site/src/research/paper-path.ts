/** Returns the path of the research library that shows this paper first. */
export function paperPath(slug: string): string {
  return `/research?cursor=${slug}#${slug}`;
}
