import { createEpisodeInput, updateArticleInput } from '@longreturn/contract/content-input';
import {
  deleteMediaFileInput,
  listMediaFilesInput,
  type MediaFile,
  replaceMediaFileInput,
  updateMediaFileInput,
} from '@longreturn/contract/media-library';
import { activity, mediaUses } from '@longreturn/db/schema';
import { desc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { deleteArticle } from '../../src/content/articles/delete-article.ts';
import { getArticlePage } from '../../src/content/articles/get-article-page.ts';
import { updateArticle as updateArticleParsed } from '../../src/content/articles/update-article.ts';
import { createEpisode as createEpisodeParsed } from '../../src/content/episodes/create-episode.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { deleteFile as deleteFileParsed } from '../../src/media/delete-file.ts';
import { findServedObject } from '../../src/media/find-served-object.ts';
import { getFile, listFiles as listFilesParsed } from '../../src/media/list-files.ts';
import { replaceFile as replaceFileParsed } from '../../src/media/replace-file.ts';
import { updateFile as updateFileParsed } from '../../src/media/update-file.ts';
import { deleteIssue } from '../../src/newsletter/issues/delete-issue.ts';
import {
  actorWithRole,
  buildArticle,
  buildEpisode,
  buildFile,
  buildIssue,
  createTestDeps,
  throughSchema,
} from '../../src/testing/testing.ts';

const { deps, store, close } = await createTestDeps();
afterAll(close);

const editor = actorWithRole('editor');
const listFiles = throughSchema(listMediaFilesInput, listFilesParsed);
const updateFile = throughSchema(updateMediaFileInput, updateFileParsed);
const replaceFile = throughSchema(replaceMediaFileInput, replaceFileParsed);
const deleteFile = throughSchema(deleteMediaFileInput, deleteFileParsed);
const createEpisode = throughSchema(createEpisodeInput, createEpisodeParsed);
const updateArticle = throughSchema(updateArticleInput, updateArticleParsed);
const failing = (code: string, fields?: object) => expect.objectContaining({ code, ...(fields && { fields }) });

const pathOf = ({ url }: MediaFile) => new URL(url).pathname;
const TEXT = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;
const picture = (file: MediaFile) => `<figure><img src="${file.url}" alt="A curve" width="600" height="400"></figure>`;
const addressOf = (url: string) => {
  const [, , id = '', version = '', name = ''] = new URL(url, 'http://host').pathname.split('/');
  return { id, version, name };
};

async function newestActivity() {
  const [row] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return row;
}

test('files are searched by name and alt text, filtered by type, and listed in pages, newest first', async () => {
  const first = await buildFile(deps, { name: 'Lung capacity.png' });
  const second = await buildFile(deps, { name: 'Lung sounds.mp3', bytes: 'mp3 breath' });
  await updateFile(deps, editor, { id: first.id, altText: 'A spirometer' });
  const names = async (input: object) => (await listFiles(deps, editor, input)).items.map(({ name }) => name);
  expect(await names({ q: 'LUNG' })).toEqual(['Lung sounds.mp3', 'Lung capacity.png']);
  expect(await names({ q: 'spirometer' })).toEqual(['Lung capacity.png']);
  expect(await names({ q: 'lung', type: 'audio' })).toEqual(['Lung sounds.mp3']);
  const page = await listFiles(deps, editor, { q: 'lung', limit: 1 });
  expect(page).toMatchObject({ items: [{ id: second.id }], total: 2 });
  expect(await names({ q: 'lung', limit: 1, cursor: page.nextCursor ?? '' })).toEqual(['Lung capacity.png']);
});

test('only editors and admins can use the library', async () => {
  const { id } = await buildFile(deps);
  const uploadId = id;
  for (const [actor, code] of [
    [ANONYMOUS, 'session.required'],
    [actorWithRole('member'), 'action.forbidden'],
  ] as const) {
    await expect(listFiles(deps, actor, {})).rejects.toThrow(failing(code));
    await expect(getFile(deps, actor, { id })).rejects.toThrow(failing(code));
    await expect(updateFile(deps, actor, { id })).rejects.toThrow(failing(code));
    await expect(replaceFile(deps, actor, { id, uploadId })).rejects.toThrow(failing(code));
    await expect(deleteFile(deps, actor, { id })).rejects.toThrow(failing(code));
  }
});

test('an editor can change the name and alt text of a file, and the audit log records the change', async () => {
  const { id } = await buildFile(deps, { name: 'IMG_0001.png' });
  const changed = await updateFile(deps, editor, { id, name: 'A retina', altText: 'The back of an eye' });
  expect(changed).toMatchObject({ name: 'A retina', altText: 'The back of an eye' });
  expect(pathOf(changed)).toMatch(/\/a-retina\.png$/);
  const change = { name: { from: 'IMG_0001.png', to: 'A retina' }, altText: { from: '', to: 'The back of an eye' } };
  expect(await newestActivity()).toMatchObject({ action: 'file.updated', targetTitle: 'A retina', change });
  await expect(updateFile(deps, editor, { id: deps.ids.next(), name: 'X' })).rejects.toThrow(failing('file.unknown'));
});

test('a file lists the items that use it as their cover or in their body', async () => {
  const file = await buildFile(deps);
  const other = await buildFile(deps);
  const episode = await buildEpisode(deps, { title: 'An episode with a cover', coverFileId: file.id });
  const body = `${TEXT + picture(file) + picture(file)}<p><a href="${file.url}">The curve</a></p>`;
  const article = await buildArticle(deps, { title: 'Both ways', coverFileId: file.id, bodyRichtext: body });
  const issue = await buildIssue(deps, { title: 'In a letter', bodyRichtext: body });
  const used = async () => (await getFile(deps, editor, { id: file.id })).usedIn;
  expect(await used()).toEqual([
    { kind: 'episode', id: episode.id, title: episode.title, path: `/episodes/${episode.slug}`, places: ['cover'] },
    {
      kind: 'article',
      id: article.id,
      title: article.title,
      path: `/articles/${article.slug}`,
      places: ['cover', 'body'],
    },
    { kind: 'issue', id: issue.id, title: issue.title, path: `/newsletter?issue=${issue.slug}`, places: ['body'] },
  ]);
  await updateArticle(deps, editor, { id: article.id, coverFileId: null, bodyRichtext: TEXT + picture(other) });
  expect((await used()).map(({ kind }) => kind)).toEqual(['episode', 'issue']);
  expect((await getFile(deps, editor, { id: other.id })).usedIn).toMatchObject([{ id: article.id, places: ['body'] }]);
  await deleteEpisode(deps, editor, episode.id);
  await deleteArticle(deps, editor, article.id);
  await deleteIssue(deps, SYSTEM, { id: issue.id });
  expect(await deps.db.select().from(mediaUses)).toEqual([]);
});

test('readers and editors get the cover of an item, with its URL, alt text and dimensions', async () => {
  const { id: fileId, url } = await buildFile(deps);
  await updateFile(deps, editor, { id: fileId, altText: 'A curve' });
  const created = await createEpisode(deps, editor, {
    title: 'Shown to everyone',
    slug: 'shown-to-everyone',
    type: 'Science Deep Dive',
    publishedAt: '2026-11-01T00:00:00.000Z',
    coverFileId: fileId,
  });
  const cover = { fileId, url: new URL(url).pathname, alt: 'A curve', width: 1200, height: 800, variants: [] };
  expect(created).toMatchObject({ coverFileId: fileId, cover });
  expect(await getEpisodePage(deps, 'anonymous', 'shown-to-everyone')).toMatchObject({ cover });
  const { slug, id } = await buildArticle(deps);
  expect(await getArticlePage(deps, 'anonymous', slug)).toMatchObject({ cover: null });
  expect(await updateArticle(deps, editor, { id, coverFileId: fileId })).toMatchObject({ cover });
  expect((await newestActivity())?.change).toEqual({ coverFileId: { from: null, to: fileId } });
  expect(await getArticlePage(deps, 'anonymous', slug)).toMatchObject({ cover });
});

test('only an image in the media library can be a cover', async () => {
  const { id: document } = await buildFile(deps, { bytes: 'pdf a paper' });
  const { id } = await buildArticle(deps);
  const refused = failing('input.invalid', { coverFileId: 'Please choose an image from the media library' });
  for (const coverFileId of [document, deps.ids.next(), 'no-id'])
    await expect(updateArticle(deps, editor, { id, coverFileId })).rejects.toThrow(refused);
});

test('replacing a file keeps its ID, name and uses, and updates its URL in all bodies', async () => {
  const file = await buildFile(deps, { name: 'Curve.png' });
  const used = await buildArticle(deps, {
    bodyRichtext: `${TEXT}${picture(file)}<hr data-members>${TEXT}`,
    coverFileId: file.id,
    isPremium: true,
  });
  const issue = await buildIssue(deps, { bodyRichtext: TEXT + picture(file) });
  const upload = await buildFile(deps, { name: 'Better.gif', bytes: 'gif better' });
  const version = await readContentVersion(deps);
  const objects = store.objects.size;
  const replaced = await replaceFile(deps, editor, { id: file.id, uploadId: upload.id });
  expect(replaced).toMatchObject({ id: file.id, name: 'Curve.png', contentType: 'image/gif', size: 10 });
  expect(replaced.usedIn.map(({ id }) => id).toSorted()).toEqual([used.id, issue.id].toSorted());
  expect(addressOf(replaced.url).version).not.toBe(addressOf(file.url).version);
  expect(store.objects.size).toBe(objects - 1);
  const page = await getArticlePage(deps, 'anonymous', used.slug);
  expect(page.preview).toContain(`/media-files/${file.id}/${addressOf(replaced.url).version}/`);
  expect(page.cover?.url).toBe(pathOf(replaced));
  expect(await readContentVersion(deps)).not.toBe(version);
  await expect(getFile(deps, editor, { id: upload.id })).rejects.toThrow(failing('file.unknown'));
  expect(await newestActivity()).toMatchObject({
    action: 'file.replaced',
    change: {
      uploadedAs: { from: 'Curve.png', to: 'Better.gif' },
      contentType: { from: 'image/png', to: 'image/gif' },
    },
  });
  expect(await findServedObject(deps, addressOf(file.url))).toEqual({ is: 'moved', path: pathOf(replaced) });
});

test('a file is replaced only by an unused file of the same type', async () => {
  const { id } = await buildFile(deps);
  const { id: document } = await buildFile(deps, { bytes: 'pdf a paper' });
  const { id: used } = await buildFile(deps);
  await buildEpisode(deps, { coverFileId: used });
  const replace = (uploadId: string) => replaceFile(deps, editor, { id, uploadId });
  const sameType = failing('input.invalid', { uploadId: 'The new file must be of the same type' });
  await expect(replace(document)).rejects.toThrow(sameType);
  await expect(replace(id)).rejects.toThrow(sameType);
  await expect(replace(used)).rejects.toThrow(failing('media.used'));
  await expect(replace(deps.ids.next())).rejects.toThrow(failing('file.unknown'));
});

test('a used file is deleted only with force, and is then removed from the items that use it', async () => {
  const file = await buildFile(deps, { name: 'Gone.png' });
  const body = `${TEXT}${picture(file)}<p><a href="${file.url}">The curve</a></p>`;
  const { id, slug, title } = await buildArticle(deps, { coverFileId: file.id, bodyRichtext: body });
  await expect(deleteFile(deps, editor, { id: file.id })).rejects.toThrow(failing('media.used'));
  const objects = store.objects.size;
  await deleteFile(deps, editor, { id: file.id, force: 'true' });
  expect(store.objects.size).toBe(objects - 1);
  const { cover, bodyRichtext } = await getArticlePage(deps, 'anonymous', slug);
  expect(cover).toBeNull();
  expect(bodyRichtext).not.toContain(file.id);
  expect(bodyRichtext).toContain('The curve');
  expect(await newestActivity()).toMatchObject({
    action: 'file.deleted',
    targetTitle: 'Gone.png',
    change: { usedIn: { from: [title], to: null } },
  });
  expect(await findServedObject(deps, addressOf(file.url))).toBeUndefined();
  expect(await updateArticle(deps, editor, { id, title: 'Another title' })).toMatchObject({ coverFileId: null });
});

test('an unused file is deleted without force', async () => {
  const { id } = await buildFile(deps);
  const version = await readContentVersion(deps);
  await deleteFile(deps, editor, { id });
  expect(await readContentVersion(deps)).toBe(version);
  await expect(deleteFile(deps, editor, { id })).rejects.toThrow(failing('file.unknown'));
});
