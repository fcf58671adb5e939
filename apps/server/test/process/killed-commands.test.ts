import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { SYSTEM } from '@longreturn/core/actor';
import { archivedTables } from '@longreturn/core/archive/archived-tables';
import { buildEpisode, buildRendition, createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { createTestDatabase } from '@longreturn/db/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { verifyArchive } from '../../src/archive/verify-archive.ts';
import { writeArchive } from '../../src/archive/write-archive.ts';
import { type RunningScript, runScript } from '../testing/run-server.ts';

const script = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const ARCHIVE = script('archive/archive-command.ts');
const IMPORT = script('imports/import-feed.ts');
const SOON = { timeout: 50_000, interval: 20 };
const AUDIO = Buffer.alloc(5000, 'audio');
const LOCK = 4711;
const LIMIT_MS = 120_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longreturn-killed-'));
  return () => rm(folder, { recursive: true });
});

/** Opens a new database. `run` runs a command on it, with the same data folder each time. */
async function openSite() {
  const location = await createTestDatabase();
  const database = await connect(location);
  onTestFinished(database.close);
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const variables = { DATABASE_URL: location.url, DATA_DIR: dataDir };
  return { database, dataDir, run: (...given: string[]) => runScript(given, variables) };
}

/** Adds three episodes, of which the first has audio. */
async function addEpisodes({ deps }: Awaited<ReturnType<typeof createTestDeps>>) {
  const { id: episodeId } = await buildEpisode(deps);
  await buildEpisode(deps);
  await buildEpisode(deps);
  const { objectKey } = await buildRendition(deps, { episodeId, bytes: AUDIO.length });
  return objectKey ?? '';
}

