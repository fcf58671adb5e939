import { afterAll, describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS } from '../../src/actor.ts';
import { deleteArticle } from '../../src/content/articles/delete-article.ts';
import { getArticlePreview, linkArticlePreview } from '../../src/content/articles/preview-article.ts';
import { updateArticle } from '../../src/content/articles/update-article.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import {
  getEpisodePreview,
  getPreviewListening,
  linkEpisodePreview,
} from '../../src/content/episodes/preview-episode.ts';
import { updateEpisode } from '../../src/content/episodes/update-episode.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildMediaItem,
  buildRendition,
  createTestDeps,
} from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const editor = actorWithRole('editor');
const NOBODY = '00000000-0000-7000-8000-000000000000';
const NOW = '2026-11-15T12:00:00.000Z';
const tokenOf = ({ url }: { url: string }) => ({ preview: new URL(url).searchParams.get('preview') ?? '' });

const KINDS = [
  {
    kind: 'episode',
    build: (fields: object) => buildEpisode(deps, { publishedAt: null, ...fields }),
    link: linkEpisodePreview,
    get: getEpisodePreview,
    other: linkArticlePreview,
    remove: deleteEpisode,
    update: updateEpisode,
  },
  {
    kind: 'article',
    build: (fields: object) => buildArticle(deps, { publishedAt: null, ...fields }),
    link: linkArticlePreview,
    get: getArticlePreview,
    other: linkEpisodePreview,
    remove: deleteArticle,
    update: updateArticle,
  },
] as const;

describe.each(KINDS)('a preview link of an $kind', ({ kind, build, link, get, other, remove, update }) => {
  const unknown = { code: `${kind}.unknown` };

  test('shows a draft to anyone for a day, as if it were published now', async () => {
    clock.set(NOW);
    const { id, slug, title } = await build({ topics: ['sleep'] });
    const created = await link(deps, editor, id);
    expect(created.expiresAt).toBe('2026-11-16T12:00:00.000Z');
    expect(created.url).toMatch(new RegExp(`^http://localhost:3000/${kind}s/${slug}\\?preview=[\\w-]+$`));
    expect(await get(deps, ANONYMOUS, tokenOf(created))).toMatchObject({ id, slug, title, publishedAt: NOW });
    clock.set('2026-11-16T11:59:59.999Z');
    await get(deps, ANONYMOUS, tokenOf(created));
    clock.set(created.expiresAt);
    await expect(get(deps, ANONYMOUS, tokenOf(created))).rejects.toMatchObject(unknown);
  });

  test('shows a scheduled item with its publication time and its current slug', async () => {
    clock.set(NOW);
    const publishedAt = '2027-01-01T08:00:00.000Z';
    const { id, slug } = await build({ publishedAt });
    const created = await link(deps, editor, id);
    await update(deps, editor, { id, slug: `${slug}-b` });
    expect(await get(deps, ANONYMOUS, tokenOf(created))).toMatchObject({ publishedAt, slug: `${slug}-b` });
  });

  test('shows all of a premium item to anyone before its publication, and only to members afterwards', async () => {
    clock.set(NOW);
    const { id } = await build({ isPremium: true });
    const created = tokenOf(await link(deps, editor, id));
    expect(await get(deps, ANONYMOUS, created)).toMatchObject({ isLocked: false });
    await update(deps, editor, { id, publishedAt: clock.now() });
    expect(await get(deps, ANONYMOUS, created)).toMatchObject({ isLocked: true });
    expect(await get(deps, actorWithRole('member'), created)).toMatchObject({ isLocked: false });
  });

  test('is refused if it is forged, if it was created for another kind of item, or if its item is deleted', async () => {
    clock.set(NOW);
    const { id } = await build({});
    const { preview } = tokenOf(await link(deps, editor, id));
    const ofOther = await (kind === 'episode' ? buildArticle : buildEpisode)(deps, { publishedAt: null });
    const forged = (preview.startsWith('A') ? 'B' : 'A') + preview.slice(1);
    for (const wrong of ['', 'x', forged, `${preview}A`, tokenOf(await other(deps, editor, ofOther.id)).preview]) {
      await expect(get(deps, ANONYMOUS, { preview: wrong })).rejects.toMatchObject(unknown);
    }
    await remove(deps, editor, id);
    await expect(get(deps, ANONYMOUS, { preview })).rejects.toMatchObject(unknown);
  });

  test('can be created only by editors', async () => {
    await expect(link(deps, editor, NOBODY)).rejects.toMatchObject(unknown);
    await expect(link(deps, ANONYMOUS, NOBODY)).rejects.toMatchObject({ code: 'session.required' });
    await expect(link(deps, actorWithRole('member'), NOBODY)).rejects.toMatchObject({ code: 'action.forbidden' });
  });
});

test('the preview of a premium draft shows its media items to everyone', async () => {
  clock.set(NOW);
  const { id } = await buildEpisode(deps, { publishedAt: null, isPremium: true });
  const { title } = await buildMediaItem(deps, { episodeId: id });
  const { media } = await getEpisodePreview(deps, ANONYMOUS, tokenOf(await linkEpisodePreview(deps, editor, id)));
  expect(media).toMatchObject([{ title }]);
});

test('only editors get the audio of a previewed premium draft; after its publication, members get it too', async () => {
  clock.set(NOW);
  const { id } = await buildEpisode(deps, { publishedAt: null, isPremium: true });
  const chapters = [{ startTime: 0, title: 'Opening', url: null }];
  const transcript = [{ startTime: 0, endTime: 4, speaker: null, text: 'Nobody heard this yet.' }];
  const rendition = await buildRendition(deps, { episodeId: id, chapters, transcript, peaks: [1, 2] });
  const shown = tokenOf(await linkEpisodePreview(deps, editor, id));
  const listening = {
    renditionId: rendition.id,
    chapters,
    transcript: { cues: transcript, isWhole: true },
    peaks: [1, 2],
  };
  const nothing = { audio: null, chaptersUrl: null, transcriptUrl: null };
  expect(await getPreviewListening(deps, editor, shown)).toMatchObject(listening);
  expect((await getEpisodePreview(deps, editor, shown)).audio?.url).toContain(rendition.id);
  for (const actor of [ANONYMOUS, actorWithRole('member')]) {
    expect(await getPreviewListening(deps, actor, shown)).toBeNull();
    expect(await getEpisodePreview(deps, actor, shown)).toMatchObject(nothing);
  }
  await updateEpisode(deps, editor, { id, publishedAt: clock.now() });
  expect(await getPreviewListening(deps, actorWithRole('member'), shown)).toMatchObject(listening);
  expect(await getPreviewListening(deps, ANONYMOUS, shown)).toBeNull();
  await expect(getPreviewListening(deps, editor, { preview: 'x' })).rejects.toMatchObject({ code: 'episode.unknown' });
});

test('in a preview, related premium episodes are locked for readers without access', async () => {
  clock.set(NOW);
  const video = { isPremium: true, topics: ['sleep'], videoEmbedUrl: 'https://www.youtube.com/embed/abcdefghijk' };
  const locked = await buildEpisode(deps, video);
  const { id } = await buildEpisode(deps, { publishedAt: null, topics: ['sleep'] });
  const shown = tokenOf(await linkEpisodePreview(deps, editor, id));
  const relatedOf = async (actor: Actor) =>
    (await getEpisodePreview(deps, actor, shown)).related.find((each) => each.id === locked.id);
  expect(await relatedOf(ANONYMOUS)).toMatchObject({ isLocked: true, videoEmbedUrl: null });
  expect(await relatedOf(actorWithRole('member'))).toMatchObject({ isLocked: false });
});
