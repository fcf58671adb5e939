import type { ActivityAction, ActivityChange, ActivityTarget } from '@longreturn/contract/activity';
import { activity, users } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

/** The actor of an audit log entry. A user's role doesn't matter here. */
export type ActivityActor = Exclude<Actor, { is: 'user' }> | { is: 'user'; id: string };

interface ActivityEntry {
  actor: ActivityActor;
  action: ActivityAction;
  /** The changed thing, with its name at that time. An entry about an account is deleted with the account. */
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
    actorId: actor.is === 'user' ? idWhileKnown(actor.id) : null,
    action,
    targetType: target.type,
    targetId: target.id,
    targetTitle: target.title,
    change,
    userId: target.type === 'account' ? target.id : null,
    timestamp: clock.now(),
  });
}

/** Returns the ID of a user, or null if the account was deleted since the request began. */
export function idWhileKnown(id: string) {
  return sql`(select ${users.id} from ${users} where ${users.id} = ${id} for key share)`;
}
