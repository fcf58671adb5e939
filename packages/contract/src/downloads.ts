import { z } from 'zod';
import { idSchema } from './scalars.ts';
import { downloadedEpisodeSchema, trendsInput } from './trends.ts';

export const downloadsInput = trendsInput;
export const episodeDownloadsInput = trendsInput.extend({ id: idSchema });
export type EpisodeDownloadsInput = z.infer<typeof episodeDownloadsInput>;

const countSchema = z.int().min(0);

/** Downloads by source: private feeds, the site's player, and all other apps ('public'). */
const bySourceSchema = z.object({ public: countSchema, private: countSchema, site: countSchema });
export type DownloadsBySource = z.infer<typeof bySourceSchema>;

const daySchema = bySourceSchema.extend({ date: z.iso.date() });

/** The downloads of an episode. */
export const episodeDownloadsSchema = z.object({
  /** Every day of the period in UTC, the earliest first. */
  days: z.array(daySchema),
  last7Days: bySourceSchema,
  last30Days: bySourceSchema,
  allTime: bySourceSchema,
});
export type EpisodeDownloads = z.infer<typeof episodeDownloadsSchema>;

/** The downloads of all episodes in a period that ends today, in UTC. */
export const downloadsSchema = z.object({
  days: z.array(daySchema),
  /** At most ten episodes, the most downloaded one first. */
  mostDownloaded: z.array(downloadedEpisodeSchema),
});
export type Downloads = z.infer<typeof downloadsSchema>;
