import { updateArticleInput, updateEpisodeInput } from '@longreturn/contract/content-input';
import { activity, articles, episodes } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { updateArticle as updateArticleParsed } from '../../src/content/articles/update-article.ts';
import { updateEpisode as updateEpisodeParsed } from '../../src/content/episodes/update-episode.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { buildArticle, buildEpisode, createTestDeps, throughSchema } from '../../src/testing/testing.ts';

const { deps: plain, clock, close } = await createTestDeps();
afterAll(close);

let drops = 0;
const deps = {
  ...plain,
  dropContentCopies: () => {
    drops += 1;
  },
};

const updateEpisode = throughSchema(updateEpisodeInput, updateEpisodeParsed);
const updateArticle = throughSchema(updateArticleInput, updateArticleParsed);

/** Returns everything that a write would change. */
async function readTraces() {
  const [entry] = await deps.db.select({ id: activity.id }).from(activity).orderBy(desc(activity.id)).limit(1);
  return { drops, version: await readContentVersion(deps), entry };
}

test('saving an episode without changes writes nothing', async () => {
  const { id, ...fields } = await buildEpisode(deps, { topics: ['sleep', 'exercise'], description: null });
  const [row] = await deps.db.select().from(episodes).where(eq(episodes.id, id));
  const before = await readTraces();
  clock.set('2026-11-16T12:00:00.000Z');
  await updateEpisode(deps, SYSTEM, { id });
  const result = await updateEpisode(deps, SYSTEM, { id, ...fields, topics: ['exercise', 'sleep'], description: ' ' });
  expect(result).toMatchObject({ id, title: fields.title, publishedAt: fields.publishedAt });
  expect(await readTraces()).toEqual(before);
  expect(await deps.db.select().from(episodes).where(eq(episodes.id, id))).toEqual([row]);
});

test('saving an article without changes writes nothing, even if the input has markup that is removed', async () => {
  const { id, ...fields } = await buildArticle(deps, { topics: ['sleep'] });
  const [row] = await deps.db.select().from(articles).where(eq(articles.id, id));
  const before = await readTraces();
  const bodyRichtext = `${fields.bodyRichtext}<script>alert(1)</script>`;
  await updateArticle(deps, SYSTEM, { id, ...fields, bodyRichtext });
  expect(await readTraces()).toEqual(before);
  expect(await deps.db.select().from(articles).where(eq(articles.id, id))).toEqual([row]);
});

test.each([{ topics: [] }, { publishedAt: null }, { isPremium: true }, { title: 'Another title' }])(
  'changing a single field writes the change: %o',
  async (change) => {
    const { id } = await buildEpisode(deps, { topics: ['sleep'] });
    const before = await readTraces();
    await updateEpisode(deps, SYSTEM, { id, ...change });
    const after = await readTraces();
    expect(after.version).toBe(before.version + 1);
    expect(after.drops).toBe(before.drops + 1);
    expect(after.entry).not.toEqual(before.entry);
  },
);
