import { updateArticleInput, updateEpisodeInput } from '@longreturn/contract/content-input';
import { afterAll, describe, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { getArticleDetails } from '../../src/content/articles/get-article-details.ts';
import { updateArticle } from '../../src/content/articles/update-article.ts';
import { getEpisodeDetails } from '../../src/content/episodes/get-episode-details.ts';
import { updateEpisode } from '../../src/content/episodes/update-episode.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildMediaItem,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

// The clock of these tests doesn't advance, but each change still sets a later `updatedAt`.
const { deps, close } = await createTestDeps();
afterAll(close);

const editor = actorWithRole('editor');
const NOBODY = '00000000-0000-7000-8000-000000000000';

const KINDS = [
  {
    kind: 'episode',
    build: () => buildEpisode(deps, { topics: ['sleep'], description: null, durationSec: null }),
    read: (id: string) => getEpisodeDetails(deps, editor, id),
    update: throughSchema(updateEpisodeInput, updateEpisode),
  },
  {
    kind: 'article',
    build: () => buildArticle(deps, { topics: ['sleep'] }),
    read: (id: string) => getArticleDetails(deps, editor, id),
    update: throughSchema(updateArticleInput, updateArticle),
  },
] as const;

describe.each(KINDS)('for an $kind', ({ kind, build, read, update }) => {
  test('if two editors change the same version, the second change is refused and overwrites nothing', async () => {
    const { id } = await build();
    const { updatedAt } = await read(id);
    const first = await update(deps, editor, { id, updatedAt, title: 'The first change' });
    await expect(update(deps, editor, { id, updatedAt, title: 'The second change' })).rejects.toMatchObject({
      code: 'content.changed',
      message: expect.stringContaining('changed by another administrator'),
    });
    expect(await read(id)).toMatchObject({ title: 'The first change', updatedAt: first.updatedAt });
    await update(deps, editor, { id, updatedAt: first.updatedAt, title: 'The second change' });
    expect(await read(id)).toMatchObject({ title: 'The second change' });
  });

  test('if two editors save at the same time, one save is refused', async () => {
    const { id } = await build();
    const { updatedAt } = await read(id);
    const titles = ['What one wrote', 'What the other wrote'];
    const saves = await Promise.allSettled(titles.map((title) => update(deps, editor, { id, updatedAt, title })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const kept = titles[saves.findIndex(({ status }) => status === 'fulfilled')];
    expect(await read(id)).toMatchObject({ title: kept });
  });

  test('a change without `updatedAt` is accepted even if the item has changed', async () => {
    const { id } = await build();
    await update(deps, editor, { id, title: 'The first change' });
    for (const updatedAt of [null, undefined]) await update(deps, editor, { id, title: 'The last change', updatedAt });
    expect(await read(id)).toMatchObject({ title: 'The last change' });
  });

  test('an update with all fields exactly as they were read changes nothing', async () => {
    const { id } = await build();
    const item = await read(id);
    expect(await update(deps, editor, item)).toMatchObject({ id, updatedAt: item.updatedAt });
    expect(await read(id)).toEqual(item);
    await expect(update(deps, editor, { ...item, updatedAt: 'yesterday' })).rejects.toMatchObject({
      code: 'input.invalid',
      fields: { updatedAt: 'Please enter a valid date' },
    });
  });

  test('editors read the item with its former slugs', async () => {
    const { id, slug } = await build();
    await update(deps, editor, { id, slug: `${slug}-b` });
    await update(deps, editor, { id, slug: `${slug}-c` });
    expect(await read(id)).toMatchObject({ id, slug: `${slug}-c`, oldSlugs: [slug, `${slug}-b`], state: 'published' });
    await expect(read(NOBODY)).rejects.toMatchObject({ code: `${kind}.unknown` });
  });
});

test('editors read an episode with its media items', async () => {
  const { id } = await buildEpisode(deps, { publishedAt: null });
  const { title } = await buildMediaItem(deps, { episodeId: id });
  expect(await getEpisodeDetails(deps, editor, id)).toMatchObject({ media: [{ title, order: 0 }], state: 'draft' });
});

test('everyone but editors and admins is refused before the ID is checked', async () => {
  for (const get of [getEpisodeDetails, getArticleDetails]) {
    await expect(get(deps, ANONYMOUS, NOBODY)).rejects.toMatchObject({ code: 'session.required' });
    await expect(get(deps, actorWithRole('member'), NOBODY)).rejects.toMatchObject({ code: 'action.forbidden' });
  }
});
