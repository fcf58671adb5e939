import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { EMBEDDED_OPTIONS, wrapPglite } from '../connect-embedded.ts';
import { migrate } from '../migrate.ts';
import { PrivateFS } from '../private-fs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database: its folder, and a dump of the folder. */
    embeddedTemplate: { folder: string; dump: string };
  }
}

/** Creates a migrated embedded database. Tests load or copy it, because creating one takes seconds. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'longreturn-template-'));
  const folder = join(home, 'database');
  const client = await PGlite.create({ ...EMBEDDED_OPTIONS, fs: new PrivateFS(folder) });
  const database = wrapPglite(client, () => {});
  await migrate(database, { is: 'embedded', folder });
  const packed = await client.dumpDataDir('none');
  await database.close();
  const dump = join(home, 'template.tar');
  await writeFile(dump, new Uint8Array(await packed.arrayBuffer()));
  project.provide('embeddedTemplate', { folder, dump });
  return () => rm(home, { recursive: true, force: true });
}
