import { reorderMediaInput } from '@longreturn/contract/content-input';
import { activity } from '@longreturn/db/schema';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { listAllMediaItems } from '../../src/content/episodes/get-episode-details.ts';
import { reorderMediaItems } from '../../src/content/episodes/reorder-media-items.ts';
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

const editor = actorWithRole('editor');
const reorder = throughSchema(reorderMediaInput, reorderMediaItems);
const NOBODY = '00000000-0000-7000-8000-000000000000';

let id: string;
let mediaIds: string[];
beforeEach(async () => {
  ({ id } = await buildEpisode(deps, { publishedAt: null }));
  mediaIds = [];
  for (const title of ['One', 'Two', 'Three']) {
    mediaIds.push((await buildMediaItem(deps, { episodeId: id, title })).id);
  }
});

const titles = async () => (await listAllMediaItems(deps, editor, id)).map(({ title, order }) => `${order} ${title}`);

test('reordering gives media items the order of the list, and the audit log records the change', async () => {
  const items = await reorder(deps, editor, { id, mediaIds: mediaIds.toReversed() });
  expect(items.map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
  expect(await titles()).toEqual(['0 Three', '1 Two', '2 One']);
  const [line] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  expect(line).toMatchObject({
    action: 'episode.media-updated',
    targetId: id,
    change: { mediaOrder: { from: ['One', 'Two', 'Three'], to: ['Three', 'Two', 'One'] } },
  });
});

test('a list in the current order changes nothing', async () => {
  const version = await readContentVersion(deps);
  await reorder(deps, editor, { id, mediaIds });
  expect(await readContentVersion(deps)).toBe(version);
});

test('a list that lacks or repeats an item, or has an item of another episode, is refused', async () => {
  const other = await buildMediaItem(deps);
  for (const wrong of [mediaIds.slice(1), [...mediaIds, other.id], [...mediaIds.slice(1), other.id], []]) {
    await expect(reorder(deps, editor, { id, mediaIds: wrong })).rejects.toMatchObject({ code: 'content.changed' });
  }
  const twice = [...mediaIds, mediaIds[0] ?? ''];
  await expect(reorder(deps, editor, { id, mediaIds: twice })).rejects.toMatchObject({
    code: 'input.invalid',
    fields: { mediaIds: 'Please list every media item of the episode once' },
  });
  expect(await titles()).toEqual(['0 One', '1 Two', '2 Three']);
});

test('an unknown episode is refused, and so is everyone but editors and admins', async () => {
  await expect(reorder(deps, editor, { id: NOBODY, mediaIds: [] })).rejects.toMatchObject({ code: 'episode.unknown' });
  await expect(listAllMediaItems(deps, editor, NOBODY)).rejects.toMatchObject({ code: 'episode.unknown' });
  for (const use of [() => reorder(deps, ANONYMOUS, { id, mediaIds }), () => listAllMediaItems(deps, ANONYMOUS, id)]) {
    await expect(use()).rejects.toMatchObject({ code: 'session.required' });
  }
  const member = actorWithRole('member');
  await expect(reorder(deps, member, { id, mediaIds })).rejects.toMatchObject({ code: 'action.forbidden' });
  await expect(listAllMediaItems(deps, member, id)).rejects.toMatchObject({ code: 'action.forbidden' });
});
