import { privateFeedUses } from '@longreturn/db/schema';
import { countDistinct, gt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { dayOf } from './record-feed-use.ts';

const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;

/** Returns a subquery that counts the networks and apps that used each private feed on each of the last seven days. */
export function selectDailyUsage({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { feedId, day, networkHash, appHash } = privateFeedUses;
  return db
    .select({
      feedId,
      day,
      networks: countDistinct(networkHash).as('networks'),
      apps: countDistinct(appHash).as('apps'),
    })
    .from(privateFeedUses)
    .where(gt(day, dayOf(new Date(clock.now().getTime() - SEVEN_DAYS_MS))))
    .groupBy(feedId, day)
    .as('daily_usage');
}
