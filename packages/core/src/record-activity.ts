import type { ActivityAction, ActivityChange, ActivityTarget } from '@longreturn/contract/activity';
import { activity, users } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

/** The actor of an audit log entry. Unlike in `Actor`, a user has no role. */
export type ActivityActor = Exclude<Actor, { is: 'user' }> | { is: 'user'; id: string };

interface ActivityEntry {
  actor: ActivityActor;
  action: ActivityAction;
  /** What was changed, with its current name. */
  target: { type: ActivityTarget; id: string | null; title: string };
  /** The old and new values; see `changesOf`. */
  change?: ActivityChange;
}

/** Adds an entry to the audit log: the actor, the target and the changes. `list-activity.ts` formats it. */
export async function recordActivity(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { actor, action, target, change = {} }: ActivityEntry,
): Promise<void> {
  await db.insert(activity).values({
    id: ids.next(),
    actor: actor.is,
    actorId: actor.is === 'user' ? existingUserId(actor.id) : null,
    action,
    targetType: target.type,
    targetId: target.id,
    targetTitle: target.title,
    change,
    userId: target.type === 'account' ? target.id : null,
    timestamp: clock.now(),
  });
}

/** Returns SQL for the user's ID, which is null if the account was deleted after the request began. */
export function existingUserId(id: string) {
  return sql`(select ${users.id} from ${users} where ${users.id} = ${id} for key share)`;
}
