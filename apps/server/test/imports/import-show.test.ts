import { ANONYMOUS, SYSTEM } from '@longreturn/core/actor';
import { AppError } from '@longreturn/core/app-error';
import { getEpisodePage } from '@longreturn/core/content/episodes/get-episode-page';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { describeImport } from '@longreturn/core/imports/describe-import';
import { type ItemReport, importShow } from '@longreturn/core/imports/import-show';
import { openShow } from '@longreturn/core/imports/open-show';
import { actorWithRole } from '@longreturn/core/testing';
import { activity, episodePersons, episodes, renditions } from '@longreturn/db/schema';
import { parseShow } from '@longreturn/providers/feeds/parse-show';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createImportTest, feedWith, OPTIONS } from './create-import-test.ts';
import { oddFeed } from './odd-feed.ts';

const { deps, store, files, opened, run, snapshot, clear, passMinute, close } = await createImportTest();
files.set(
  'https://cdn.example/chapters.json',
  '{"version":"1.2.0","chapters":[{"startTime":0,"title":"Intro"},{"startTime":60,"title":"Sleep","url":"https://sleep.example"},{"startTime":90,"toc":false}]}',
);
files.set('https://cdn.example/transcript.vtt', 'WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ada>Welcome to the show.\n');
beforeEach(clear);
afterAll(close);

const ITEM =
  '<item><guid>one</guid><title>The first one</title><pubDate>Tue, 01 Jan 2019 07:00:00 GMT</pubDate><enclosure url="https://cdn.example/1.mp3" length="1000" type="audio/mpeg"/></item>';
const count = (reports: ItemReport[], outcome: ItemReport['outcome']) =>
  reports.filter((report) => report.outcome === outcome).length;

test.each([
  [300, 'utf8'],
  [46, 'utf16le'],
] as const)(
  '%i items with the oddities of real feeds are imported, and a second import changes nothing (%s)',
  async (items, encoding) => {
    const bytes = oddFeed(items, encoding);
    const first = await run(bytes);
    expect(first).toHaveLength(items);
    expect(count(first, 'created')).toBe(items - count(first, 'skipped'));
    const reasons = new Set(first.filter(({ outcome }) => outcome === 'skipped').flatMap(({ notes }) => notes));
    expect([...reasons].toSorted()).toEqual([
      'An earlier item of the feed has the same GUID',
      'The item has no title and no audio',
    ]);
    const before = await snapshot();
    passMinute();
    const second = await run(bytes);
    expect(count(second, 'created') + count(second, 'updated')).toBe(0);
    expect(await snapshot()).toEqual(before);
  },
);

test('an imported episode has its texts, audio, chapters, transcript and people', async () => {
  await run(oddFeed(23));
  const page = async (guid: string) => {
    const [row] = await deps.db.select().from(episodes).where(eq(episodes.feedGuid, guid));
    return { row, page: await getEpisodePage(deps, 'anonymous', row?.slug ?? '') };
  };
  const plain = await page('plain-0');
  expect(plain.page).toMatchObject({ title: 'Plain episode 0', slug: 'plain-episode-0', type: 'Expert Perspectives' });
  expect(plain.page.audio).toMatchObject({ type: 'audio/mpeg', bytes: 1000 });
  expect((await page('html-2')).page.title).toBe('HTML & title 2');
  expect((await page('zoe-9')).page.title).toBe('Zoë à la crème “9” – 日本語 🎙️');
  expect((await page('japanese-10')).page.slug).toMatch(/^episode-/);
  expect((await page('date-4')).page.publishedAt).toBe('2018-09-03T05:05:00.000Z');
  expect((await page('video-11')).page.audio).toBeNull();
  expect((await page('chapters-19')).page).toMatchObject({
    chaptersUrl: expect.any(String),
    transcriptUrl: expect.any(String),
  });
  const [audio] = await deps.db.select().from(renditions).where(eq(renditions.durationSec, 600));
  expect(audio).toMatchObject({
    externalUrl: 'https://cdn.example/19.mp3',
    chapters: [
      { startTime: 0, title: 'Intro', url: null },
      { startTime: 60, title: 'Sleep', url: 'https://sleep.example' },
    ],
    transcript: [{ startTime: 0, endTime: 4, speaker: 'Ada', text: 'Welcome to the show.' }],
  });
  const { row } = await page('people-18');
  const persons = await deps.db
    .select()
    .from(episodePersons)
    .where(eq(episodePersons.episodeId, row?.id ?? ''));
  expect(persons).toMatchObject([
    { name: 'Ada Byron', role: 'guest' },
    { name: 'Grace', role: 'host' },
  ]);
  for (const guid of ['nodate-5', 'future-17'])
    await expect(page(guid)).rejects.toThrow(expect.objectContaining({ code: 'episode.unknown' }));
});

