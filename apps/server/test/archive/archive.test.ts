import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SYSTEM } from '@longreturn/core/actor';
import { archivedTables, leftOutTables } from '@longreturn/core/archive/archived-tables';
import { dumpTables } from '@longreturn/core/archive/dump-tables';
import { loadSampleCatalogue } from '@longreturn/core/content/sample/load-sample-catalogue';
import type { ObjectStore } from '@longreturn/core/ports';
import { siteKey } from '@longreturn/core/site-key';
import { buildEpisode, buildRendition, buildUser, createTestDeps, feedToken } from '@longreturn/core/testing';
import { connect, type DatabaseLocation } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { migrate } from '@longreturn/db/migrate';
import { avatars, failedLogins, privateFeeds, sessions, siteSettings, subscribers } from '@longreturn/db/schema';
import { createTestDatabase } from '@longreturn/db/testing';
import { diskStore } from '@longreturn/providers/storage/disk';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restoreArchive } from '../../src/archive/restore-archive.ts';
import { verifyArchive } from '../../src/archive/verify-archive.ts';
import { type Archiving, writeArchive } from '../../src/archive/write-archive.ts';
import { createMediaTools } from '../../src/media-library/create-media-tools.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const ODD = 'Line\u2028separator, "quotes", \\n backslash,\nbreak, 🎙 and ‘é’';
const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));

