import { createTestDatabase } from '@longreturn/db/testing';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../src/connect.ts';

/** Creates an empty database, unlike the clones of the template. */
export async function emptyDatabase(options = '') {
  const { url } = await createTestDatabase();
  const name = `${new URL(url).pathname.slice(1)}_empty`;
  const admin = await connect({ is: 'postgres', url: inject('postgresUrl') });
  await admin.db.execute(sql.raw(`create database ${name} ${options}`));
  await admin.close();
  return { is: 'postgres', url: new URL(`/${name}`, url).href, poolSize: 1 } as const;
}
