import { Readable } from 'node:stream';
import { LIMITS } from '@longreturn/contract/limits';
import type { StartShowImportInput } from '@longreturn/contract/show-imports';
import { type Actor, ANONYMOUS } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import type { JobDeps } from '@longreturn/core/deps';
import { cancelShowImport } from '@longreturn/core/imports/cancel-show-import';
import { getShowImport, listShowImports } from '@longreturn/core/imports/list-show-imports';
import { receiveFeed, uploadedFeedKey } from '@longreturn/core/imports/receive-feed';
import { runShowImport, showImportJob } from '@longreturn/core/imports/run-show-import';
import { startShowImport } from '@longreturn/core/imports/start-show-import';
import { JobFailure } from '@longreturn/core/jobs/job-failure';
import { actorWithRole, buildUser } from '@longreturn/core/testing';
import { activity, episodes, feedImports } from '@longreturn/db/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createImportTest, feedWith } from './create-import-test.ts';

const { deps, files, snapshot, clear, passMinute, close } = await createImportTest();
let admin: Actor;
beforeAll(async () => {
  admin = { is: 'user', id: (await buildUser(deps, { role: 'admin' })).id, role: 'admin' };
});
beforeEach(async () => {
  await clear();
  await deps.db.delete(feedImports);
});
afterAll(close);

const item = (number: number, audio = '') =>
  `<item><guid>item-${number}</guid><title>Episode number ${number}</title><pubDate>Tue, 01 Jan 2019 07:00:00 GMT</pubDate>${audio}</item>`;
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1)).join('');
const FEED = `${items(3)}<item><description>Nothing</description></item>`;

const upload = (xml: Uint8Array) => receiveFeed(deps, admin, Readable.from([Buffer.from(xml)]));
async function start(xml: Uint8Array, changes: Partial<StartShowImportInput> = {}): Promise<string> {
  const file = { id: (await upload(xml)).id, name: 'feed.xml' };
  const options = { type: 'Investor Lens', copiesAudio: false, dryRun: false } as const;
  return (await startShowImport(deps, admin, { file, ...options, ...changes })).id;
}
const report = (id: string) => getShowImport(deps, admin, { id });
const changes = async () => (await deps.db.select().from(activity)).map(({ change }) => change);
const coded = (code: string) => expect.objectContaining({ code });

test('an import creates the episodes, counts its items and says why one was skipped', async () => {
  const id = await start(feedWith(FEED));
  expect(await report(id)).toMatchObject({ state: 'waiting', source: 'feed.xml', items: null, doneItems: 0 });
  await runShowImport(deps, { importId: id });
  const ended = await report(id);
  expect(ended).toMatchObject({
    ...{ state: 'done', title: 'Show', items: 4, doneItems: 4, type: 'Investor Lens', failure: null, omitted: 0 },
    counts: { created: 3, updated: 0, unchanged: 0, skipped: 1 },
    finishedAt: deps.clock.now().toISOString(),
  });
  expect(ended.reported.at(-1)).toEqual({
    ...{ item: 4, title: '', outcome: 'skipped' },
    notes: ['The item has no title and no audio'],
  });
  expect(await deps.db.select().from(episodes)).toHaveLength(3);
  expect(await deps.db.select().from(activity)).toMatchObject([
    { action: 'show.imported', actorId: (admin as { id: string }).id, change: { created: { from: 0, to: 3 } } },
  ]);

  const before = await snapshot();
  passMinute();
  const second = await start(feedWith(FEED));
  await runShowImport(deps, { importId: second });
  expect(await report(second)).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 3, skipped: 1 } });
  expect(await snapshot()).toEqual(before);
  expect((await listShowImports(deps, admin)).map((each) => each.id)).toEqual([second, id]);
});

test('a dry run reports what the import would do and writes no episode', async () => {
  const before = await snapshot();
  const id = await start(feedWith(FEED), { dryRun: true });
  await runShowImport(deps, { importId: id });
  expect(await report(id)).toMatchObject({
    ...{ state: 'done', dryRun: true, doneItems: 4 },
    counts: { created: 3, updated: 0, unchanged: 0, skipped: 1 },
    reported: [
      { title: 'Episode number 1' },
      { title: 'Episode number 2' },
      { title: 'Episode number 3' },
      { item: 4 },
    ],
  });
  expect(await snapshot()).toEqual(before);
});

test('a second import is refused until the first has ended, even if both are started at once', async () => {
  const xml = feedWith(FEED);
  const starts = await Promise.allSettled([start(xml), start(xml, { dryRun: true })]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'import.running' } });
  const [{ id = '' } = {}] = await listShowImports(deps, admin);
  await cancelShowImport(deps, admin, { id });
  await start(xml);
});

