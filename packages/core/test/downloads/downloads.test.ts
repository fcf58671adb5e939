import { downloadClaims, downloads, episodes } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { SYSTEM } from '../../src/actor.ts';
import { readDownloads, readEpisodeDownloads } from '../../src/downloads/read-downloads.ts';
import { bytesOfDownload, type SentBytes, storeDownloads } from '../../src/downloads/store-downloads.ts';
import { actorWithRole, buildEpisode, createTestDeps } from '../../src/testing/testing.ts';

const { deps, database, clock, close } = await createTestDeps();
afterAll(close);
beforeEach(async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  await deps.db.delete(downloads);
  await deps.db.delete(downloadClaims);
});

const DAY = '2026-11-15';
const NEEDED = 1000;
const LISTENER = { ip: '192.0.2.1', userAgent: 'Overcast/3.0', source: 'public', day: DAY, needed: NEEDED } as const;
const stored = async () =>
  (await deps.db.select().from(downloads).orderBy(asc(downloads.day), asc(downloads.source))).map((row) => [
    row.day,
    row.source,
    row.downloads,
  ]);

/** Creates an episode, and stores the sent parts one after the other. Returns the episode's ID. */
async function store(...parts: Partial<SentBytes>[]) {
  const { id: episodeId } = await buildEpisode(deps);
  for (const part of parts) await storeDownloads(deps, [{ ...LISTENER, episodeId, bytes: NEEDED, ...part }]);
  return episodeId;
}

const totalOf = async () => (await stored()).reduce((sum, [, , count]) => sum + Number(count), 0);

test.each<[string, number, Partial<SentBytes>[]]>([
  ['a minute of bytes', 1, [{}]],
  ['one byte less than a minute', 0, [{ bytes: NEEDED - 1 }]],
  ['a probe of two bytes', 0, [{ bytes: 2 }]],
  ['no bytes of an empty file', 0, [{ bytes: 0, needed: 0 }]],
  ['parts that add up to a minute', 1, [{ bytes: 400 }, { bytes: 400 }, { bytes: 400 }, { bytes: 5000 }]],
  ['the same listener again', 1, [{}, {}]],
  ['the same listener with another source', 1, [{}, { source: 'private' }]],
  ['another app at the same IP address', 2, [{}, { userAgent: 'PocketCasts/1.0' }]],
  ['the same app at another IP address', 2, [{}, { ip: '192.0.2.2' }]],
  ['another IPv6 address of the same network', 1, [{ ip: '2001:db8:1:2::1' }, { ip: '2001:db8:1:2:aa::9' }]],
  ['another IPv6 network', 2, [{ ip: '2001:db8:1:2::1' }, { ip: '2001:db8:1:3::1' }]],
])('for %s, the number of counted downloads is %d', async (_what, expected, parts) => {
  await store(...parts);
  expect(await totalOf()).toBe(expected);
});

test('a listener’s parts add up to one download even if all are stored in one call', async () => {
  const { id: episodeId } = await buildEpisode(deps);
  const part = { ...LISTENER, episodeId, bytes: 500 };
  await storeDownloads(deps, [part, part, { ...part, ip: '192.0.2.9' }]);
  expect(await totalOf()).toBe(1);
});

test('a listener counts again 24 hours after the first request, and bytes of the day before aren’t added', async () => {
  const episodeId = await store({}, { ip: '192.0.2.2', bytes: 900 });
  const after = (ms: number) => clock.set(new Date(Date.parse('2026-11-16T12:00:00.000Z') + ms).toISOString());
  const again = { ...LISTENER, episodeId, bytes: NEEDED, day: '2026-11-16' };
  after(-1);
  await storeDownloads(deps, [again]);
  expect(await totalOf()).toBe(1);
  after(0);
  await storeDownloads(deps, [again, { ...again, ip: '192.0.2.2', bytes: 900 }]);
  expect(await stored()).toEqual([
    [DAY, 'public', 1],
    ['2026-11-16', 'public', 1],
  ]);
});

test('bytes of unknown, draft and scheduled episodes are dropped', async () => {
  const draft = await buildEpisode(deps, { publishedAt: null });
  const scheduled = await buildEpisode(deps, { publishedAt: '2026-11-16T00:00:00.000Z' });
  for (const episodeId of [draft.id, scheduled.id, deps.ids.next()])
    await storeDownloads(deps, [{ ...LISTENER, episodeId, bytes: NEEDED }]);
  await storeDownloads(deps, []);
  expect([await stored(), await deps.db.select().from(downloadClaims)]).toEqual([[], []]);
});

test('bytes of a deleted episode don’t prevent the other downloads from being counted', async () => {
  const deleted = await store({ needed: NEEDED + 1 });
  await deps.db.delete(episodes).where(eq(episodes.id, deleted));
  const { id } = await buildEpisode(deps);
  await storeDownloads(
    deps,
    [deleted, id].map((episodeId) => ({ ...LISTENER, episodeId, bytes: NEEDED })),
  );
  expect(await totalOf()).toBe(1);
});

