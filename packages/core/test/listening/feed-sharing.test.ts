import { privateFeeds, privateFeedUses, siteSecrets } from '@longreturn/db/schema';
import { eq, like, ne } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { listSharedFeeds } from '../../src/admin/user-feeds.ts';
import { checkFeedSharing, nextStep } from '../../src/listening/check-feed-sharing.ts';
import { findPrivateFeed } from '../../src/listening/find-private-feed.ts';
import { createPrivateFeed, rotatePrivateFeed } from '../../src/listening/private-feeds.ts';
import { appOf, networkOf, recordFeedUse } from '../../src/listening/record-feed-use.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { actorWithRole, buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, mails, clock, close } = await createTestDeps();
afterAll(close);

const START = Date.parse('2026-11-15T05:41:00.000Z');
const toDay = (day: number) => clock.set(new Date(START + day * 24 * 3_600_000).toISOString());
beforeEach(async () => {
  toDay(0);
  mails.length = 0;
  await deps.db.delete(privateFeeds);
});

async function buildFeed() {
  const owner = await buildUser(deps, { role: 'member', name: 'Grace Hopper' });
  const { id, url } = await createPrivateFeed(deps, owner.actor, { name: 'Phone' });
  return { id, owner, token: url.split('/')[4] ?? '' };
}

/** Fetches the feed on each of the days, each time from this many networks. */
async function fetchFrom(feedId: string, networks: number, days: readonly number[], userAgent = 'Overcast/3.0') {
  for (const day of days) {
    toDay(day);
    for (let network = 0; network < networks; network += 1)
      await recordFeedUse(deps, { feedId, ip: `10.${day}.${network}.7`, userAgent });
  }
}

test('a shared feed causes an alert and an email first, and loses its URL a week later if the sharing continues', async () => {
  const { id, owner, token } = await buildFeed();
  await fetchFrom(id, 16, [1, 2, 3]);
  await checkFeedSharing(deps);
  const job = { kind: 'private-feed', userId: owner.id, feedId: id, news: 'shared' } as const;
  expect(mails).toEqual([job]);
  expect(await prepareMail(deps, job)).toMatchObject({
    replyTo: 'desk@example.org',
    to: owner.email,
    content: { feeds: ['Phone'], news: 'shared' },
  });
  const alert = { id, name: 'Phone', hasUrl: true, user: { id: owner.id, email: owner.email } };
  const alerts = () => listSharedFeeds(deps, actorWithRole('admin'));
  expect(await alerts()).toEqual([{ ...alert, warnedAt: '2026-11-18T05:41:00.000Z' }]);

  await fetchFrom(id, 16, [4, 5, 6, 7, 8, 9]);
  await checkFeedSharing(deps);
  expect(mails).toHaveLength(1);
  expect(await findPrivateFeed(deps, token)).toMatchObject({ id });

  toDay(10);
  await checkFeedSharing(deps);
  const stopped = { ...job, news: 'stopped' } as const;
  expect(mails).toEqual([job, stopped]);
  expect(await prepareMail(deps, stopped)).toMatchObject({ content: { feeds: ['Phone'], news: 'stopped' } });
  expect(await findPrivateFeed(deps, token)).toBeUndefined();
  expect(await alerts()).toMatchObject([{ ...alert, hasUrl: false }]);
  await checkFeedSharing(deps);
  expect(mails).toHaveLength(2);

  await rotatePrivateFeed(deps, owner.actor, { id });
  expect(await alerts()).toEqual([]);
  expect(await prepareMail(deps, stopped)).toBeUndefined();
});

test('a week of one person at home, at work, in the car and on a train causes no email', async () => {
  const { id } = await buildFeed();
  const apps = ['Podcasts/1650.1', 'AppleCoreMedia/1.0.0', 'atc/1.0 watchOS/11', 'Overcast/3.0', 'CarPlay/2'];
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    toDay(day);
    const mobile = Array.from({ length: day % 2 === 0 ? 11 : 6 }, (_each, hop) => `100.64.${day * 16 + hop}.9`);
    const places = ['192.0.2.10', '198.51.100.3', '2001:db8:1::5', ...mobile];
    for (const [index, ip] of places.entries())
      await recordFeedUse(deps, { feedId: id, ip, userAgent: apps[index % apps.length] ?? '' });
  }
  await checkFeedSharing(deps);
  expect(mails).toEqual([]);
});