let folder: string;
let file: string;
let source: Awaited<ReturnType<typeof createTestDeps>>;
const mediaTools = () => createMediaTools(join(folder, 'uploads'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longreturn-archive-'));
  source = await createTestDeps();
  await fillSite();
  file = join(folder, 'site.tar.gz');
  await archive({ ...source.deps, mediaTools: mediaTools() }, file);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

async function fillSite() {
  const { deps } = source;
  const now = deps.clock.now();
  await loadSampleCatalogue(deps);
  const user = await buildUser(deps, { name: ODD, role: 'member' });
  const { id: episodeId } = await buildEpisode(deps, { description: ODD });
  const transcript = [{ startTime: 0, endTime: 1.25, speaker: null, text: ODD }];
  const { objectKey } = await buildRendition(deps, { episodeId, transcript, bytes: BYTES.length });
  await deps.objects.put(objectKey ?? '', Readable.from([BYTES]), { contentType: 'audio/mpeg', bytes: BYTES.length });
  await deps.objects.put('uploads/one/unfinished', Readable.from([]), { contentType: 'image/png', bytes: 0 });
  await deps.db.insert(avatars).values({ userId: user.id, version: '1', webp: BYTES.subarray(0, 99), updatedAt: now });
  await deps.db.insert(failedLogins).values({ emailHash: 'a hash', times: [now, now], lastAt: now });
  const feed = { id: deps.ids.next(), userId: user.id, name: ODD, tokenHash: feedToken('one').hash, createdAt: now };
  await deps.db.insert(privateFeeds).values(feed);
  await deps.db
    .insert(siteSettings)
    .values({ part: 'booking', value: { url: 'https://one.example', odd: ODD }, updatedAt: now });
  await siteKey(deps, 'newsletter-links');
  const session = { id: 'a hash', publicId: deps.ids.next(), userId: user.id, device: 'A browser', createdAt: now };
  await deps.db.insert(sessions).values({ ...session, lastUsedAt: now, expiresAt: now });
  const people = Array.from({ length: 450 }, (_, index) => `person-${index}@example.org`);
  await deps.db.insert(subscribers).values(
    people.map((email) => ({
      id: deps.ids.next(),
      email,
      emailKey: email,
      status: 'active' as const,
      tags: ['a', ODD],
      subscribedAt: now,
      updatedAt: now,
    })),
  );
}

async function archive(deps: Archiving, path: string) {
  await pipeline(writeArchive(deps, SYSTEM, 'site.tar.gz'), createWriteStream(path));
}

/** Opens an empty database, like that of a new site. */
async function openEmpty(is: DatabaseLocation['is']): Promise<Database> {
  const location: DatabaseLocation =
    is === 'postgres' ? await createTestDatabase() : { is, folder: await mkdtemp(join(folder, 'database-')) };
  const database = await connect(location);
  onTestFinished(() => database.close());
  await migrate(database, location);
  return database;
}

const readRows = async ({ query }: Pick<Database, 'query'>) => {
  const rows = archivedTables().map(async ({ name, primaryKey }) => {
    const lines = await query(`select row_to_json(t)::text as line from ${name} t order by ${primaryKey.join()}`);
    return [name, lines.map(({ line }) => line)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

async function readObjects(store: ObjectStore) {
  const found: Record<string, string> = {};
  for await (const { key } of store.list('')) {
    const body = await store.get(key);
    if (body && !key.startsWith('uploads/')) found[key] = (await buffer(body)).toString('base64');
  }
  return found;
}

const counts = async (database: Database) =>
  Object.entries(await readRows(database))
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => [name, rows.length]);

test('every table of the database is either archived or listed as left out', async () => {
  const tables = await source.database.query(`select tablename from pg_tables where schemaname = 'public'`);
  const named = [...archivedTables().map(({ name }) => name), ...leftOutTables()];
  expect(named.toSorted()).toEqual(tables.map(({ tablename }) => tablename).toSorted());
});

test('restoring to another database engine and object store, and then back, keeps all archived rows and all objects', async () => {
  const embedded = await openEmpty('embedded');
  const disk = diskStore(join(folder, 'objects'));
  const restored = await restoreArchive({ db: embedded.db, objects: disk }, file);
  expect(restored.objects).toMatchObject([{ bytes: BYTES.length, contentType: 'audio/mpeg' }]);
  const rows = await readRows(source.database);
  expect(rows['subscribers']).toHaveLength(450);
  expect(await readRows(embedded)).toEqual(rows);
  expect(await readObjects(disk)).toEqual(await readObjects(source.store));
  expect(await embedded.query('select * from sessions')).toEqual([]);

  const back = join(folder, 'back.tar.gz');
  await archive({ ...source.deps, db: embedded.db, objects: disk, mediaTools: mediaTools() }, back);
  const postgres = await openEmpty('postgres');
  const memory = (await createTestDeps(source.database)).store;
  await restoreArchive({ db: postgres.db, objects: memory }, back);
  const { activity, ...others } = rows;
  const { activity: newActivity, ...restoredOthers } = await readRows(postgres);
  expect(restoredOthers).toEqual(others);
  expect(newActivity).toHaveLength((activity ?? []).length + 1);
  expect(await readObjects(memory)).toEqual(await readObjects(source.store));
});

test('a restore that fails halfway leaves the database empty, and the next restore succeeds', async () => {
  const database = await openEmpty('postgres');
  const empty = await counts(database);
  const store = (await createTestDeps(source.database)).store;
  await database.query('alter table subscribers add constraint obstacle check (false)');
  await expect(restoreArchive({ db: database.db, objects: store }, file)).rejects.toThrow();
  expect(await counts(database)).toEqual(empty);
  await database.query('alter table subscribers drop constraint obstacle');
  await restoreArchive({ db: database.db, objects: store }, file);
  expect(await readRows(database)).toEqual(await readRows(source.database));
  await expect(restoreArchive({ db: database.db, objects: store }, file)).rejects.toThrow(
    /^The database is not empty: /,
  );
});

const CHANGES: Record<string, { change: (path: string) => Promise<void>; error: RegExp }> = {
  'is truncated': { change: async (path) => truncate(path, 20_000), error: /^The archive is truncated or damaged\.$/ },
  'has no manifest': {
    change: async (path) => {
      const tar = gunzipSync(await readFile(path));
      await writeFile(
        path,
        gzipSync(Buffer.concat([tar.subarray(0, tar.lastIndexOf('manifest.json')), Buffer.alloc(1024)])),
      );
    },
    error: /^The archive is truncated: it has no manifest\.$/,
  },
  'has a changed row': {
    change: (path) => edit(path, 'person-7@', 'person-x@'),
    error: /^The archive was changed: tables\/subscribers\.ndjson has a different checksum\.$/,
  },
  'has an object outside its folder': {
    change: (path) => edit(path, 'objects/audio/', 'objects/../../'),
    error: /^The archive was changed: /,
  },
  'was made by a newer version': {
    change: (path) => edit(path, '"format":1', '"format":9'),
    error: /^The archive was made by a newer version of the site\./,
  },
  'is not a gzip file': {
    change: (path) => writeFile(path, 'not an archive'),
    error: /^The archive is truncated or damaged\.$/,
  },
  'is an empty tar file': {
    change: async (path) => writeFile(path, gzipSync(Buffer.alloc(1024))),
    error: /^The archive is truncated: it has no manifest\.$/,
  },
};

/** Replaces a text in the archive with another one of the same length, everywhere except in the manifest. */
async function edit(path: string, from: string, to: string) {
  const tar = gunzipSync(await readFile(path));
  const end = tar.lastIndexOf('manifest.json');
  for (let at = tar.indexOf(from); at >= 0 && at < end; at = tar.indexOf(from, at + 1)) {
    tar.write(to, at);
    if (from.startsWith('objects/')) fixChecksum(tar.subarray(at, at + 512));
  }
  await writeFile(path, gzipSync(tar));
}

function fixChecksum(header: Buffer) {
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
}

test.each(Object.entries(CHANGES))(
  'an archive that %s is refused, and nothing is restored',
  async (name, { change, error }) => {
    const changed = join(folder, `${name}.tar.gz`);
    await writeFile(changed, await readFile(file));
    await change(changed);
    const database = await openEmpty('postgres');
    const objects = (await createTestDeps(source.database)).store;
    await expect(restoreArchive({ db: database.db, objects }, changed)).rejects.toThrow(error);
    expect(await counts(database)).toEqual([['content_version', 1]]);
    expect(objects.objects.size).toBe(0);
  },
);

test('if an object can’t be read, writing the archive fails with the store’s error', async () => {
  const objects: ObjectStore = {
    ...source.store,
    get: async () =>
      Readable.from(
        (async function* () {
          yield BYTES.subarray(0, 10);
          throw new Error('the store is unavailable');
        })(),
      ),
  };
  const failing = archive({ ...source.deps, objects, mediaTools: mediaTools() }, join(folder, 'failed.tar.gz'));
  await expect(failing).rejects.toThrow('the store is unavailable');
});

test('admins download the archive over HTTP, and the audit log has an entry', async () => {
  const site = await createTestSite({ sharing: source, deps: { mediaTools: mediaTools() } });
  onTestFinished(() => site.app.close());
  const headers = await logIn(site, 'admin');
  const { statusCode, headers: sent, rawPayload } = await site.app.inject({ url: '/api/admin/archive', headers });
  expect([statusCode, sent]).toMatchObject([
    200,
    {
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="the-long-return-2026-11-15.tar.gz"',
      'cache-control': 'private, no-store',
    },
  ]);
  const downloaded = join(folder, 'downloaded.tar.gz');
  await writeFile(downloaded, rawPayload);
  expect(await verifyArchive(downloaded)).toMatchObject({ objects: [{ bytes: BYTES.length }] });
  const [entry] = (await site.app.inject({ url: '/api/admin/recent-activity', headers })).json();
  expect(entry).toMatchObject({ title: 'Everything exported' });
});

test('only one archive is written at a time, and a page of another site can’t start one', async () => {
  const stalled = Promise.withResolvers<undefined>();
  const objects: ObjectStore = { ...source.store, head: () => stalled.promise };
  const site = await createTestSite({ sharing: source, deps: { mediaTools: mediaTools(), objects } });
  onTestFinished(() => site.app.close());
  const headers = await logIn(site, 'admin');
  const get = (more = {}) => site.app.inject({ url: '/api/admin/archive', headers: { ...headers, ...more } });
  for (const from of ['cross-site', 'same-site']) {
    const refused = await get({ 'sec-fetch-site': from });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'origin.refused' }]);
  }
  const [one, other] = [get({ 'sec-fetch-site': 'same-origin' }), get({ 'sec-fetch-site': 'none' })];
  const second = await Promise.race([one, other]);
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '60']);
  stalled.resolve(undefined);
  const statuses = (await Promise.all([one, other])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 503]);
  await expect.poll(async () => (await get()).statusCode, { timeout: 15_000 }).toBe(200);
});

test('a dump stops when its signal is aborted', async () => {
  const dumping = dumpTables({ ...source.deps, mediaTools: mediaTools() }, SYSTEM, 'site', AbortSignal.abort());
  await expect(dumping).rejects.toThrow('no longer wanted');
  await expect.poll(() => readdir(join(folder, 'uploads'))).toEqual([]);
});

test('if an archive is no longer read, its temporary files are deleted', async () => {
  const reading = writeArchive({ ...source.deps, mediaTools: mediaTools() }, SYSTEM, 'site.tar.gz');
  reading.once('data', () => reading.destroy());
  await expect.poll(() => reading.destroyed).toBe(true);
  await expect.poll(() => readdir(join(folder, 'uploads'))).toEqual([]);
});
