import { LIMITS } from '@longreturn/contract/limits';
import type { SubscriberTags } from '@longreturn/contract/subscribers';
import { subscribers } from '@longreturn/db/schema';
import { asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { isListed } from './list-subscribers.ts';

/** Returns the tags of all listed subscribers, at most 100. Throws session.required, action.forbidden. */
export async function listTags({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<SubscriberTags> {
  requireAdmin(actor);
  return { tags: await findTags(db, isListed()) };
}

/** Returns the tags of these subscribers, the most frequent first, at most 100. */
export async function findTags(db: Deps['db'], matching: SQL | undefined): Promise<string[]> {
  const tagged = db
    .select({ tag: sql<string>`unnest(${subscribers.tags})`.as('tag') })
    .from(subscribers)
    .where(matching)
    .as('tagged');
  const rows = await db
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), asc(tagged.tag))
    .limit(LIMITS.shownTags);
  return rows.map(({ tag }) => tag);
}
