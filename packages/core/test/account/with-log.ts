import type { Database, Db } from '@longreturn/db/database';
import * as schema from '@longreturn/db/schema';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';

/** Returns a client for the database, and a list to which it adds every statement except BEGIN and COMMIT. */
export function withLog({ db, engine }: Database): { db: Db; statements: string[] } {
  const statements: string[] = [];
  const config = { schema, logger: { logQuery: (text: string) => void statements.push(text) } };
  const { $client } = db as unknown as { $client: never }; // each engine's drizzle has its own type of client
  const logged = engine === 'pglite' ? drizzlePglite($client, config) : drizzlePostgres($client, config);
  return { db: logged, statements };
}
