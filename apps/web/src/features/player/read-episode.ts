import type { User } from '@longreturn/contract/account';
import type { Episode } from '@longreturn/contract/content';

/**
 * Reads an episode for the current session, bypassing all caches. Returns undefined if it is not published any more.
 * Throws without a network.
 */
export async function readEpisode(slug: string): Promise<Episode | undefined> {
  const response = await fetch(`/api/episodes/${slug}`, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as Episode) : undefined; // episodePageSchema
}

/** Returns a key that identifies the reader and the role. Readers with different keys may get different renditions. */
export function keyOf(reader: User | undefined): string {
  return reader ? `${reader.id} ${reader.role}` : '';
}
