import type { AuditEntry, AuditFilter, AuditPage, ListAuditInput } from '@longreturn/contract/audit';
import type { Db } from '@longreturn/db/database';
import { activity, users } from '@longreturn/db/schema';
import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { containsText } from '../lists/contains-text.ts';
import { type ActivityRow, presentActivity, readActivityPage } from './list-activity.ts';
import { requireAdmin } from './require-admin.ts';

const DAY_MS = 24 * 3_600_000;

/** The maximum number of editors and admins that a search can match by name or email address. */
const MAX_ACTORS = 100;

/**
 * Returns a page of the audit log, newest first. `q` matches the title of the target, or the name or email address of
 * the editor or admin who acted. `total` is at most 1,000. Throws session.required, action.forbidden, input.invalid.
 */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { limit, cursor, ...filter }: ListAuditInput,
): Promise<AuditPage> {
  requireAdmin(actor);
  return readAuditPage(db, await matchingEntries(db, filter), { limit, cursor });
}

/** Returns a page of the entries that match the condition. Throws input.invalid on a malformed cursor. */
export async function readAuditPage(
  db: Db,
  matching: SQL | undefined,
  input: Pick<ListAuditInput, 'limit' | 'cursor'>,
): Promise<AuditPage> {
  return readActivityPage(db, matching, input, presentEntry);
}

/** Returns an SQL condition that is true for the entries that match the filter. */
export async function matchingEntries(db: Db, { q, actor, group, from, to }: AuditFilter): Promise<SQL | undefined> {
  return and(
    q ? await matchesText(db, q) : undefined,
    actor ? actedBy(actor) : undefined,
    group && eq(activity.targetType, group),
    from ? gte(activity.timestamp, new Date(from)) : undefined,
    to ? lt(activity.timestamp, endOf(to)) : undefined,
  );
}

async function matchesText(db: Db, q: string): Promise<SQL | undefined> {
  const isStaff = inArray(users.baseRole, ['editor', 'admin']);
  const actors = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isStaff, containsText(users.searchText, q)))
    .limit(MAX_ACTORS);
  const ids = actors.map(({ id }) => id);
  return or(containsText(activity.searchText, q), ids.length > 0 ? inArray(activity.actorId, ids) : undefined);
}

function actedBy(actor: NonNullable<AuditFilter['actor']>): SQL {
  return actor === 'system' || actor === 'anonymous' ? eq(activity.actor, actor) : eq(activity.actorId, actor);
}

/** Converts a date to the end of that day in UTC. Returns a time unchanged. */
function endOf(to: string): Date {
  const time = new Date(to);
  return to.includes('T') ? time : new Date(time.getTime() + DAY_MS);
}

function presentEntry(row: ActivityRow): AuditEntry {
  const { entry } = row;
  const { title, description } = presentActivity(row);
  const { targetType, targetId, targetTitle } = entry;
  return {
    id: entry.id,
    actor: actorOf(row),
    action: entry.action,
    title,
    description,
    target: targetType && { type: targetType, id: targetId, title: targetTitle ?? '' },
    change: entry.change,
    timestamp: entry.timestamp.toISOString(),
  };
}

function actorOf({ entry, actorName }: ActivityRow): AuditEntry['actor'] {
  return entry.actor === 'user' ? { id: entry.actorId, name: actorName } : entry.actor;
}
