/**
 * Returns the Link header for the next page of a list with the same filter (RFC 8288). Returns no header on the last
 * page.
 */
export function nextPageLink(
  address: string,
  input: Record<string, unknown>,
  cursor: string | null,
): { link?: string } {
  if (cursor === null) return {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...input, cursor })) query.set(name, String(value));
  return { link: `<${address}?${query}>; rel="next"` };
}
