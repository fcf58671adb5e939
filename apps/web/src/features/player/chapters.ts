/** A chapter in the player. */
export interface PlayedChapter {
  startTime: number;
  title: string;
}

/** Reads an episode's chapters in the JSON chapters format. Returns an empty list if they can't be read. */
export async function readChapters(url: string | null): Promise<readonly PlayedChapter[]> {
  if (url === null) return [];
  try {
    const response = await fetch(ownPath(url));
    const { chapters } = (await response.json()) as { chapters: PlayedChapter[] }; // the JSON chapters format
    return chapters;
  } catch {
    return [];
  }
}

/**
 * Returns the path and query of a URL of this site. The API's URLs have the site's public origin, which may differ from
 * the origin that the reader's session belongs to.
 */
export function ownPath(url: string): string {
  const { pathname, search } = new URL(url, window.location.href);
  return pathname + search;
}

/** Returns the chapter at a position, if there is one. */
export function chapterAt(chapters: readonly PlayedChapter[], positionSec: number): PlayedChapter | undefined {
  return chapters.findLast(({ startTime }) => startTime <= positionSec);
}

/** Returns where the chapter at a position ends; undefined in the last chapter. */
export function chapterEnd(chapters: readonly PlayedChapter[], positionSec: number): number | undefined {
  return chapters.find(({ startTime }) => startTime > positionSec)?.startTime;
}
