import { writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The name of the migrated database from which each test file's database is cloned. */
export const TEMPLATE = 'longreturn_template';

/** Starts one server for the whole test run, with a migrated template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  console.log(`PostgreSQL for the tests: ${server.kind}`);
  writeServerKind(server.kind);
  const admin = await connect({ is: 'postgres', url: server.url });
  await admin.db.execute(`create database ${TEMPLATE}`);
  const template = { is: 'postgres', url: new URL(`/${TEMPLATE}`, server.url).href } as const;
  const database = await connect(template);
  await migrate(database, template);
  await database.close();
  await admin.close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

/** Writes the kind of server to the file that TEST_POSTGRES_KIND_FILE names. `npm test` sets this variable. */
function writeServerKind(kind: PostgresServer['kind']): void {
  const file = process.env['TEST_POSTGRES_KIND_FILE'];
  if (file) writeFileSync(file, kind);
}