test('a cancelled import stops before the next item; its report and the audit log say what was imported', async () => {
  const part = '<enclosure url="https://cdn.example/1.mp3" length="1000" type="audio/mpeg"/>';
  const chapters = '<podcast:chapters url="https://cdn.example/chapters.json" type="application/json+chapters"/>';
  const third = item(3, part + chapters);
  const id = await start(feedWith(item(1) + item(2) + third + item(4)));
  const open: typeof deps.showReader.open = async (...given) => {
    expect(await cancelShowImport(deps, admin, { id })).toMatchObject({
      ...{ state: 'cancelled', doneItems: 2, finishedAt: null },
    });
    return deps.showReader.open(...given);
  };
  await runShowImport({ ...deps, showReader: { ...deps.showReader, open } }, { importId: id });
  expect(await report(id)).toMatchObject({
    ...{ state: 'cancelled', failure: null, doneItems: 3, counts: { created: 3 } },
    finishedAt: deps.clock.now().toISOString(),
  });
  expect(await changes()).toEqual([{ created: { from: 0, to: 3 }, updated: { from: 0, to: 0 } }]);
  expect(await deps.db.$count(episodes)).toBe(3);
  await expect(cancelShowImport(deps, admin, { id })).rejects.toThrow(coded('import.ended'));
  await expect(cancelShowImport(deps, admin, { id: deps.ids.next() })).rejects.toThrow(coded('import.unknown'));
  await runShowImport(deps, { importId: id });
  expect(await deps.db.$count(episodes)).toBe(3);
});

/** Returns deps that make the import of this item fail after its episode was created. */
function dyingAt(item: number, error: Error = new AppError('service.unavailable')): typeof deps {
  let written = 0;
  const dropContentCopies = () => {
    written += 1;
    if (written === item) throw error;
  };
  return { ...deps, dropContentCopies };
}

test('an import that is cancelled while its feed is read imports nothing', async () => {
  const id = await start(feedWith(FEED));
  const get: typeof deps.objects.get = async (key) => {
    await cancelShowImport(deps, admin, { id });
    return deps.objects.get(key);
  };
  await runShowImport({ ...deps, objects: { ...deps.objects, get } }, { importId: id });
  expect(await report(id)).toMatchObject({ state: 'cancelled', doneItems: 0, finishedAt: expect.any(String) });
  expect(await deps.db.select().from(episodes)).toEqual([]);
});

test('an interrupted import continues after the items that it has counted', async () => {
  const id = await start(feedWith(items(6)));
  await expect(runShowImport(dyingAt(3), { importId: id })).rejects.toThrow(coded('service.unavailable'));
  expect(await report(id)).toMatchObject({ state: 'running', doneItems: 2, counts: { created: 2 } });
  await runShowImport(deps, { importId: id });
  expect(await report(id)).toMatchObject({
    ...{ state: 'done', doneItems: 6 },
    counts: { created: 5, unchanged: 1, skipped: 0 },
  });
  expect(await deps.db.$count(episodes)).toBe(6);
});

test('if the last attempt of an import fails, its report and the audit log count the items up to then', async () => {
  const id = await start(feedWith(items(250)));
  await expect(runShowImport(dyingAt(5), { importId: id })).rejects.toThrow(coded('service.unavailable'));
  await showImportJob.onFailure?.(deps as JobDeps, { importId: id }, new JobFailure('The job failed'));
  expect(await report(id)).toMatchObject({ state: 'failed', doneItems: 4, counts: { created: 4 } });
  expect(await changes()).toEqual([{ created: { from: 0, to: 4 }, updated: { from: 0, to: 0 } }]);
});

test('an import that is cancelled between two attempts ends at the next attempt', async () => {
  const id = await start(feedWith(items(6)));
  await expect(runShowImport(dyingAt(3), { importId: id })).rejects.toThrow(coded('service.unavailable'));
  expect(await cancelShowImport(deps, admin, { id })).toMatchObject({ state: 'cancelled', finishedAt: null });
  expect(await changes()).toEqual([]);
  await runShowImport(deps, { importId: id });
  expect(await report(id)).toMatchObject({ state: 'cancelled', doneItems: 2, finishedAt: expect.any(String) });
  expect(await changes()).toMatchObject([{ created: { to: 2 } }]);
});

test('an interrupted import starts over if the feed has a new item', async () => {
  const url = 'https://show.example/feed.xml';
  files.set(url, feedWith(items(4)).toString());
  const options = { type: 'Investor Lens', copiesAudio: false, dryRun: false } as const;
  const { id } = await startShowImport(deps, admin, { url, ...options });
  await expect(runShowImport(dyingAt(3), { importId: id })).rejects.toThrow(coded('service.unavailable'));
  files.set(url, feedWith(item(5) + items(4)).toString());
  await runShowImport(deps, { importId: id });
  expect(await report(id)).toMatchObject({
    state: 'done',
    items: 5,
    doneItems: 5,
    counts: { created: 2, unchanged: 3 },
  });
  expect(await deps.db.$count(episodes)).toBe(5);
  expect(await changes()).toMatchObject([{ created: { to: 2 } }, { created: { to: 2 } }]);
});

test('an item with an unexpected error is skipped, and the next ones are imported', async () => {
  const id = await start(feedWith(items(3)));
  await runShowImport(dyingAt(2, new Error('a bug')), { importId: id });
  const ended = await report(id);
  expect(ended).toMatchObject({ state: 'done', counts: { created: 2, skipped: 1 } });
  expect(ended.reported[1]).toMatchObject({ title: 'Episode number 2', notes: ['An unexpected error occurred'] });
});

