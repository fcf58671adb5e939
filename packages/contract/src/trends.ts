import { z } from 'zod';
import { readItemSchema } from './reads.ts';

/** The periods that the charts can show, in days. */
const TREND_DAYS = [30, 90] as const;

const readDays = (given: unknown) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given);

export const trendsInput = z.object({ days: z.preprocess(readDays, z.literal(TREND_DAYS)).optional() });
export type TrendsInput = z.infer<typeof trendsInput>;

const countSchema = z.int().min(0);

/** An episode and how often it was downloaded in a period. */
export const downloadedEpisodeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  downloads: countSchema,
});

/** What happened in a period that ends today, in UTC. */
export const trendsSchema = z.object({
  /** Every day of the period, the earliest first. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      registrations: countSchema,
      subscribers: countSchema,
      reads: countSchema,
      downloads: countSchema,
    }),
  ),
  /** At most ten items, the most read one first. */
  mostRead: z.array(readItemSchema.extend({ title: z.string(), slug: z.string(), reads: countSchema })),
  /** At most ten episodes, the most downloaded one first. */
  mostDownloaded: z.array(downloadedEpisodeSchema),
});
export type Trends = z.infer<typeof trendsSchema>;
