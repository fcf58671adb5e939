import type { ActivityItem } from '@longreturn/contract/admin';
import { activity } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { inOrder, newestFirst } from '../lists/order.ts';
import { presentActivity } from './present-activity.ts';
import { requireAdmin } from './require-admin.ts';

const MOST = 50;
const NEWEST = newestFirst(activity.timestamp, activity.id);

/** Lists the latest 50 entries of the audit log, newest first. Throws session.required, action.forbidden. */
export async function listActivity({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<ActivityItem[]> {
  requireAdmin(actor);
  const rows = await db
    .select()
    .from(activity)
    .orderBy(...inOrder(NEWEST))
    .limit(MOST);
  return rows.map(presentActivity);
}
