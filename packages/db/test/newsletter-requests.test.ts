import { subscribers, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { readMigrations } from './read-migrations.ts';

it('migrations 3 and 4 move newsletter requests of unconfirmed accounts to the users table, and mark the requests of people who had unsubscribed before', async () => {
  const { db, close } = await connect(await createEmptyDatabase());
  await db.execute(sql.raw(await readMigrations('0000', '0003')));
  await db.execute(sql`
    insert into users (id, email, email_key, name, role, email_confirmed_at, created_at, updated_at)
    select gen_random_uuid(), name, name, name, 'visitor', confirmed, now(), now()
    from (values ('wish', null), ('form', null), ('ended', null), ('none', null), ('confirmed', now())) as given (name, confirmed)`);
  await db.execute(sql`
    insert into subscribers (id, email, email_key, status, source, ended_at, subscribed_at, updated_at)
    select gen_random_uuid(), name, name, status, source, ended, now(), now()
    from (values ('wish', 'pending', 'profile', null), ('form', 'pending', 'footer', null), ('again', 'pending', 'footer', now()),
      ('ended', 'unsubscribed', 'profile', now()), ('confirmed', 'active', 'profile', null), ('stranger', 'pending', 'profile', null)
    ) as given (name, status, source, ended)`);
  await db.execute(sql.raw(await readMigrations('0003', '0005')));
  const wishing = await db.select({ name: users.name }).from(users).where(eq(users.wantsNewsletter, true));
  expect(wishing).toEqual([{ name: 'wish' }]);
  const kept = await db.select({ email: subscribers.email, endedAs: subscribers.endedAs }).from(subscribers);
  expect(kept.map(({ email }) => email).toSorted()).toEqual(['again', 'confirmed', 'ended', 'form', 'stranger']);
  expect(kept.filter(({ endedAs }) => endedAs !== null)).toEqual([{ email: 'again', endedAs: 'unsubscribed' }]);
  await close();
});
