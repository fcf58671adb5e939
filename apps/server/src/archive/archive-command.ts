import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SYSTEM } from '@longreturn/core/actor';
import { ArchiveError } from '@longreturn/core/archive/archive-format';
import { createDeps } from '@longreturn/core/create-deps';
import { EnvError, readEnv } from '../env.ts';
import { createMediaTools } from '../media-library/create-media-tools.ts';
import { createObjectStore } from '../media-library/create-object-store.ts';
import { openDatabase } from '../open-database.ts';
import { makeDataFolderPrivate } from '../private-data-folder.ts';
import { StartError } from '../start-error.ts';
import { restoreArchive } from './restore-archive.ts';
import { type Archiving, writeArchive } from './write-archive.ts';

const COMMANDS: Record<string, (deps: Archiving, path: string) => Promise<string>> = {
  export: exportTo,
  restore: restoreFrom,
};

/**
 * `npm run export -- FILE` writes an archive of everything that the site stores. `npm run restore -- FILE` restores the
 * archive into an empty database. The environment variables select the database and the object store.
 */
async function runCommand([name = '', file, ...rest]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command || file === undefined || rest.length > 0) throw new EnvError(`Usage: npm run ${name} -- FILE.tar.gz`);
  const path = resolve(process.env['INIT_CWD'] ?? '.', file); // npm runs scripts in the root folder
  const env = readEnv(process.env);
  makeDataFolderPrivate(resolve(env.dataDir));
  const database = await openDatabase(env, () => {});
  const mediaTools = createMediaTools(join(env.dataDir, 'uploads'));
  try {
    const deps = createDeps({ db: database.db, objects: await createObjectStore(env), mediaTools });
    console.log(await command(deps, path));
  } finally {
    await mediaTools.close();
    await database.close();
  }
}

async function exportTo(deps: Archiving, path: string): Promise<string> {
  if (await isThere(path)) throw new ArchiveError(`${path} exists already.`);
  const partial = `${path}.partial`;
  try {
    await pipeline(writeArchive(deps, SYSTEM, 'npm run export'), createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return `Everything is in ${path}. The archive contains personal data and keys, so keep it in a safe place.`;
}

async function restoreFrom(deps: Archiving, path: string): Promise<string> {
  const { tables, objects } = await restoreArchive(deps, path);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${rows} rows and ${objects.length} files.`;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

process.umask(0o077); // created files are readable only by their owner, as in main.ts
runCommand(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof EnvError || error instanceof StartError || error instanceof ArchiveError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
});
