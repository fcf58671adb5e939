import { trendsInput } from '@longreturn/contract/trends';
import { articles, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { storeDownloads } from '../../src/downloads/store-downloads.ts';
import { readTrends as readTrendsCase } from '../../src/reads/read-trends.ts';
import { storeReads } from '../../src/reads/store-reads.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildUser,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
const readTrends = throughSchema(trendsInput, readTrendsCase);
const at = (time: string) => new Date(time);

async function subscribe(subscribedAt: string, status: 'pending' | 'active' | 'unsubscribed') {
  const id = deps.ids.next();
  const email = `${id}@example.org`;
  const times = { subscribedAt: at(subscribedAt), updatedAt: at(subscribedAt) };
  await deps.db.insert(subscribers).values({ id, email, emailKey: email, status, ...times });
}

beforeAll(() => clock.set('2026-11-15T12:00:00.000Z'));
afterAll(close);

describe('the trends', () => {
  test('contain every day of the period in UTC, including days on which nothing happened', async () => {
    const month = await readTrends(deps, SYSTEM, {});
    expect(month.days).toHaveLength(30);
    expect(month.days[0]).toEqual({
      date: '2026-10-17',
      registrations: 0,
      subscribers: 0,
      reads: 0,
      downloads: 0,
    });
    expect(month.days.at(-1)?.date).toBe('2026-11-15');
    const quarter = await readTrends(deps, SYSTEM, { days: 90 });
    expect(quarter.days).toHaveLength(90);
    expect(quarter.days[0]?.date).toBe('2026-08-18');
    expect(new Set(quarter.days.map(({ date }) => date)).size).toBe(90);
  });

  test('count registrations, confirmed subscribers, reads and downloads by day', async () => {
    await buildUser(deps, { createdAt: at('2026-11-14T23:59:59.999Z') });
    await buildUser(deps, { createdAt: at('2026-11-15T00:00:00.000Z') });
    await buildUser(deps, { createdAt: at('2026-11-15T11:00:00.000Z') });
    await buildUser(deps, { createdAt: at('2026-10-16T23:59:59.999Z') });
    await subscribe('2026-11-14T10:00:00.000Z', 'active');
    await subscribe('2026-11-14T11:00:00.000Z', 'unsubscribed');
    await subscribe('2026-11-14T12:00:00.000Z', 'pending');
    const [one, other] = [await buildEpisode(deps), await buildArticle(deps)];
    await storeReads(deps, [
      { type: 'episode', id: one.id, day: '2026-11-15', reads: 3 },
      { type: 'article', id: other.id, day: '2026-11-15', reads: 4 },
      { type: 'article', id: other.id, day: '2026-10-17', reads: 5 },
      { type: 'article', id: other.id, day: '2026-10-16', reads: 100 },
    ]);
    const download = { episodeId: one.id, ip: '192.0.2.1', userAgent: 'Overcast', bytes: 1, needed: 1 };
    await storeDownloads(deps, [{ ...download, source: 'public', day: '2026-11-13' }]);
    await storeDownloads(deps, [{ ...download, ip: '192.0.2.2', source: 'site', day: '2026-11-13' }]);
    const { days, mostRead, mostDownloaded } = await readTrends(deps, SYSTEM, { days: 30 });
    const none = { registrations: 0, subscribers: 0, reads: 0, downloads: 0 };
    expect(days.filter(({ date, ...counts }) => Object.values(counts).some((count) => count > 0))).toEqual([
      { ...none, date: '2026-10-17', reads: 5 },
      { ...none, date: '2026-11-13', downloads: 2 },
      { ...none, date: '2026-11-14', registrations: 1, subscribers: 2 },
      { ...none, date: '2026-11-15', registrations: 2, reads: 7 },
    ]);
    expect(mostDownloaded).toEqual([{ id: one.id, title: one.title, slug: one.slug, downloads: 2 }]);
    expect(mostRead).toEqual([
      { type: 'article', id: other.id, title: other.title, slug: other.slug, reads: 9 },
      { type: 'episode', id: one.id, title: one.title, slug: one.slug, reads: 3 },
    ]);
    expect((await readTrends(deps, SYSTEM, { days: 90 })).mostRead[0]?.reads).toBe(109);
  });

  test('contain at most ten items, the most read first, and no deleted items', async () => {
    const items = await Promise.all(Array.from({ length: 12 }, () => buildArticle(deps)));
    const day = '2026-11-15';
    await storeReads(
      deps,
      items.map(({ id }, index) => ({ type: 'article', id, day, reads: 1000 + index })),
    );
    await deps.db.delete(articles).where(eq(articles.id, items.at(-1)?.id ?? ''));
    const { mostRead } = await readTrends(deps, SYSTEM, {});
    expect(mostRead.map(({ id }) => id)).toEqual(
      items
        .slice(1, 11)
        .toReversed()
        .map(({ id }) => id),
    );
  });

  test('can be read for 30 or 90 days, but not for other periods', async () => {
    expect((await readTrends(deps, SYSTEM, trendsInput.parse({ days: '90' }))).days).toHaveLength(90);
    for (const days of [7, 31, 0, -30, 1e9])
      await expect(readTrends(deps, SYSTEM, { days } as never)).rejects.toMatchObject({ code: 'input.invalid' });
  });

  test('can be read only by admins', async () => {
    await expect(readTrends(deps, ANONYMOUS, {})).rejects.toMatchObject({ code: 'session.required' });
    for (const role of ['editor', 'member'] as const)
      await expect(readTrends(deps, actorWithRole(role), {})).rejects.toMatchObject({ code: 'action.forbidden' });
    await expect(readTrends(deps, actorWithRole('admin'), {})).resolves.toBeDefined();
  });
});
