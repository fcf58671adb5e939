/** The query parameter in a link to a moment of an episode. Its value is the time in seconds. */
const TIME = 't';
/** The largest time that a link can have: a day. */
const MAX_SEC = 86_400;

/** Returns the path of a link that opens an episode's page with the player at this position. */
export function momentPath(slug: string, positionSec: number): string {
  return `/episodes/${slug}?${TIME}=${Math.floor(positionSec)}`;
}

/** Returns the time in the query of a link to a moment; undefined without a valid time. */
export function momentOf(search: string): number | undefined {
  const given = new URLSearchParams(search).get(TIME) ?? '';
  const sec = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  return sec <= MAX_SEC ? sec : undefined;
}

/** Returns the time in the URL of an episode's page; undefined without a time, or while another page opens. */
export function momentOnPage(
  { pathname, searchStr }: { pathname: string; searchStr: string },
  { slug }: { slug: string },
): number | undefined {
  return pathname === `/episodes/${slug}` ? momentOf(searchStr) : undefined;
}
