import { privateFeeds } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { endUserEntitlement } from '../../src/admin/end-user-entitlement.ts';
import { getUserDetails } from '../../src/admin/get-user-details.ts';
import { grantUserComp } from '../../src/admin/grant-user-comp.ts';
import { listAudit } from '../../src/admin/list-audit.ts';
import {
  listUserFeeds,
  revokeUserFeed,
  revokeUserFeeds,
  rotateAllFeeds,
  rotateUserFeed,
  rotateUserFeeds,
} from '../../src/admin/user-feeds.ts';
import { findPrivateFeed } from '../../src/listening/find-private-feed.ts';
import {
  createPrivateFeed,
  deletePrivateFeed,
  listOwnFeeds,
  listPrivateFeeds,
  rotatePrivateFeed,
} from '../../src/listening/private-feeds.ts';
import { recordFeedUse } from '../../src/listening/record-feed-use.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { actorWithRole, buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, mails, close } = await createTestDeps();
afterAll(close);

const admin = (await buildUser(deps, { role: 'admin', name: 'Mary Somerville' })).actor;
const member = () => buildUser(deps, { role: 'member', name: 'Grace Hopper' });
const tokenOf = (url: string): string => url.split('/')[4] ?? '';
const opens = async (url: string) => (await findPrivateFeed(deps, tokenOf(url)))?.reader;

test('a member gets the URL of a new feed once, and only the hash of its token is stored', async () => {
  const { id: userId, actor } = await member();
  const { id, url } = await createPrivateFeed(deps, actor, { name: 'Phone' });
  expect(url).toMatch(/^http:\/\/localhost:3000\/feeds\/[\w-]{43}\/feed\.xml$/);
  const createdAt = deps.clock.now().toISOString();
  expect(await listPrivateFeeds(deps, actor)).toEqual([{ id, name: 'Phone', createdAt, lastUsedAt: null }]);
  expect(await findPrivateFeed(deps, tokenOf(url))).toMatchObject({ id, reader: 'member', user: { id: userId } });
  const stored = await deps.db.select().from(privateFeeds).where(eq(privateFeeds.userId, userId));
  expect(stored).toHaveLength(1);
  const { items } = await listAudit(deps, admin, {});
  expect(items).toContainEqual(
    expect.objectContaining({ action: 'feed.created', change: { feed: { from: null, to: 'Phone' } } }),
  );
  expect(JSON.stringify([stored, items])).not.toContain(tokenOf(url));
});

test('rotating a feed gives it a new URL, and the old URL stops working at once', async () => {
  const { actor } = await member();
  const { id, url } = await createPrivateFeed(deps, actor, { name: 'Phone' });
  const { url: next } = await rotatePrivateFeed(deps, actor, { id });
  expect(await opens(url)).toBeUndefined();
  expect(await findPrivateFeed(deps, tokenOf(next))).toMatchObject({ id });
  expect(await listPrivateFeeds(deps, actor)).toMatchObject([{ id, name: 'Phone' }]);
  await deletePrivateFeed(deps, actor, { id });
  expect(await opens(next)).toBeUndefined();
  expect(await listPrivateFeeds(deps, actor)).toEqual([]);
});

test('a user has at most ten feeds, even if two are created at the same time', async () => {
  const { actor } = await member();
  for (let count = 1; count < 10; count += 1) await createPrivateFeed(deps, actor, { name: `Device ${count}` });
  const both = ['Tablet', 'Car'].map((name) => createPrivateFeed(deps, actor, { name }));
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ code: 'feed.full' }) }));
  expect(await listPrivateFeeds(deps, actor)).toHaveLength(10);
});

test.each([
  ['premium.membership_required', actorWithRole('visitor')],
  ['premium.membership_required', actorWithRole('subscriber')],
])('managing private feeds fails with %s for signed-in readers without a membership', async (code, actor) => {
  const id = deps.ids.next();
  await expect(listPrivateFeeds(deps, actor)).rejects.toMatchObject({ code });
  await expect(createPrivateFeed(deps, actor, { name: 'Phone' })).rejects.toMatchObject({ code });
  await expect(rotatePrivateFeed(deps, actor, { id })).rejects.toMatchObject({ code });
  await expect(deletePrivateFeed(deps, actor, { id })).rejects.toMatchObject({ code });
});

test('private feeds need a session', async () => {
  const code = 'premium.session_required';
  await expect(listPrivateFeeds(deps, ANONYMOUS)).rejects.toMatchObject({ code });
  await expect(createPrivateFeed(deps, ANONYMOUS, { name: 'Phone' })).rejects.toMatchObject({ code });
  await expect(rotatePrivateFeed(deps, ANONYMOUS, { id: '' })).rejects.toMatchObject({ code });
  await expect(deletePrivateFeed(deps, ANONYMOUS, { id: '' })).rejects.toMatchObject({ code: 'session.required' });
});

