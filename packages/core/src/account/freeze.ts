import { emailKey } from '@longreturn/contract/account-input';
import { activity, notifications, users } from '@longreturn/db/schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

type Freezing = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>;

const REASON = 'Too many failed sign-in attempts';

/**
 * Freezes password logins for the account with this email address, alerts admins and emails the owner a reset link.
 * Existing sessions continue (docs/product.md, Freezing). If the email address has no account, the same statements run
 * but change nothing.
 */
export async function freeze(deps: Freezing, email: string, lastFailedLoginIp: string): Promise<void> {
  const { db, clock, ids, jobs } = deps;
  const now = clock.now();
  const [user] = await db
    .update(users)
    .set({ frozenAt: now, updatedAt: now })
    .where(eq(users.emailKey, emailKey(email)))
    .returning({ id: users.id });
  const userId = user?.id ?? ids.next();
  await alertAdmins(deps, userId, lastFailedLoginIp);
  await jobs.send(db, 'mail', { kind: 'account-frozen', userId }); // the email is dropped if the account doesn't exist
  await db.insert(activity).select(
    db
      .select({
        id: typedValue(ids.next(), 'uuid').as('id'),
        actor: typedValue('system', 'text').as('actor'),
        actorId: sql`null::uuid`.as('actor_id'),
        action: typedValue('account.frozen', 'text').as('action'),
        targetType: typedValue('account', 'text').as('target_type'),
        targetId: users.id,
        targetTitle: users.name,
        change: sql`'{}'::jsonb`.as('change'),
        userId: users.id,
        oldTitle: sql`null::text`.as('title'),
        oldDescription: sql`null::text`.as('description'),
        timestamp: typedValue(now.toISOString(), 'timestamptz').as('timestamp'),
      })
      .from(users)
      .where(eq(users.id, userId))
      .getSQL(), // as SQL, because drizzle doesn't accept a query without the generated column `search_text`
  );
}

/** Creates an alert about the account, or updates its open alert. */
async function alertAdmins(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  userId: string,
  lastFailedLoginIp: string,
): Promise<void> {
  const now = clock.now();
  const alert = db
    .select({
      id: typedValue(ids.next(), 'uuid').as('id'),
      userId: users.id,
      reason: typedValue(REASON, 'text').as('reason'),
      lastFailedLoginIp: typedValue(lastFailedLoginIp, 'text').as('last_failed_login_ip'),
      createdAt: typedValue(now.toISOString(), 'timestamptz').as('created_at'),
      settledAt: sql`null::timestamptz`.as('settled_at'),
    })
    .from(users)
    .where(eq(users.id, userId));
  await db
    .insert(notifications)
    .select(alert)
    .onConflictDoUpdate({
      target: notifications.userId,
      targetWhere: sql`${notifications.settledAt} is null`,
      set: { reason: REASON, lastFailedLoginIp, createdAt: now },
    });
}

/** Returns the value as SQL, cast to the type. */
function typedValue(value: string, type: 'text' | 'timestamptz' | 'uuid'): SQL {
  return sql`${value}::${sql.raw(type)}`;
}