test('if several instances store a listener’s bytes at the same time, one download per episode counts', async () => {
  const episodes = await Promise.all(Array.from({ length: 4 }, () => buildEpisode(deps)));
  const sent = episodes.map(({ id: episodeId }) => ({ ...LISTENER, episodeId, bytes: 300 }));
  const instances = Array.from({ length: 6 }, (_, index) => (index % 2 ? sent : sent.toReversed()));
  await Promise.all(instances.map((each) => storeDownloads(deps, each)));
  expect((await stored()).map(([, , count]) => count)).toEqual([1, 1, 1, 1]);
});

test('only a keyed hash of the listener is stored, and the hourly sweep deletes it after a day', async () => {
  await store({});
  expect(JSON.stringify(await deps.db.select().from(downloadClaims))).not.toMatch(/192\.0\.2|Overcast/);
  clock.set('2026-11-16T11:59:59.999Z');
  await sweepExpired(deps);
  expect(await deps.db.select().from(downloadClaims)).toHaveLength(1);
  clock.set('2026-11-16T12:00:00.000Z');
  await sweepExpired(deps);
  expect(await deps.db.select().from(downloadClaims)).toEqual([]);
});

test('many hashes of listeners are deleted in batches, even if an earlier step of the sweep fails', async () => {
  const insert = (count: number, expiresAt: string) =>
    database.query(`insert into download_claims (hash, bytes, is_counted, expires_at)
      select '${expiresAt} ' || number, 0, false, '${expiresAt}' from generate_series(1, ${count}) number`);
  await insert(100, '2026-12-01');
  await database.query('analyze download_claims'); // PostgreSQL's planner then expects no expired rows
  await insert(12_000, '2026-11-15');
  await database.query(`create function limit_rows() returns trigger language plpgsql as $$
    begin if (select count(*) from deleted) > 5000 then raise exception 'too many rows'; end if; return null; end $$`);
  await database.query(`create trigger limit_rows after delete on download_claims referencing old table as deleted
    for each statement execute function limit_rows()`);
  await database.query(`create function fail() returns trigger language plpgsql as $$
    begin raise exception 'an obstacle'; end $$`);
  await database.query('create trigger fail before delete on rate_windows for each statement execute function fail()');
  try {
    await expect(sweepExpired(deps)).rejects.toThrow(/rate_windows/);
    expect(await deps.db.$count(downloadClaims)).toBe(100);
  } finally {
    await database.query('drop function limit_rows, fail cascade');
  }
});

test('a download needs the bytes of a minute, or all bytes of a shorter rendition', () => {
  expect(bytesOfDownload({ bytes: 60_000_000, durationSec: 3600 })).toBe(1_000_000);
  expect(bytesOfDownload({ bytes: 1_000_000, durationSec: 61 })).toBe(983_607);
  for (const durationSec of [60, 30, 0]) expect(bytesOfDownload({ bytes: 500, durationSec })).toBe(500);
});

test('an episode’s downloads are counted by day, by period and by source', async () => {
  const episodeId = await store({}, { ip: '192.0.2.2', source: 'site' }, { ip: '192.0.2.3', day: '2026-11-09' });
  await storeDownloads(deps, [
    { ...LISTENER, episodeId, bytes: NEEDED, ip: '192.0.2.4', day: '2026-11-08', source: 'private' },
    { ...LISTENER, episodeId, bytes: NEEDED, ip: '192.0.2.5', day: '2026-01-01' },
  ]);
  const found = await readEpisodeDownloads(deps, actorWithRole('editor'), { id: episodeId });
  expect(found).toMatchObject({
    last7Days: { public: 2, private: 0, site: 1 },
    last30Days: { public: 2, private: 1, site: 1 },
    allTime: { public: 3, private: 1, site: 1 },
  });
  expect(found.days).toHaveLength(30);
  expect(found.days.at(-1)).toEqual({ date: DAY, public: 1, private: 0, site: 1 });
  const unknown = readEpisodeDownloads(deps, SYSTEM, { id: deps.ids.next() });
  await expect(unknown).rejects.toMatchObject({ code: 'episode.unknown' });
});

test('the most downloaded episodes of the period come first', async () => {
  const [few, many] = [await store({}), await store({}, { ip: '192.0.2.2', source: 'site' })];
  await store({ day: '2026-01-01' });
  const { mostDownloaded, days } = await readDownloads(deps, SYSTEM, { days: 90 });
  expect(mostDownloaded.map(({ id, downloads }) => [id, downloads])).toEqual([
    [many, 2],
    [few, 1],
  ]);
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({ date: DAY, public: 2, private: 0, site: 1 });
  await expect(readDownloads(deps, actorWithRole('editor'), {})).rejects.toMatchObject({ code: 'action.forbidden' });
});
