import { z } from 'zod';

const count = z.int().nonnegative();

/** The numbers above the dashboard's tabs. */
export const adminStatsSchema = z.object({
  totalUsers: count,
  /** Users with the role member. */
  totalMembers: count,
  /** Episodes that are public now. */
  totalEpisodes: count,
  /** Articles that are public now. */
  totalArticles: count,
  /** In dollars. */
  monthlyRevenue: z.number().nonnegative(),
  /** Active subscribers. */
  newsletterSubscribers: count,
});
export type AdminStats = z.infer<typeof adminStatsSchema>;
