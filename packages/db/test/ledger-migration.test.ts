import { activity, entitlements, users } from '@longreturn/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { readMigrations } from './read-migrations.ts';

it('migration 11 gives existing members a comp, and old activity entries keep their text', async () => {
  const { db, close } = await connect(await createEmptyDatabase());
  await db.execute(sql.raw(await readMigrations('0000', '0011')));
  await db.execute(sql`
    insert into users (id, email, email_key, name, role, subscription_status, email_confirmed_at, created_at, updated_at)
    select gen_random_uuid(), name, name, name, role, status, confirmed, now(), timestamptz '2026-10-01'
    from (values ('admin', 'admin', 'none', now()), ('editor', 'editor', 'none', now()), ('former', 'admin', 'comp', now()),
      ('member', 'member', 'comp', now()), ('silent', 'member', 'none', now()), ('unconfirmed', 'member', 'comp', null),
      ('subscriber', 'subscriber', 'none', now()), ('visitor', 'visitor', 'none', null)
    ) as given (name, role, status, confirmed)`);
  await db.execute(sql`
    insert into activity (id, title, description, timestamp)
    values (gen_random_uuid(), 'Role changed', 'Ada: visitor to member', now())`);

  await db.execute(sql.raw(await readMigrations('0011', '0012')));
  const { source, state, from: startsAt, paidThrough, endedAt, grantedBy, reason } = entitlements; // as of migration 11
  const ledger = { source, state, from: startsAt, paidThrough, endedAt, grantedBy, reason };
  const found = await db
    .select({ name: users.name, baseRole: users.baseRole, ledger })
    .from(users)
    .leftJoin(entitlements, eq(entitlements.userId, users.id))
    .orderBy(asc(users.name));
  expect(found.map(({ name, baseRole, ledger }) => [name, baseRole, ledger?.source])).toEqual([
    ['admin', 'admin', undefined],
    ['editor', 'editor', undefined],
    ['former', 'admin', 'comp'],
    ['member', 'subscriber', 'comp'],
    ['silent', 'subscriber', 'comp'],
    ['subscriber', 'subscriber', undefined],
    ['unconfirmed', 'visitor', 'comp'],
    ['visitor', 'visitor', undefined],
  ]);
  const from = new Date('2026-10-01T00:00:00.000Z');
  const granted = { state: 'active', paidThrough: null, endedAt: null, grantedBy: null };
  expect(found[3]?.ledger).toMatchObject({ ...granted, reason: 'Membership set by an admin', from });
  const { action, oldTitle, oldDescription } = activity; // as of migration 11
  const [entry] = await db.select({ action, oldTitle, oldDescription }).from(activity);
  expect(entry).toMatchObject({ action: null, oldTitle: 'Role changed', oldDescription: 'Ada: visitor to member' });
  await close();
});
