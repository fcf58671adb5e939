import { createTestDatabase } from '@longreturn/db/testing';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../src/connect.ts';

/**
 * Creates a database without any tables and returns its location. `options` is added to the `create database`
 * statement.
 */
export async function createEmptyDatabase(options = '') {
  const { url } = await createTestDatabase();
  const name = `${new URL(url).pathname.slice(1)}_empty`;
  const admin = await connect({ is: 'postgres', url: inject('postgresUrl') });
  await admin.db.execute(sql.raw(`create database ${name} ${options}`));
  await admin.close();
  return { is: 'postgres', url: new URL(`/${name}`, url).href, poolSize: 1 } as const;
}