test('nobody can rotate or revoke a feed of another person', async () => {
  const owner = await member();
  const { id, url } = await createPrivateFeed(deps, owner.actor, { name: 'Phone' });
  const { actor } = await member();
  for (const other of [id, deps.ids.next(), 'no id', '\0']) {
    await expect(rotatePrivateFeed(deps, actor, { id: other })).rejects.toMatchObject({ code: 'feed.unknown' });
    await expect(deletePrivateFeed(deps, actor, { id: other })).rejects.toMatchObject({ code: 'feed.unknown' });
  }
  expect(await opens(url)).toBe('member');
});

test('a lapsed member’s feed works again after a renewal, and lapsed members can revoke their feeds', async () => {
  const { id: userId, actor } = await member();
  const { id, url } = await createPrivateFeed(deps, actor, { name: 'Phone' });
  const details = await getUserDetails(deps, admin, { userId, currentId: undefined });
  const entitlementId = details.entitlements[0]?.id ?? '';
  await endUserEntitlement(deps, admin, { userId, id: entitlementId });
  const lapsed = { ...actor, role: 'subscriber' } as const;
  expect(await opens(url)).toBe('registered');
  expect(await listOwnFeeds(deps, lapsed)).toMatchObject([{ id, name: 'Phone', hasUrl: true }]);
  await expect(listPrivateFeeds(deps, lapsed)).rejects.toMatchObject({ code: 'premium.membership_required' });
  await grantUserComp(deps, admin, { userId, reason: 'A renewal' });
  expect(await opens(url)).toBe('member');
  await deletePrivateFeed(deps, lapsed, { id });
  expect(await opens(url)).toBeUndefined();
});

test('an admin rotates or revokes a person’s feeds, and the owner is emailed about rotated feeds', async () => {
  const { id: userId, email, actor } = await member();
  const phone = await createPrivateFeed(deps, actor, { name: 'Phone' });
  const car = await createPrivateFeed(deps, actor, { name: 'Car' });
  await recordFeedUse(deps, { feedId: phone.id, ip: '192.0.2.1', userAgent: 'Overcast/3.0' });
  await recordFeedUse(deps, { feedId: phone.id, ip: '198.51.100.1', userAgent: 'Overcast/3.1' });
  const list = () => listUserFeeds(deps, admin, { userId });
  expect(await list()).toMatchObject([
    { id: phone.id, name: 'Phone', hasUrl: true, networks: 2, apps: 1, lastUsedAt: deps.clock.now().toISOString() },
    { id: car.id, name: 'Car', hasUrl: true, networks: 0, apps: 0, warnedAt: null },
  ]);

  await rotateUserFeed(deps, admin, { userId, id: phone.id });
  expect(await opens(phone.url)).toBeUndefined();
  expect(await opens(car.url)).toBe('member');
  expect(await list()).toMatchObject([{ hasUrl: false, networks: 0 }, { hasUrl: true }]);
  const job = { kind: 'private-feed', userId, news: 'rotated' } as const;
  expect(mails.at(-1)).toEqual(job);
  const content = { news: 'rotated', feeds: ['Phone'], link: 'http://localhost:3000/profile#private-feeds' };
  expect(await prepareMail(deps, job)).toMatchObject({ to: email, content });

  await rotatePrivateFeed(deps, actor, { id: phone.id });
  expect(await prepareMail(deps, job)).toBeUndefined();
  expect(await rotateUserFeeds(deps, admin, { userId })).toBe(2);
  await revokeUserFeed(deps, admin, { userId, id: phone.id });
  await expect(revokeUserFeed(deps, admin, { userId, id: phone.id })).rejects.toMatchObject({ code: 'feed.unknown' });
  expect(await revokeUserFeeds(deps, admin, { userId })).toBe(1);
  expect(await list()).toEqual([]);
  const { items } = await listAudit(deps, admin, {});
  expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['feed.revoked', 'feed.revoked']);
});

test('an admin rotates all private feeds of the site, and each owner gets one email', async () => {
  await rotateAllFeeds(deps, admin);
  const owners = [await member(), await member()];
  const created = await Promise.all(owners.map(({ actor }) => createPrivateFeed(deps, actor, { name: 'Phone' })));
  await createPrivateFeed(deps, owners[0]?.actor ?? ANONYMOUS, { name: 'Car' });
  const before = mails.length;
  expect(await rotateAllFeeds(deps, admin)).toBe(3);
  for (const { url } of created) expect(await opens(url)).toBeUndefined();
  const queued = mails.slice(before).map((job) => ('userId' in job ? job.userId : undefined));
  expect(queued.toSorted()).toEqual(owners.map(({ id }) => id).toSorted());
  expect(await rotateAllFeeds(deps, admin)).toBe(0);
});
