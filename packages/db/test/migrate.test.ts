import { contentVersion } from '@longreturn/db/schema';
import { createTestDatabase, openEmbeddedDatabase } from '@longreturn/db/testing';
import { expect, it } from 'vitest';
import { connect } from '../src/connect.ts';
import { migrate, NewerSchema } from '../src/migrate.ts';
import { createEmptyDatabase } from './empty-database.ts';

it('if several instances start at the same time, one of them migrates', async () => {
  const location = await createEmptyDatabase();
  const instances = await Promise.all(Array.from({ length: 4 }, () => connect(location)));
  await Promise.all(instances.map((instance) => migrate(instance, location)));
  for (const { db } of instances) expect(await db.select().from(contentVersion)).toEqual([{ id: 1, version: 1 }]);
  await Promise.all(instances.map((instance) => instance.close()));
});

it('a second run changes nothing', async () => {
  const location = await createTestDatabase();
  const database = await connect(location);
  await migrate(database, location);
  expect(await database.db.select().from(contentVersion)).toHaveLength(1);
  await database.close();
});

it('an embedded database that is up to date is not migrated again', async () => {
  const database = await openEmbeddedDatabase();
  const withoutDrizzle = {
    ...database,
    get db(): never {
      throw new Error('drizzle was used');
    },
  };
  await migrate(withoutDrizzle, { is: 'embedded', folder: '' });
  await database.close();
});

it('rejects a database that is not encoded in UTF-8', async () => {
  const location = await createEmptyDatabase(`template template0 encoding 'SQL_ASCII' locale 'C'`);
  const database = await connect(location);
  await expect(migrate(database, location)).rejects.toThrow('the database encoding is SQL_ASCII; it must be UTF8');
  await database.close();
});

it('rejects a database that a newer version has migrated', async () => {
  const location = await createTestDatabase();
  const database = await connect(location);
  await database.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`);
  await expect(migrate(database, location)).rejects.toThrow(NewerSchema);
  await database.close();
});
