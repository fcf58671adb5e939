import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { listScheduled } from '../../src/content/list-scheduled.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildIssue,
  buildSentIssue,
  createTestDeps,
} from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const at = (day: number) => `2026-12-0${day}T08:00:00.000Z`;

beforeAll(async () => {
  await buildEpisode(deps, { title: 'Public already' });
  await buildEpisode(deps, { title: 'A draft of a talk', publishedAt: null });
  await buildEpisode(deps, { title: 'The fourth', publishedAt: at(4) });
  await buildArticle(deps, { title: 'The first', publishedAt: at(1) });
  await buildArticle(deps, { title: 'The fourth too', publishedAt: at(4) });
  await buildEpisode(deps, { title: 'The second', publishedAt: at(2) });
  for (const [issue, day] of [
    [await buildIssue(deps, { title: 'The third' }), 3],
    [await buildSentIssue(deps, { title: 'Sent before its time' }), 5],
  ] as const) {
    await deps.db
      .update(newsletterIssues)
      .set({ scheduledFor: new Date(at(day)) })
      .where(eq(newsletterIssues.id, issue.id));
  }
  await buildIssue(deps, { title: 'An unscheduled issue' });
});

test('admins see what will be published and sent, the soonest first', async () => {
  for (const actor of [actorWithRole('admin'), SYSTEM]) {
    const { items, total, nextCursor } = await listScheduled(deps, actor, {});
    expect(items.map(({ kind, title, at }) => [kind, title, at])).toEqual([
      ['article', 'The first', at(1)],
      ['episode', 'The second', at(2)],
      ['issue', 'The third', at(3)],
      ['episode', 'The fourth', at(4)],
      ['article', 'The fourth too', at(4)],
    ]);
    expect([total, nextCursor]).toEqual([5, null]);
  }
});

test('editors see only episodes and articles', async () => {
  const { items, total } = await listScheduled(deps, actorWithRole('editor'), {});
  expect([items.map(({ kind }) => kind), total]).toEqual([['article', 'episode', 'episode', 'article'], 4]);
});

test('pages contain every item once, in order', async () => {
  const admin = actorWithRole('admin');
  const all = (await listScheduled(deps, admin, {})).items;
  for (const limit of [1, 2, 4, 5]) {
    const items = [];
    let cursor: string | undefined;
    do {
      const page = await listScheduled(deps, admin, { limit, ...(cursor && { cursor }) });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(items).toEqual(all);
  }
});

test('a malformed cursor is refused, and only editors and admins have access', async () => {
  await expect(listScheduled(deps, SYSTEM, { cursor: 'x' })).rejects.toMatchObject({ code: 'input.invalid' });
  await expect(listScheduled(deps, ANONYMOUS, {})).rejects.toMatchObject({ code: 'session.required' });
  await expect(listScheduled(deps, actorWithRole('member'), {})).rejects.toMatchObject({ code: 'action.forbidden' });
});
