import { updateArticleInput } from '@longreturn/contract/content-input';
import { activity, articleRevisions, topics } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { exportAccount } from '../../src/account/export-account.ts';
import { ANONYMOUS } from '../../src/actor.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { getArticleDetails } from '../../src/content/articles/get-article-details.ts';
import { updateArticle } from '../../src/content/articles/update-article.ts';
import { getRevision } from '../../src/content/revisions/get-revision.ts';
import { listRevisions } from '../../src/content/revisions/list-revisions.ts';
import { restoreRevision } from '../../src/content/revisions/restore-revision.ts';
import { actorWithRole, buildArticle, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const editor = actorWithRole('editor');
const update = throughSchema(updateArticleInput, updateArticle);
const NOBODY = '00000000-0000-7000-8000-000000000000';
const body = (text: string) => `<p>${text}</p><p>${'A paragraph of some length. '.repeat(5)}</p>`;

const list = async (id: string) => (await listRevisions(deps, editor, { id })).items;
const titles = async (id: string) => (await list(id)).map(({ title }) => title);

test('a new article and each change of its text create a version that names the person who saved it', async () => {
  const { id } = await buildArticle(deps, { title: 'The first title' });
  const user = await buildUser(deps, { role: 'editor', name: 'Grace Hopper' });
  await update(deps, user.actor, { id, title: 'The second title' });
  const [second, first, ...others] = await list(id);
  expect(second).toMatchObject({ title: 'The second title', savedBy: { id: user.id, name: 'Grace Hopper' } });
  expect(first).toMatchObject({ title: 'The first title', savedBy: null });
  expect(others).toEqual([]);
  expect(second?.savedAt).toBe((await getArticleDetails(deps, editor, id)).updatedAt);

  const { savedArticles } = await exportAccount(deps, user.actor, undefined);
  expect(savedArticles).toEqual([{ title: 'The second title', savedAt: second?.savedAt }]);
  await deleteUser(deps, actorWithRole('admin'), user.id);
  expect((await list(id))[0]).toMatchObject({ title: 'The second title', savedBy: null });
});

test('a change of the excerpt, body or topics creates a version; a change of the slug, access or publication time doesn’t', async () => {
  const { id, ...fields } = await buildArticle(deps, { topics: ['sleep', 'exercise'] });
  await update(deps, editor, { id, excerpt: 'Another excerpt of this article.' });
  await update(deps, editor, { id, bodyRichtext: body('New.') });
  await update(deps, editor, { id, topics: ['sleep'] });
  expect(await list(id)).toHaveLength(4);
  await update(deps, editor, { id, publishedAt: null, isPremium: true, slug: `${fields.slug}-b`, topics: ['sleep'] });
  expect(await list(id)).toHaveLength(4);
});

test('the first change of an article without versions also stores the previous text as a version', async () => {
  const { id, title } = await buildArticle(deps);
  await deps.db.delete(articleRevisions).where(eq(articleRevisions.articleId, id));
  await update(deps, editor, { id, title: 'A later title' });
  expect(await titles(id)).toEqual(['A later title', title]);
});

test('versions are listed in pages', async () => {
  const { id } = await buildArticle(deps, { title: 'Title number 0' });
  for (const number of [1, 2, 3]) await update(deps, editor, { id, title: `Title number ${number}` });
  const first = await listRevisions(deps, editor, { id, limit: 3 });
  const second = await listRevisions(deps, editor, { id, limit: 3, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
    [3, 2, 1, 0].map((n) => `Title number ${n}`),
  );
  expect([first.total, second.nextCursor]).toEqual([4, null]);
});

test('a version is compared with the current article or another version, from older to newer', async () => {
  const { id } = await buildArticle(deps, {
    title: 'A fast walk',
    bodyRichtext: body('It is fast.'),
    topics: ['sleep'],
  });
  await update(deps, editor, { id, title: 'A slow walk', topics: ['exercise'] });
  await update(deps, editor, { id, bodyRichtext: body('It is slow.') });
  const [third, second, first] = await list(id);
  const ofFirst = await getRevision(deps, editor, { id, revisionId: first?.id ?? '' });
  expect(ofFirst).toMatchObject({
    title: 'A fast walk',
    topics: ['sleep'],
    against: { id: null, savedAt: third?.savedAt },
  });
  expect(ofFirst.difference.topics).toEqual({ added: ['exercise'], removed: ['sleep'] });
  expect(ofFirst.difference.title).toContainEqual({ kind: 'removed', text: 'fast' });
  expect(ofFirst.difference.body[0]).toMatchObject({ kind: 'changed', element: 'p' });
  expect(ofFirst.difference.body[1]).toMatchObject({ kind: 'same' });

  for (const [one, other] of [
    [first, second],
    [second, first],
  ]) {
    const { difference, against } = await getRevision(deps, editor, {
      id,
      revisionId: one?.id ?? '',
      against: other?.id ?? '',
    });
    expect(against.id).toBe(other?.id);
    expect(difference.title).toContainEqual({ kind: 'added', text: 'slow' });
    expect(difference.body.map(({ kind }) => kind)).toEqual(['same', 'same']);
  }
});

test('restoring a version brings its text back, creates a new version and adds an entry to the audit log', async () => {
  const { id, slug } = await buildArticle(deps, { title: 'The old title', topics: ['sleep'] });
  await update(deps, editor, { id, title: 'The new title', bodyRichtext: body('New.'), topics: [], isPremium: true });
  const [, old] = await list(id);
  const revisionId = old?.id ?? '';
  const stale = new Date('2026-01-01T00:00:00.000Z');
  await expect(restoreRevision(deps, editor, { id, revisionId, updatedAt: stale })).rejects.toMatchObject({
    code: 'content.changed',
  });
  clock.set('2026-11-15T13:00:00.000Z');
  const restored = await restoreRevision(deps, editor, { id, revisionId });
  expect(restored).toMatchObject({ title: 'The old title', topics: ['sleep'], isPremium: true, slug });
  expect(restored.bodyRichtext).not.toContain('New.');
  expect(await titles(id)).toEqual(['The old title', 'The new title', 'The old title']);
  const [line] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  expect(line).toMatchObject({ action: 'article.restored', targetId: id });
  expect(line?.change).toMatchObject({ title: { from: 'The new title', to: 'The old title' } });

  await restoreRevision(deps, editor, { id, revisionId });
  expect(await list(id)).toHaveLength(3);
});

test('a topic that the site no longer has isn’t restored', async () => {
  await deps.db.insert(topics).values({ slug: 'alchemy', title: 'Alchemy', description: 'Gold', position: 9 });
  const { id } = await buildArticle(deps, { topics: ['alchemy', 'sleep'] });
  await update(deps, editor, { id, topics: [] });
  await deps.db.delete(topics).where(eq(topics.slug, 'alchemy'));
  const [, old] = await list(id);
  expect(await restoreRevision(deps, editor, { id, revisionId: old?.id ?? '' })).toMatchObject({ topics: ['sleep'] });
});

test('unknown articles and versions, and versions of other articles, aren’t found', async () => {
  const { id } = await buildArticle(deps);
  const other = await buildArticle(deps);
  const [foreign] = await list(other.id);
  await expect(listRevisions(deps, editor, { id: NOBODY })).rejects.toMatchObject({ code: 'article.unknown' });
  await expect(getRevision(deps, editor, { id: NOBODY, revisionId: NOBODY })).rejects.toMatchObject({
    code: 'article.unknown',
  });
  for (const revisionId of [NOBODY, foreign?.id ?? '']) {
    const unknown = { code: 'revision.unknown' };
    await expect(getRevision(deps, editor, { id, revisionId })).rejects.toMatchObject(unknown);
    await expect(restoreRevision(deps, editor, { id, revisionId })).rejects.toMatchObject(unknown);
  }
});

test('everyone but editors and admins is refused', async () => {
  const input = { id: NOBODY, revisionId: NOBODY };
  for (const use of [listRevisions, getRevision, restoreRevision]) {
    await expect(use(deps, ANONYMOUS, input)).rejects.toMatchObject({ code: 'session.required' });
    await expect(use(deps, actorWithRole('member'), input)).rejects.toMatchObject({ code: 'action.forbidden' });
  }
});
