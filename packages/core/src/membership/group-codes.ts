import { randomInt } from 'node:crypto';
import type { CreateGroupCodeInput, GroupCode } from '@longreturn/contract/admin-membership';
import type { Membership } from '@longreturn/contract/membership';
import { MESSAGES } from '@longreturn/contract/messages';
import { idSchema } from '@longreturn/contract/scalars';
import { entitlements, groupCodes, users } from '@longreturn/db/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { existingUserId, recordActivity } from '../record-activity.ts';
import { getMembership } from './get-membership.ts';

/** Letters and digits that can't be mistaken for each other. A code of ten of them can't be guessed. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const MAX_SHOWN = 100;

type Managing = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Creates a code that gives at most `seats` people a comp. The code and the comps expire at the given time
 * (docs/product.md, Membership). Throws session.required, action.forbidden, and input.invalid for a time in the past.
 */
export async function createGroupCode(
  deps: Managing,
  actor: Actor,
  { name, seats, until }: CreateGroupCodeInput,
): Promise<GroupCode> {
  requireAdmin(actor);
  const now = deps.clock.now();
  if (until <= now) throw new AppError('input.invalid', { until: MESSAGES.compUntil });
  const id = deps.ids.next();
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const createdBy = actor.is === 'user' ? existingUserId(actor.id) : null;
  await inTransaction(deps, async (deps) => {
    const values = { id, code, name, seats, paidThrough: until, createdBy, createdAt: now };
    await deps.db.insert(groupCodes).values(values);
    const change = { seats: { from: null, to: seats }, until: { from: null, to: until.toISOString() } };
    await recordActivity(deps, { actor, action: 'code.created', target: { type: 'payment', id, title: name }, change });
  });
  return getCode(deps, id);
}

/** Lists the latest hundred codes. Throws session.required, action.forbidden. */
export async function listGroupCodes(deps: Pick<Deps, 'db'>, actor: Actor): Promise<GroupCode[]> {
  requireAdmin(actor);
  const rows = await selectCodes(deps).orderBy(desc(groupCodes.createdAt), desc(groupCodes.id)).limit(MAX_SHOWN);
  return rows.map(presentCode);
}

/** Ends a code; memberships from this code continue. Throws session.required, action.forbidden, code.unknown. */
export async function endGroupCode(deps: Managing, actor: Actor, { id }: { id: string }): Promise<GroupCode> {
  requireAdmin(actor);
  const before = await getCode(deps, id);
  if (before.endedAt !== null) return before;
  await inTransaction(deps, async (deps) => {
    await deps.db.update(groupCodes).set({ endedAt: deps.clock.now() }).where(eq(groupCodes.id, id));
    const target = { type: 'payment', id, title: before.name } as const;
    await recordActivity(deps, { actor, action: 'code.ended', target });
  });
  return getCode(deps, id);
}

/**
 * Gives the actor the comp of a code. A second call changes nothing. Throws session.required, code.unknown for a code
 * that doesn't exist, has expired or was ended, and code.full if no seat is left.
 */
export async function redeemCode(deps: Managing, actor: Actor, { code }: { code: string }): Promise<Membership> {
  const { id: userId } = requireUser(actor);
  const now = deps.clock.now();
  const given = code.trim().toUpperCase();
  if (given.includes('\0')) throw new AppError('code.unknown'); // PostgreSQL rejects the character
  await inTransaction(deps, async ({ db, ids }) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const isCode = and(eq(groupCodes.code, given), isNull(groupCodes.endedAt));
    const [found] = await db.select().from(groupCodes).where(isCode).for('update');
    if (!found || found.paidThrough <= now) throw new AppError('code.unknown');
    const { id: groupCodeId, paidThrough, name: reason } = found;
    const isOwn = and(eq(entitlements.groupCodeId, groupCodeId), eq(entitlements.userId, userId));
    if ((await db.$count(entitlements, isOwn)) > 0) return;
    const taken = await db.$count(entitlements, eq(entitlements.groupCodeId, groupCodeId));
    if (taken >= found.seats) throw new AppError('code.full');
    const times = { from: now, paidThrough, createdAt: now, updatedAt: now };
    const comp = { id: ids.next(), userId, source: 'comp', state: 'active', reason, groupCodeId } as const;
    await db.insert(entitlements).values({ ...comp, ...times });
  });
  return getMembership(deps, actor);
}

function selectCodes({ db }: Pick<Deps, 'db'>) {
  const seats = sql`select count(*) from ${entitlements} where ${entitlements.groupCodeId} = ${groupCodes.id}`;
  return db
    .select({ code: groupCodes, taken: sql<number>`(${seats})`.mapWith(Number) })
    .from(groupCodes)
    .$dynamic();
}

async function getCode(deps: Pick<Deps, 'db'>, id: string): Promise<GroupCode> {
  if (!idSchema.safeParse(id).success) throw new AppError('code.unknown');
  const [row] = await selectCodes(deps).where(eq(groupCodes.id, id));
  if (!row) throw new AppError('code.unknown');
  return presentCode(row);
}

function presentCode({ code: row, taken }: { code: typeof groupCodes.$inferSelect; taken: number }): GroupCode {
  const { id, code, name, seats, paidThrough, createdAt, endedAt } = row;
  return {
    ...{ id, code, name, seats, taken },
    until: paidThrough.toISOString(),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
