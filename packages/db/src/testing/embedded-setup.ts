import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { wrapPglite } from '../connect-embedded.ts';
import { migrate } from '../migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
  }
}

/** Dumps a migrated embedded database to a file. Each test file loads its own database from the dump. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'longreturn-template-'));
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const database = wrapPglite(client, () => {});
  await migrate(database, { is: 'embedded', folder: home });
  const dump = await client.dumpDataDir('none');
  await database.close();
  const file = join(home, 'template.tar');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  project.provide('embeddedTemplate', file);
  return () => rm(home, { recursive: true, force: true });
}
