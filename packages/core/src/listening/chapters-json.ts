import type { Chapter } from '@longreturn/contract/listening';

/** Returns chapters in the JSON chapters format 1.2 of the podcast namespace. */
export function chaptersJson(chapters: readonly Chapter[]): string {
  const listed = chapters.map(({ startTime, title, url }) => ({ startTime, title, ...(url !== null && { url }) }));
  return JSON.stringify({ version: '1.2.0', chapters: listed });
}
