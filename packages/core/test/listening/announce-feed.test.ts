import { PODCAST } from '@longreturn/site/podcast';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { updateEpisode } from '../../src/content/episodes/update-episode.ts';
import type { JobDeps } from '../../src/deps.ts';
import { announceFeedJob, reportFeedJob } from '../../src/listening/announce-feed.ts';
import type { Jobs } from '../../src/ports.ts';
import { updateSetting } from '../../src/site/update-setting.ts';
import { buildArticle, buildEpisode, buildRendition, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const queued: string[] = [];
const reports: string[][] = [];
const jobs: Jobs = { ...deps.jobs, send: async (_db, name) => void queued.push(name) };
const feedHub = { report: async (...urls: string[]) => void reports.push(urls) };
const running = { ...deps, jobs, feedHub } as JobDeps; // the tested jobs send no emails

/** Sets the clock to the next minute and runs the job. Returns how many reports the job queued. */
async function nextMinute(): Promise<number> {
  queued.length = 0;
  clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
  await announceFeedJob.handle(running, {});
  return queued.filter((name) => name === 'report-feed').length;
}

const setHub = (hubUrl: string) => updateSetting(deps, SYSTEM, { part: 'podcast', value: { ...PODCAST, hubUrl } });

test('without a WebSub hub, nothing is reported', async () => {
  await buildRendition(deps, { episodeId: (await buildEpisode(deps)).id });
  expect(await nextMinute()).toBe(0);
  await reportFeedJob.handle(running, {});
  expect(reports).toEqual([]);
});

test('all changes within a minute cause one report, and a minute without changes causes none', async () => {
  await setHub('https://hub.example.org/');
  expect(await nextMinute()).toBe(1);
  expect(await nextMinute()).toBe(0);
  for (let number = 0; number < 3; number += 1)
    await buildRendition(deps, { episodeId: (await buildEpisode(deps)).id });
  expect(await nextMinute()).toBe(1);
  expect(await nextMinute()).toBe(0);
  await reportFeedJob.handle(running, {});
  expect(reports).toEqual([['https://hub.example.org/', 'http://localhost:3000/feed.xml']]);
});

test('a scheduled episode is reported when it becomes public', async () => {
  const publishedAt = new Date(clock.now().getTime() + 90_000).toISOString();
  await buildRendition(deps, { episodeId: (await buildEpisode(deps, { publishedAt })).id });
  expect([await nextMinute(), await nextMinute(), await nextMinute()]).toEqual([0, 1, 0]);
});

test('a changed episode title is reported; a new article, premium episode or episode without audio isn’t', async () => {
  const { id } = await buildEpisode(deps);
  await buildRendition(deps, { episodeId: id });
  await nextMinute();
  await updateEpisode(deps, SYSTEM, { id, title: 'Another title' });
  expect(await nextMinute()).toBe(1);
  await buildArticle(deps);
  await buildEpisode(deps);
  await buildRendition(deps, { episodeId: (await buildEpisode(deps, { isPremium: true })).id });
  expect(await nextMinute()).toBe(0);
});

test('if queueing a report fails, the next job queues the report', async () => {
  await buildRendition(deps, { episodeId: (await buildEpisode(deps)).id });
  const send = async () => {
    throw new Error('the queue is full');
  };
  await expect(announceFeedJob.handle({ ...running, jobs: { ...jobs, send } }, {})).rejects.toThrow(
    'the queue is full',
  );
  expect(await nextMinute()).toBe(1);
});