test('two days of travel cause no email, and neither do changing IP addresses within one network', async () => {
  const traveller = await buildFeed();
  await fetchFrom(traveller.id, 40, [1, 2]);
  const { id } = await buildFeed();
  for (const day of [1, 2, 3, 4]) {
    toDay(day);
    for (let host = 1; host < 40; host += 1)
      await recordFeedUse(deps, { feedId: id, ip: `203.0.113.${host}`, userAgent: 'Overcast/3.0' });
  }
  await checkFeedSharing(deps);
  expect(mails).toEqual([]);
});

test('a feed that many apps use in one network causes an email', async () => {
  const { id } = await buildFeed();
  for (const day of [1, 2, 3]) for (let app = 0; app < 11; app += 1) await fetchFrom(id, 1, [day], `App ${app}/1.0`);
  await checkFeedSharing(deps);
  expect(mails).toHaveLength(1);
});

test('if a feed gets a new URL during the check, its owner gets no email', async () => {
  for (const { id } of [await buildFeed(), await buildFeed()]) await fetchFrom(id, 16, [1, 2, 3]);
  const send: typeof deps.jobs.send = async (db, ...job) => {
    const [, { feedId }] = job as unknown as [string, { feedId: string }]; // the check queues only emails about a feed
    await deps.jobs.send(db, ...job);
    // A new URL for the other feed would delete that feed's uses too.
    await db.delete(privateFeedUses).where(ne(privateFeedUses.feedId, feedId));
  };
  await checkFeedSharing({ ...deps, jobs: { ...deps.jobs, send } });
  expect(mails).toHaveLength(1);
});

test('at most 100 pairs of network and app are stored per feed and day; later requests of a stored pair still count', async () => {
  const { id } = await buildFeed();
  for (let app = 0; app < 120; app += 1) await fetchFrom(id, 1, [1], `App ${app}/1.0`);
  await fetchFrom(id, 1, [1], 'App 0/1.0');
  const uses = await deps.db.select().from(privateFeedUses).where(eq(privateFeedUses.feedId, id));
  expect(uses).toHaveLength(100);
  expect(uses.reduce((sum, { requests }) => sum + requests, 0)).toBe(101);
  await fetchFrom(id, 1, [2]);
  expect(await deps.db.$count(privateFeedUses, eq(privateFeedUses.feedId, id))).toBe(101);
});

test.each([
  ['warn', null],
  ['wait', '2026-11-08T12:00:01.000Z'],
  ['rotate', '2026-11-08T12:00:00.000Z'],
  ['rotate', '2026-10-16T12:00:00.000Z'],
  ['warn', '2026-10-16T11:59:59.000Z'],
])('the next step for a shared feed is to %s (time of the last email to its owner: %s)', (step, warnedAt) => {
  expect(nextStep(warnedAt === null ? null : new Date(warnedAt), new Date('2026-11-15T12:00:00.000Z'))).toBe(step);
});

test('the same network has a different hash each day, and the salts are deleted after two days', async () => {
  const { id } = await buildFeed();
  for (const day of [0, 0, 1, 2, 3]) {
    toDay(day);
    await recordFeedUse(deps, { feedId: id, ip: '192.0.2.1', userAgent: 'Overcast/3.0' });
  }
  const uses = () => deps.db.select().from(privateFeedUses).where(eq(privateFeedUses.feedId, id));
  expect(new Set((await uses()).map(({ networkHash }) => networkHash))).toHaveLength(4);
  expect((await uses()).map(({ requests }) => requests).toSorted()).toEqual([1, 1, 1, 2]);
  const salts = () => deps.db.select().from(siteSecrets).where(like(siteSecrets.name, 'feed-uses-%'));
  await sweepExpired(deps);
  const [oldest] = (await salts()).map(({ name }) => name).toSorted();
  expect(oldest).toBe('feed-uses-2026-11-16');

  toDay(31);
  await sweepExpired(deps);
  expect((await uses()).map(({ day }) => day).toSorted()).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(await salts()).toEqual([]);
});

describe('networkOf and appOf', () => {
  test.each([
    ['192.0.2.77', '192.0.2/24'],
    ['::ffff:192.0.2.77', '192.0.2/24'],
    ['2001:db8:1:2::3', '32.1.13.184.0.1/48'],
    ['unknown', 'unknown'],
  ])('%s is in the network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  test.each([
    ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'overcast'],
    ['Pocket Casts/7.70', 'pocket casts'],
    ['AntennaPod', 'antennapod'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'mozilla'],
    ['', ''],
  ])('the user agent %j names the app %j', (userAgent, app) => {
    expect(appOf(userAgent)).toBe(app);
  });
});