test('an import that no job will continue is ended with a reason, so that the next one can start', async () => {
  const id = await start(feedWith(FEED));
  await expect(runShowImport(dyingAt(2), { importId: id })).rejects.toThrow(coded('service.unavailable'));
  const times = { failedLastDay: 0, lastFailureAt: null, lastSuccessAt: null, nextRunAt: null };
  const queued = (waiting: number) => ({
    ...deps,
    jobs: { ...deps.jobs, queueStates: async () => [{ name: 'show-import', waiting, running: 0, ...times }] },
  });
  const next = { url: 'https://show.example/', type: 'Investor Lens', copiesAudio: false, dryRun: true } as const;
  await expect(startShowImport(queued(1), admin, next)).rejects.toThrow(coded('import.running'));
  await startShowImport(queued(0), admin, next);
  expect(await report(id)).toMatchObject({
    ...{ state: 'failed', doneItems: 1 },
    failure: 'The import was interrupted. Start it again to continue where it stopped.',
  });
  expect(await changes()).toMatchObject([{ created: { to: 1 } }]);
});

const BOMB = '<!DOCTYPE r [<!ENTITY a "aaaa">]><rss version="2.0"><channel><title>&a;</title></channel></rss>';
const TOO_LONG = `<rss version="2.0"><channel>${'<item><title>One</title></item>'.repeat(LIMITS.feedItems + 1)}</channel></rss>`;
test.each([
  ['a text that is not a feed', 'hello', 'This is not an RSS feed that the site can read'],
  ['a feed with entities', BOMB, 'This is not an RSS feed that the site can read'],
  ['a feed with too many items', TOO_LONG, 'The site imports feeds of at most 20,000 items'],
])('%s makes the import fail with a reason', async (_name, xml, failure) => {
  const id = await start(Buffer.from(xml));
  await runShowImport(deps, { importId: id });
  expect(await report(id)).toMatchObject({ state: 'failed', failure, items: null });
});

test('an import reads the feed at a URL, and fails with a reason if the URL can’t be read', async () => {
  files.set('https://show.example/feed.xml', feedWith(FEED).toString());
  const options = { type: 'Investor Lens', copiesAudio: false, dryRun: false } as const;
  for (const [url, ended] of [
    ['https://show.example/feed.xml', { state: 'done', counts: { created: 3 } }],
    [
      'https://show.example/none.xml',
      { state: 'failed', failure: 'This URL can’t be read. Please check it and try again.' },
    ],
  ] as const) {
    const { id } = await startShowImport(deps, admin, { url, ...options });
    await runShowImport(deps, { importId: id });
    expect(await report(id)).toMatchObject({ source: url, ...ended });
  }
});

test('an import is retried while the object store is unavailable, and finally fails with a reason', async () => {
  const id = await start(feedWith(FEED));
  const objects = { ...deps.objects, get: async () => Promise.reject(new Error('the store is unavailable')) };
  await expect(runShowImport({ ...deps, objects }, { importId: id })).rejects.toThrow('the store is unavailable');
  expect(await report(id)).toMatchObject({ state: 'running', failure: null });
  await showImportJob.onFailure?.(deps as JobDeps, { importId: id }, new JobFailure('The job failed'));
  expect(await report(id)).toMatchObject({
    state: 'failed',
    failure: 'The import was interrupted. Start it again to continue where it stopped.',
  });
});

test('an import fails with a reason if its file was deleted before the import began', async () => {
  const { id: fileId } = await upload(feedWith(FEED));
  const options = { type: 'Investor Lens', copiesAudio: false, dryRun: false } as const;
  const { id } = await startShowImport(deps, admin, { file: { id: fileId, name: 'feed.xml' }, ...options });
  await deps.objects.delete(uploadedFeedKey(fileId));
  await runShowImport(deps, { importId: id });
  expect(await report(id)).toMatchObject({
    state: 'failed',
    failure: 'The uploaded file was deleted. Please choose it again.',
  });
  const file = { id: fileId, name: 'feed.xml' };
  await expect(startShowImport(deps, admin, { file, ...options })).rejects.toThrow(coded('upload.unknown'));
});

test('only admins can start, cancel and read imports, and upload feeds', async () => {
  const input = { url: 'https://show.example/', type: 'Investor Lens', copiesAudio: false, dryRun: true } as const;
  const id = { id: deps.ids.next() };
  for (const actor of [ANONYMOUS, actorWithRole('member'), actorWithRole('editor')]) {
    const refused = coded(actor === ANONYMOUS ? 'session.required' : 'action.forbidden');
    await expect(startShowImport(deps, actor, input)).rejects.toThrow(refused);
    await expect(cancelShowImport(deps, actor, id)).rejects.toThrow(refused);
    await expect(listShowImports(deps, actor)).rejects.toThrow(refused);
    await expect(getShowImport(deps, actor, id)).rejects.toThrow(refused);
    await expect(receiveFeed(deps, actor, Readable.from([]))).rejects.toThrow(refused);
  }
});
