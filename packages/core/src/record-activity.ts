import { activity } from '@longreturn/db/schema';
import type { Deps } from './deps.ts';

/** Adds a line to the administrator's Recent Activity (specification §2); one that tells of an account (`userId`) goes with it. */
export async function recordActivity(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  entry: { title: string; description: string; userId?: string },
): Promise<void> {
  await db.insert(activity).values({ id: ids.next(), timestamp: clock.now(), ...entry });
}