async function kill({ process, ended }: RunningScript) {
  process.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

/** Returns what a command prints. The command has to succeed. */
async function outputOf({ ended, output }: RunningScript): Promise<string> {
  const code = await ended;
  expect(code, output()).toBe(0);
  return output();
}

/**
 * Blocks the insertion of a certain row, kills the command that waits for this insertion, and removes the block. Calls
 * `whileWaiting` before the kill.
 */
async function killAtInsert(
  { db, query }: Database,
  { table, when }: { table: string; when: string },
  run: () => RunningScript,
  whileWaiting: () => Promise<void> = async () => {},
) {
  await query(`create function wait() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(${LOCK}); return new; end'`);
  await query(`create trigger wait before insert on ${table} for each row when (${when}) execute function wait()`);
  const waiting = () => query(`select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`);
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${LOCK})`));
    const running = run();
    const ended = running.ended.then(() => Promise.reject(new Error(running.output())));
    await Promise.race([vi.waitFor(async () => expect(await waiting()).toHaveLength(1), SOON), ended]);
    ended.catch(() => {}); // the command is killed below
    await whileWaiting();
    await kill(running);
  });
  await query(`drop trigger wait on ${table}`);
}

it(
  'a restore that is killed while it inserts rows leaves the database empty, and the next restore is complete',
  async () => {
    const source = await createTestDeps();
    onTestFinished(source.close);
    const objectKey = await addEpisodes(source);
    await source.store.put(objectKey, Readable.from([AUDIO]), { contentType: 'audio/mpeg', bytes: AUDIO.length });
    const file = join(folder, 'site.tar.gz');
    await pipeline(writeArchive(source.deps, SYSTEM, 'site.tar.gz'), createWriteStream(file));

    const { database, dataDir, run } = await openSite();
    const counts = async ({ query }: Database) =>
      Promise.all(archivedTables().map(async ({ name }) => [name, await query(`select count(*) from ${name}`)]));
    const empty = await counts(database);
    const restore = () => run(ARCHIVE, 'restore', file);
    const expectEmpty = async () => expect(await counts(database)).toEqual(empty);
    await killAtInsert(database, { table: 'renditions', when: 'true' }, restore, expectEmpty);
    await expectEmpty();
    expect(await outputOf(restore())).toMatch(/^Restored \d+ rows and 1 files\.$/m);
    expect(await counts(database)).toEqual(await counts(source.database));
    expect(await readFile(join(dataDir, 'objects', objectKey))).toEqual(AUDIO);
  },
  LIMIT_MS,
);

it(
  'an export that is killed leaves no archive under the given name, and the next export writes a whole archive',
  async () => {
    const { database, dataDir, run } = await openSite();
    const objectKey = await addEpisodes(await createTestDeps(database));
    const object = join(dataDir, 'objects', objectKey);
    await mkdir(join(object, '..'), { recursive: true });
    await writeFile(object, '');
    await truncate(object, 50_000_000_000); // takes minutes to read, but uses no disk space
    const exports = await mkdtemp(join(folder, 'exports-'));
    const running = run(ARCHIVE, 'export', join(exports, 'site.tar.gz'));
    const written = () => stat(join(exports, 'site.tar.gz.partial')).then(({ size }) => size);
    await vi.waitFor(async () => expect(await written(), running.output()).toBeGreaterThan(0), SOON);
    await kill(running);
    expect(await readdir(exports)).toEqual(['site.tar.gz.partial']);
    await expect(verifyArchive(join(exports, 'site.tar.gz.partial'))).rejects.toThrow('The archive is truncated');

    await writeFile(object, AUDIO);
    await outputOf(run(ARCHIVE, 'export', join(exports, 'site.tar.gz')));
    expect(await readdir(exports)).toEqual(['site.tar.gz']);
    expect(await verifyArchive(join(exports, 'site.tar.gz'))).toMatchObject({ objects: [{ bytes: AUDIO.length }] });
  },
  LIMIT_MS,
);

const item = (name: string) =>
  `<item><guid>${name}</guid><title>${name}</title><pubDate>Tue, 01 Jan 2019 07:00:00 GMT</pubDate><enclosure url="https://cdn.example/${encodeURIComponent(name)}.mp3" length="1000" type="audio/mpeg"/></item>`;

const NO_REPORT = JSON.stringify({
  ...{ type: 'Investor Lens', fileId: null, title: null, reported: [], omitted: 0 },
  counts: { created: 0, updated: 0, unchanged: 0, skipped: 0 },
});

it(
  'a killed import stores no partial episode, the next import adds the rest, and no import starts while another runs',
  async () => {
    const { database, run } = await openSite();
    const { query } = database;
    const file = join(folder, 'show.xml');
    const names = ['Episode one', 'Episode two', 'Episode three', 'Episode four'];
    await writeFile(
      file,
      `<rss version="2.0"><channel><title>A show</title>${names.map(item).join('')}</channel></rss>`,
    );
    const importShow = () => run(IMPORT, file);
    const imported = async () =>
      (
        await query(`select title from episodes join renditions on renditions.episode_id = episodes.id
        join imported_items on imported_items.episode_id = episodes.id order by imported_items.updated_at`)
      ).map(({ title }) => title);
    const episodes = async () => (await query('select title from episodes')).length;

    const third = `new.external_url like '%three.mp3'`; // by then, the third item's episode has been inserted
    await killAtInsert(database, { table: 'renditions', when: third }, importShow);
    await vi.waitFor(async () => expect(await episodes()).toBe(2), SOON);
    expect(await imported()).toEqual(names.slice(0, 2));
    const runningImport = `insert into feed_imports (id, source, state, is_dry_run, copies_audio, report, created_at)
      values (gen_random_uuid(), 'feed.xml', 'running', false, false, '${NO_REPORT}', now())`;
    await query(runningImport); // a restored archive can contain such a row, but not the job that runs the import
    expect(await outputOf(importShow())).toContain('4 items, 2 created, 0 updated, 2 unchanged, 0 skipped.');
    expect([await imported(), await episodes()]).toEqual([names, 4]);
    expect(await query('select state, failure from feed_imports')).toMatchObject([
      { state: 'failed', failure: 'import.interrupted' },
    ]);
    await query(runningImport);
    await query(`insert into pgboss.job (name, data) values ('show-import', '{}')`);
    const refused = importShow();
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('Another import is running. Wait until it ends, or cancel it.');
  },
  LIMIT_MS,
);
