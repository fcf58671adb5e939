import type { Episode } from '@longreturn/contract/content';

/**
 * Reads an episode as the current session gets it, past all caches. Returns undefined if it is not published any more.
 * Throws without a network.
 */
export async function readEpisode(slug: string): Promise<Episode | undefined> {
  const response = await fetch(`/api/episodes/${slug}`, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as Episode) : undefined; // episodePageSchema
}