test('a changed item updates its episode, unless the episode was changed on this site', async () => {
  await run(feedWith(ITEM));
  const [{ id = '', slug = '' } = {}] = await deps.db.select().from(episodes);
  const renamed = feedWith(ITEM.replace('The first one', 'The very first one'));
  expect(await run(renamed)).toMatchObject([{ outcome: 'updated' }]);
  expect(await getEpisodePage(deps, 'anonymous', slug)).toMatchObject({ id, title: 'The very first one', slug });
  passMinute();
  await updateEpisode(deps, SYSTEM, { id, title: 'Our own title' });
  expect(await run(feedWith(ITEM))).toMatchObject([
    { outcome: 'skipped', notes: ['The episode was changed on this site after its import'] },
  ]);
  expect(await getEpisodePage(deps, 'anonymous', slug)).toMatchObject({ title: 'Our own title' });
});

test('a dry run returns the same outcomes as an import, but fetches and writes nothing', async () => {
  const before = await snapshot();
  const planned = await run(oddFeed(46), { isDryRun: true });
  expect(opened).toEqual([]);
  expect(await snapshot()).toEqual(before);
  const done = await run(oddFeed(46));
  expect(planned.map(({ outcome }) => outcome)).toEqual(done.map(({ outcome }) => outcome));
});

test('audio is copied into the object store, and an item is skipped while its audio can’t be fetched', async () => {
  const options = { copiesAudio: true };
  expect(await run(feedWith(ITEM), options)).toMatchObject([{ outcome: 'skipped' }]);
  expect(await deps.db.$count(episodes)).toBe(0);
  files.set('https://cdn.example/1.mp3', 'mp3 90');
  expect(await run(feedWith(ITEM), options)).toMatchObject([{ outcome: 'created', notes: [] }]);
  const [audio] = await deps.db.select().from(renditions);
  expect(audio).toMatchObject({ externalUrl: null, bytes: 6, durationSec: 90 });
  expect(store.objects.get(audio?.objectKey ?? '')?.bytes.toString()).toBe('mp3 90');
  files.delete('https://cdn.example/1.mp3');
});

test('only editors can import, and the audit log has one entry for each import that changed something', async () => {
  for (const actor of [ANONYMOUS, actorWithRole('member')])
    await expect(importShow(deps, actor, { title: '', items: [] }, OPTIONS)).rejects.toThrow(AppError);
  const reports = await run(feedWith(ITEM));
  await run(feedWith(ITEM));
  const entries = await deps.db.select().from(activity);
  expect(entries).toMatchObject([
    { action: 'show.imported', targetTitle: 'Show', change: { created: { from: 0, to: 1 } } },
  ]);
  expect(describeImport(parseShow(feedWith(ITEM)), reports, OPTIONS)).toEqual([
    'Show: 1 items, 1 created, 0 updated, 0 unchanged, 0 skipped.',
  ]);
});

test('a feed is fetched by its URL, and an unreachable URL is an error', async () => {
  files.set('https://show.example/feed.xml', feedWith(ITEM).toString());
  expect(await openShow(deps, 'https://show.example/feed.xml')).toMatchObject({
    title: 'Show',
    items: [{ guid: 'one' }],
  });
  await expect(openShow(deps, 'https://show.example/none.xml')).rejects.toThrow(
    expect.objectContaining({ code: 'feed.unreachable' }),
  );
});
