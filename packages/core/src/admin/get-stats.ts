import type { AdminStats } from '@longreturn/contract/admin-stats';
import { articles, episodes, subscribers, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { isPublic } from '../content/publication.ts';
import type { Deps } from '../deps.ts';
import { countMembers } from '../entitlements/count-members.ts';
import { getMonthlyRevenue } from '../entitlements/get-monthly-revenue.ts';
import { countRows } from '../lists/count-rows.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Counts users, members, public episodes and articles, and active subscribers. Revenue is in dollars a month. Throws
 * session.required, action.forbidden.
 */
export async function getStats(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<AdminStats> {
  requireAdmin(actor);
  const { db, clock } = deps;
  const now = clock.now();
  const [totalUsers, totalMembers, totalEpisodes, totalArticles, monthlyRevenue, newsletterSubscribers] =
    await Promise.all([
      countRows(db, users, undefined),
      countMembers(deps),
      countRows(db, episodes, isPublic(episodes, now)),
      countRows(db, articles, isPublic(articles, now)),
      getMonthlyRevenue(deps),
      countRows(db, subscribers, eq(subscribers.status, 'active')),
    ]);
  return { totalUsers, totalMembers, totalEpisodes, totalArticles, monthlyRevenue, newsletterSubscribers };
}
