import { entitlements, subscribers } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { getStats } from '../../src/admin/get-stats.ts';
import { grantComp } from '../../src/entitlements/grant-comp.ts';
import { buildArticle, buildEpisode, buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const stats = () => getStats(deps, SYSTEM);

test('all numbers of an empty site are 0', async () => {
  expect(await stats()).toEqual({
    totalUsers: 0,
    totalMembers: 0,
    totalEpisodes: 0,
    totalArticles: 0,
    monthlyRevenue: 0,
    newsletterSubscribers: 0,
  });
});

test('users of every role are counted, and a subscriber with a running entitlement counts as a member', async () => {
  for (const role of ['visitor', 'subscriber', 'editor', 'admin'] as const) await buildUser(deps, { role });
  const lapsing = await buildUser(deps);
  const until = new Date(clock.now().getTime() + 1000);
  await grantComp(deps, SYSTEM, { userId: lapsing.id, paidThrough: until, reason: 'A second' });
  await buildUser(deps, { role: 'member' });
  const editor = await buildUser(deps, { role: 'editor' });
  await grantComp(deps, SYSTEM, { userId: editor.id, reason: 'A comp for an editor' });
  expect(await stats()).toMatchObject({ totalUsers: 7, totalMembers: 2 });
  clock.set(until.toISOString());
  expect(await stats()).toMatchObject({ totalUsers: 7, totalMembers: 1 });
});

test('only episodes and articles that are public now are counted', async () => {
  const later = new Date(clock.now().getTime() + 1000).toISOString();
  for (const publishedAt of [undefined, null, later]) {
    await buildEpisode(deps, publishedAt === undefined ? {} : { publishedAt });
    await buildArticle(deps, publishedAt === undefined ? {} : { publishedAt });
  }
  expect(await stats()).toMatchObject({ totalEpisodes: 1, totalArticles: 1 });
  clock.set(later);
  expect(await stats()).toMatchObject({ totalEpisodes: 2, totalArticles: 2 });
});

test('only active newsletter subscribers are counted', async () => {
  const now = clock.now();
  for (const status of ['pending', 'active', 'unsubscribed', 'bounced'] as const) {
    const email = `${status}@example.org`;
    const row = { id: deps.ids.next(), email, emailKey: email, status, subscribedAt: now, updatedAt: now };
    await deps.db.insert(subscribers).values(row);
  }
  expect(await stats()).toMatchObject({ newsletterSubscribers: 1 });
});

test('an account with an entitlement but no subscription counts as a member, but adds no revenue', async () => {
  const { id: userId } = await buildUser(deps);
  const now = clock.now();
  const paid = { source: 'stripe', state: 'active', reason: 'Monthly' } as const;
  await deps.db
    .insert(entitlements)
    .values({ id: deps.ids.next(), userId, ...paid, from: now, createdAt: now, updatedAt: now });
  expect(await stats()).toMatchObject({ totalMembers: 2, monthlyRevenue: 0 });
});
