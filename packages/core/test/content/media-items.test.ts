import { addMediaItemInput, updateMediaItemInput } from '@longreturn/contract/content-input';
import { activity } from '@longreturn/db/schema';
import { desc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { presentActivity } from '../../src/admin/list-activity.ts';
import { addMediaItem as addMediaItemParsed } from '../../src/content/episodes/add-media-item.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { deleteMediaItem } from '../../src/content/episodes/delete-media-item.ts';
import { listMediaItems } from '../../src/content/episodes/list-media-items.ts';
import { updateMediaItem as updateMediaItemParsed } from '../../src/content/episodes/update-media-item.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import {
  actorWithRole,
  buildEpisode,
  buildMediaItem,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const addMediaItem = throughSchema(addMediaItemInput, addMediaItemParsed);
const updateMediaItem = throughSchema(updateMediaItemInput, updateMediaItemParsed);

const errorWithCode = (code: string, fields?: object) => expect.objectContaining({ code, ...(fields && { fields }) });
const FILM = { type: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ', title: 'Film' } as const;

async function findNewestEntry() {
  const [row] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return row && presentActivity({ entry: row, actorName: null });
}

/** Creates an episode with media items that have these titles. */
async function buildEpisodeWith(...titles: string[]) {
  const { id } = await buildEpisode(deps);
  const items = new Map<string, string>();
  for (const title of titles) items.set(title, (await buildMediaItem(deps, { episodeId: id, title })).id);
  const titlesInOrder = async () => {
    const found = await listMediaItems(deps, 'anonymous', id);
    expect(found.map(({ order }) => order)).toEqual(found.map((_, place) => place));
    return found.map(({ title }) => title).join('');
  };
  return { id, idOf: (title: string) => items.get(title) ?? '', titlesInOrder };
}

test('an editor adds, changes and deletes a media item', async () => {
  const editor = actorWithRole('editor');
  const { id: episodeId, title } = await buildEpisode(deps);
  const item = await addMediaItem(deps, editor, { id: episodeId, ...FILM, description: '' });
  expect(item).toEqual({ id: expect.any(String), ...FILM, description: null, order: 0 });
  expect(await findNewestEntry()).toMatchObject({ title: 'Media added', description: `${FILM.title}, ${title}` });

  const changed = await updateMediaItem(deps, editor, { id: item.id, title: 'A better title', description: 'New' });
  expect(changed).toEqual({ ...item, title: 'A better title', description: 'New' });
  expect(await listMediaItems(deps, 'anonymous', episodeId)).toEqual([changed]);
  expect(await findNewestEntry()).toMatchObject({ title: 'Media updated', description: `A better title, ${title}` });

  await deleteMediaItem(deps, editor, item.id);
  expect(await listMediaItems(deps, 'anonymous', episodeId)).toEqual([]);
  expect(await findNewestEntry()).toMatchObject({ title: 'Media deleted', description: `A better title, ${title}` });
});

test('a member can’t change or delete a media item', async () => {
  const { id } = await buildMediaItem(deps);
  const member = actorWithRole('member');
  await expect(updateMediaItem(deps, member, { id, title: 'Mine' })).rejects.toThrow(errorWithCode('action.forbidden'));
  await expect(deleteMediaItem(deps, member, id)).rejects.toThrow(errorWithCode('action.forbidden'));
});

test('a media item needs an episode, a title and a web URL', async () => {
  const { id } = await buildEpisode(deps);
  for (const url of [
    'nonsense',
    'javascript:alert(1)',
    'ftp://example.com/a',
    `https://youtu.be/${'x'.repeat(2000)}`,
  ]) {
    await expect(addMediaItem(deps, SYSTEM, { id, ...FILM, url })).rejects.toThrow(
      errorWithCode('input.invalid', { url: 'Please enter a valid URL' }),
    );
  }
  await expect(addMediaItem(deps, SYSTEM, { id, ...FILM, title: ' ' })).rejects.toThrow(
    errorWithCode('input.invalid', { title: 'Title is required' }),
  );
  await expect(addMediaItem(deps, SYSTEM, { id: deps.ids.next(), ...FILM })).rejects.toThrow(
    errorWithCode('episode.unknown'),
  );
});

test('the URL of a media item must fit its type, even if only one of the two changes', async () => {
  const urlError = errorWithCode('input.invalid', { url: 'Please enter a valid URL' });
  const { id } = await buildEpisode(deps);
  const spotify = 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5';
  await expect(addMediaItem(deps, SYSTEM, { id, ...FILM, url: spotify })).rejects.toThrow(urlError);
  await expect(addMediaItem(deps, SYSTEM, { id, ...FILM, url: 'https://example.com/film' })).rejects.toThrow(urlError);
  const item = await addMediaItem(deps, SYSTEM, { id, ...FILM });
  await expect(updateMediaItem(deps, SYSTEM, { id: item.id, type: 'spotify' })).rejects.toThrow(urlError);
  await expect(updateMediaItem(deps, SYSTEM, { id: item.id, url: spotify })).rejects.toThrow(urlError);
  expect(await updateMediaItem(deps, SYSTEM, { id: item.id, type: 'spotify', url: spotify })).toMatchObject({
    type: 'spotify',
    url: spotify,
  });
});

test('media items added at the same time get different positions, even if all requests set the same one', async () => {
  const { id } = await buildEpisode(deps);
  const added = await Promise.all([1, 2, 3].map(() => addMediaItem(deps, SYSTEM, { id, ...FILM, order: 0 })));
  expect(added.map(({ order }) => order).toSorted()).toEqual([0, 1, 2]);
});

test('setting a media item’s order moves it to that position; the other items keep their sequence', async () => {
  const { idOf, titlesInOrder } = await buildEpisodeWith('a', 'b', 'c', 'd');
  expect(await updateMediaItem(deps, SYSTEM, { id: idOf('d'), order: 1 })).toMatchObject({ order: 1 });
  expect(await titlesInOrder()).toBe('adbc');
  await updateMediaItem(deps, SYSTEM, { id: idOf('a'), order: 2 });
  expect(await titlesInOrder()).toBe('dbac');
  expect(await updateMediaItem(deps, SYSTEM, { id: idOf('d'), order: 99 })).toMatchObject({ order: 3 });
  expect(await titlesInOrder()).toBe('bacd');
});

test('after a deletion, the positions have no gap, and the next added item comes last', async () => {
  const { id, idOf, titlesInOrder } = await buildEpisodeWith('a', 'b', 'c');
  await deleteMediaItem(deps, SYSTEM, idOf('a'));
  expect(await titlesInOrder()).toBe('bc');
  await buildMediaItem(deps, { episodeId: id, title: 'd' });
  expect(await titlesInOrder()).toBe('bcd');
});

test('after concurrent moves and deletions, every item has a different position', async () => {
  const { idOf, titlesInOrder } = await buildEpisodeWith('a', 'b', 'c', 'd', 'e');
  await Promise.all([
    updateMediaItem(deps, SYSTEM, { id: idOf('a'), order: 4 }),
    updateMediaItem(deps, SYSTEM, { id: idOf('e'), order: 0 }),
    deleteMediaItem(deps, SYSTEM, idOf('c')),
  ]);
  expect((await titlesInOrder()).split('').toSorted().join('')).toBe('abde');
});

test('deleted media items, and media items of deleted episodes, can’t be changed or deleted', async () => {
  const alone = await buildMediaItem(deps);
  await deleteMediaItem(deps, SYSTEM, alone.id);
  const kept = await buildMediaItem(deps);
  await deleteEpisode(deps, SYSTEM, kept.episodeId);
  for (const { id } of [alone, kept]) {
    await expect(deleteMediaItem(deps, SYSTEM, id)).rejects.toThrow(errorWithCode('media.unknown'));
    await expect(updateMediaItem(deps, SYSTEM, { id, title: 'Late' })).rejects.toThrow(errorWithCode('media.unknown'));
  }
});

test('saving a media item without changes writes nothing', async () => {
  const { id, title, url, type } = await buildMediaItem(deps);
  const before = [await readContentVersion(deps), await findNewestEntry()];
  expect(await updateMediaItem(deps, SYSTEM, { id, title, url, type, order: 7 })).toMatchObject({ order: 0 });
  expect([await readContentVersion(deps), await findNewestEntry()]).toEqual(before);
});
