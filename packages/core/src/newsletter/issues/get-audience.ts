import { LIMITS } from '@longreturn/contract/limits';
import type { Edition } from '@longreturn/contract/newsletter';
import type { IssueAudience, IssueAudienceInput } from '@longreturn/contract/newsletter-issue';
import { subscribers } from '@longreturn/db/schema';
import { asc, count, desc, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { countRecipients, isIn } from './find-recipients.ts';

/**
 * Returns how many subscribers would receive an issue now, and the tags that a segment of its edition can have, the most
 * frequent first. Throws session.required, action.forbidden.
 */
export async function getAudience(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { edition, segmentTags = [] }: IssueAudienceInput,
): Promise<IssueAudience> {
  requireAdmin(actor);
  const [recipients, tags] = await Promise.all([
    countRecipients(deps, { edition, segmentTags }),
    findTags(deps, edition),
  ]);
  return { recipients, tags };
}

async function findTags({ db }: Pick<Deps, 'db'>, edition: Edition): Promise<string[]> {
  const tagged = db
    .select({ tag: sql<string>`unnest(${subscribers.tags})`.as('tag') })
    .from(subscribers)
    .where(isIn({ edition, segmentTags: [] }))
    .as('tagged');
  const rows = await db
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(desc(count()), asc(tagged.tag))
    .limit(LIMITS.shownTags);
  return rows.map(({ tag }) => tag);
}
