import { updateArticleInput, updateEpisodeInput } from '@longreturn/contract/content-input';
import { activity, users } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { unfreezeUser } from '../../src/admin/unfreeze-user.ts';
import { updateArticle as updateArticleUseCase } from '../../src/content/articles/update-article.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { deleteMediaItem } from '../../src/content/episodes/delete-media-item.ts';
import { updateEpisode as updateEpisodeUseCase } from '../../src/content/episodes/update-episode.ts';
import { updateMediaItem } from '../../src/content/episodes/update-media-item.ts';
import {
  buildArticle,
  buildEpisode,
  buildMediaItem,
  buildUser,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const updateEpisode = throughSchema(updateEpisodeInput, updateEpisodeUseCase);
const updateArticle = throughSchema(updateArticleInput, updateArticleUseCase);

async function findNewestEntry() {
  const [entry] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return entry;
}

test('an entry has the actor, the target and the changes', async () => {
  const editor = await buildUser(deps, { role: 'editor' });
  const { id } = await buildEpisode(deps, { title: 'Before', publishedAt: null, topics: ['sleep', 'exercise'] });
  const publishedAt = clock.now().toISOString();
  await updateEpisode(deps, editor.actor, { id, title: 'After it', publishedAt, topics: ['sleep'] });
  expect(await findNewestEntry()).toEqual({
    id: expect.any(String),
    actor: 'user',
    actorId: editor.id,
    action: 'episode.published',
    targetType: 'episode',
    targetId: id,
    targetTitle: 'After it',
    change: {
      title: { from: 'Before', to: 'After it' },
      publishedAt: { from: null, to: publishedAt },
      topics: { from: ['exercise', 'sleep'], to: ['sleep'] },
    },
    userId: null,
    oldTitle: null,
    oldDescription: null,
    timestamp: clock.now(),
    searchText: expect.stringContaining('after it'),
  });
});

test('for a body or another long text, only the length is recorded', async () => {
  const { id } = await buildArticle(deps, { excerpt: 'A line that says what it is about.' });
  const [excerpt, text] = ['x'.repeat(201), 'y'.repeat(150)];
  await updateArticle(deps, SYSTEM, { id, excerpt, bodyRichtext: `<p>${text}</p>` });
  const { change } = (await findNewestEntry()) ?? {};
  expect(change).toEqual({
    excerpt: { from: 'A line that says what it is about.', to: { characters: 201 } },
    bodyRichtext: { from: { characters: expect.any(Number) }, to: { characters: 157 } },
  });
});

test('an entry about a deleted item keeps the item’s name', async () => {
  const { id, title } = await buildEpisode(deps);
  await deleteEpisode(deps, SYSTEM, id);
  expect(await findNewestEntry()).toMatchObject({ actor: 'system', actorId: null, targetId: id, targetTitle: title });
});

test('an entry about a media item names the item and the episode', async () => {
  const { id, title } = await buildEpisode(deps);
  const newest = async () => (await listActivity(deps, SYSTEM)).items[0];
  const item = await buildMediaItem(deps, { episodeId: id, title: 'On film' });
  expect(await findNewestEntry()).toMatchObject({ targetId: id, change: { mediaItem: { from: null, to: 'On film' } } });
  expect(await newest()).toMatchObject({ title: 'Media added', description: `On film, ${title}` });
  await updateMediaItem(deps, SYSTEM, { id: item.id, title: 'On tape' });
  expect(await newest()).toMatchObject({ title: 'Media updated', description: `On tape, ${title}` });
  await updateMediaItem(deps, SYSTEM, { id: item.id, description: 'A short text' });
  expect(await newest()).toMatchObject({ title: 'Media updated', description: `On tape, ${title}` });
  await deleteMediaItem(deps, SYSTEM, item.id);
  expect(await newest()).toMatchObject({ title: 'Media deleted', description: `On tape, ${title}` });
});

test('deleting an account deletes the entries about it; entries about what its owner did stay, but without the name', async () => {
  const admin = await buildUser(deps, { role: 'admin', name: 'Somebody Unmentioned' });
  const reader = await buildUser(deps);
  await setRole(deps, admin.actor, { userId: reader.id, role: 'editor' });
  await deps.db.update(users).set({ frozenAt: clock.now() }).where(eq(users.id, reader.id));
  await unfreezeUser(deps, admin.actor, reader.id);
  await setRole(deps, SYSTEM, { userId: admin.id, role: 'admin' }); // adds no entry
  const entriesAbout = (id: string) => deps.db.select().from(activity).where(eq(activity.targetId, id));
  expect((await entriesAbout(reader.id)).map(({ actorId }) => actorId)).toEqual([admin.id, admin.id]);

  await deps.db.delete(users).where(eq(users.id, admin.id));
  for (const entry of await entriesAbout(reader.id)) expect(entry).toMatchObject({ actor: 'user', actorId: null });
  expect(JSON.stringify(await deps.db.select().from(activity))).not.toMatch(/Unmentioned/);
  await deps.db.delete(users).where(eq(users.id, reader.id));
  expect(await entriesAbout(reader.id)).toEqual([]);
});

test('if a user is deleted while their request runs, the entry has no actor ID', async () => {
  const editor = await buildUser(deps, { role: 'editor' });
  const { id } = await buildEpisode(deps);
  await deps.db.delete(users).where(eq(users.id, editor.id));
  await deleteEpisode(deps, editor.actor, id);
  expect(await findNewestEntry()).toMatchObject({ actor: 'user', actorId: null, targetId: id });
});

test('entries keep their text if they were written before the log recorded actions', async () => {
  const timestamp = new Date(clock.now().getTime() + 1);
  const old = { id: deps.ids.next(), oldTitle: 'Role changed', oldDescription: 'Ada: visitor to editor', timestamp };
  await deps.db.insert(activity).values(old);
  expect((await listActivity(deps, SYSTEM)).items[0]).toEqual({
    id: old.id,
    title: 'Role changed',
    description: 'Ada: visitor to editor',
    timestamp: timestamp.toISOString(),
  });
});
