import { Readable } from 'node:stream';
import { startUploadInput } from '@longreturn/contract/media-library';
import { activity, mediaFiles } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deleteAccount } from '../../src/account/delete-account.ts';
import { exportAccount } from '../../src/account/export-account.ts';
import { ANONYMOUS } from '../../src/actor.ts';
import { completeUpload } from '../../src/media/complete-upload.ts';
import { receiveUpload } from '../../src/media/file-upload.ts';
import { getFile } from '../../src/media/list-files.ts';
import { makeVariants } from '../../src/media/make-variants.ts';
import { startUpload as startUploadParsed } from '../../src/media/start-upload.ts';
import { sweepMedia } from '../../src/media/sweep-media.ts';
import type { MediaTools, ObjectStore, TemporaryFile } from '../../src/ports.ts';
import {
  actorWithRole,
  buildFile,
  buildUser,
  createTestDeps,
  throughSchema,
  uploadToken,
} from '../../src/testing/testing.ts';

const { deps, clock, store, close } = await createTestDeps();
afterAll(close);

const { actor: editor, id: editorId, password } = await buildUser(deps, { role: 'editor' });
const startUpload = throughSchema(startUploadInput, startUploadParsed);
const failing = (code: string, fields?: object) => expect.objectContaining({ code, ...(fields && { fields }) });
const streamOf = (text: string) => Readable.from([Buffer.from(text)]);
const send = (uploadURL: string, bytes: string, contentType?: string) =>
  receiveUpload(deps, { token: uploadToken(uploadURL), contentType }, streamOf(bytes));

/** Dependencies with a store that takes bytes directly from clients. `put` acts as such a client. */
const direct = {
  ...deps,
  objects: { ...store, presignPut: async (key: string) => `https://store.example/${key}?signed` },
};
const put = (uploadURL: string, bytes: string) =>
  store.put(new URL(uploadURL).pathname.slice(1), streamOf(bytes), { contentType: '', bytes: bytes.length });

async function newestActivity() {
  const [row] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  return row;
}

test('an upload without a stated type gets an upload URL on this site, and the file may have any supported type', async () => {
  const { id, uploadURL, completeURL, expiresAt } = await startUpload(deps, editor, {});
  expect(uploadURL).toMatch(/^http:\/\/localhost:3000\/api\/objects\/uploads\/[\w-]{72}$/);
  expect(completeURL).toBeNull();
  expect(expiresAt).toBe(new Date(clock.now().getTime() + 15 * 60_000).toISOString());
  const file = await send(uploadURL, 'png a picture with EXIF in it', 'image/png');
  expect(file).toMatchObject({ id, name: 'upload.png', type: 'image', contentType: 'image/png', size: 25 });
  expect(file).toMatchObject({ width: 1200, height: 800, variants: [], usedIn: [] });
  expect(await getFile(deps, editor, { id })).toEqual(file);
  const [{ bytes } = { bytes: undefined }] = [...store.objects.values()].slice(-1);
  expect(String(bytes)).toBe('png a picture with  in it');
  expect(await newestActivity()).toMatchObject({
    action: 'file.uploaded',
    actorId: editorId,
    targetTitle: 'upload.png',
  });
});

test('only editors and admins start and complete uploads', async () => {
  const { id } = await buildFile(deps);
  for (const [actor, code] of [
    [ANONYMOUS, 'session.required'],
    [actorWithRole('member'), 'action.forbidden'],
  ] as const) {
    await expect(startUpload(deps, actor, {})).rejects.toThrow(failing(code));
    await expect(completeUpload(deps, actor, { id })).rejects.toThrow(failing(code));
  }
});

test.each([
  [{ type: 'text/html' }, { type: 'Please choose an image, a PDF, a ZIP archive, an audio file or a video' }],
  [{ size: 50_485_761 }, { size: 'Maximum file size is 50 MB' }],
  [{ size: 1.5 }, { size: 'Size must be a whole number of bytes' }],
  [{ name: ' ' }, { name: 'Please enter a name of at most 200 characters' }],
])('%j can’t be uploaded', async (input, fields) => {
  await expect(startUpload(deps, editor, input)).rejects.toThrow(failing('input.invalid', fields));
});

test.each([
  ['a content type that doesn’t match the bytes', {}, 'gif a picture', 'image/png', 'upload.type'],
  ['a type other than the stated one', { type: 'image/png' }, 'gif a picture', 'image/gif', 'upload.type'],
  ['bytes of no known type', {}, '<script>', 'image/png', 'upload.type'],
  ['bytes of an unsupported type', {}, 'exe MZ', undefined, 'upload.unsupported'],
  ['an unsupported type', {}, 'png a picture', 'text/html', 'upload.unsupported'],
  ['a size other than the stated one', { size: 5 }, 'png a picture', 'image/png', 'upload.size'],
  ['a broken image', {}, 'png broken', 'image/png', 'upload.type'],
  ['too many bytes', {}, `pdf ${'x'.repeat(50_485_760)}`, 'application/pdf', 'body.too_large'],
] as const)('%s is refused and leaves nothing behind', async (_what, stated, bytes, type, code) => {
  const { id, uploadURL } = await startUpload(deps, editor, stated);
  const before = store.objects.size;
  await expect(send(uploadURL, bytes, type)).rejects.toThrow(failing(code));
  expect(store.objects.size).toBe(before);
  await expect(getFile(deps, editor, { id })).rejects.toThrow(failing('file.unknown'));
  if (Object.keys(stated).length === 0) await send(uploadURL, 'pdf a paper'); // the URL still works
});

test('a file in an MP4 container is audio if it is uploaded with an audio content type', async () => {
  const { uploadURL } = await startUpload(deps, editor, {});
  expect(await send(uploadURL, 'mp4 sound', 'audio/x-m4a')).toMatchObject({ type: 'audio', contentType: 'audio/mp4' });
});

test('an upload URL works once, for 15 minutes, and can’t be forged', async () => {
  const { uploadURL } = await startUpload(deps, editor, {});
  const late = await startUpload(deps, editor, {});
  await expect(
    send(
      uploadURL.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      'png',
    ),
  ).rejects.toThrow(failing('link.invalid'));
  await send(uploadURL, 'png a picture');
  await expect(send(uploadURL, 'png a picture')).rejects.toThrow(failing('upload.used'));
  const start = clock.now();
  clock.set(late.expiresAt);
  await expect(send(late.uploadURL, 'png a picture')).rejects.toThrow(failing('link.invalid'));
  clock.set(start.toISOString());
});

test('the temporary files are deleted only after the object store has the bytes', async () => {
  const events: string[] = [];
  const noting = <File extends TemporaryFile>(file: File, name: string): File => ({
    ...file,
    [Symbol.asyncDispose]: async () => void events.push(`${name} deleted`),
  });
  const { mediaTools } = deps;
  const noted: MediaTools = {
    ...mediaTools,
    receive: async (...given) => noting(await mediaTools.receive(...given), 'upload'),
    clean: async (image) => noting(await mediaTools.clean(image), 'image'),
  };
  const put: ObjectStore['put'] = async (...given) => {
    await new Promise(setImmediate); // a busy disk
    await store.put(...given);
    events.push('stored');
  };
  const busy = { ...deps, mediaTools: noted, objects: { ...store, put } };
  const { uploadURL } = await startUpload(deps, editor, {});
  const given = { token: uploadToken(uploadURL), contentType: 'image/gif' };
  await receiveUpload(busy, given, streamOf('gif animated'));
  expect(events).toEqual(['stored', 'image deleted', 'upload deleted']);
});

test('if two uploads go to one URL at the same time, only one of them becomes the file', async () => {
  const { uploadURL } = await startUpload(deps, editor, {});
  const before = store.objects.size;
  const results = await Promise.allSettled([send(uploadURL, 'pdf one'), send(uploadURL, 'pdf two')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results).toContainEqual(expect.objectContaining({ reason: failing('upload.used') }));
  expect(store.objects.size).toBe(before + 1);
});

test('if type and size are stated, a store that clients can reach gets the bytes directly', async () => {
  const stated = { name: 'Report.pdf', type: 'application/pdf', size: 11 };
  const { id, uploadURL, completeURL } = await startUpload(direct, editor, stated);
  expect(uploadURL).toBe(`https://store.example/uploads/${id}?signed`);
  expect(completeURL).toBe(`http://localhost:3000/api/objects/${id}/complete`);
  await expect(completeUpload(direct, editor, { id })).rejects.toThrow(failing('upload.missing'));
  await put(uploadURL, 'pdf a paper');
  const file = await completeUpload(direct, editor, { id });
  expect(file).toMatchObject({ id, name: 'Report.pdf', type: 'document', size: 11 });
  expect(await completeUpload(direct, editor, { id })).toEqual(file); // a repeated call
  expect([...store.objects.keys()]).not.toContain(`uploads/${id}`);
  expect((await startUpload(direct, editor, { type: 'application/pdf' })).completeURL).toBeNull();
});

test('bytes in the store that are not of the stated type are refused and deleted', async () => {
  const { id, uploadURL } = await startUpload(direct, editor, { type: 'image/png', size: 8 });
  await put(uploadURL, '<script>');
  await expect(completeUpload(direct, editor, { id })).rejects.toThrow(failing('upload.type'));
  expect(store.objects.has(`uploads/${id}`)).toBe(false);
  await expect(completeUpload(direct, editor, { id: deps.ids.next() })).rejects.toThrow(failing('upload.unknown'));
});

test('smaller copies of an image are made by a job', async () => {
  const jobs: object[] = [];
  const send = async (_db: unknown, name: string, data: object) => void jobs.push({ name, ...data });
  const { id, url } = await buildFile({ ...deps, jobs: { ...deps.jobs, send } });
  await buildFile({ ...deps, jobs: { ...deps.jobs, send } }, { bytes: 'gif animated', name: 'Loop.gif' });
  await buildFile({ ...deps, jobs: { ...deps.jobs, send } }, { bytes: 'pdf a paper', name: 'Paper.pdf' });
  const [row] = await deps.db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  const { objectKey = '' } = row ?? {};
  expect(jobs).toEqual([{ name: 'media-variants', objectKey }]);
  await makeVariants(deps, { objectKey });
  await makeVariants(deps, { objectKey }); // a job may run again
  await makeVariants(deps, { objectKey: `media/${deps.ids.next()}/original` }); // the file has been deleted
  const { variants } = await getFile(deps, editor, { id });
  expect(variants.map(({ format, width, height }) => `${width}×${height} ${format}`)).toEqual([
    ...['480×320 avif', '480×320 webp', '960×640 avif', '960×640 webp', '1200×800 avif', '1200×800 webp'],
  ]);
  expect(variants[0]?.url).toBe(url.replace('a-curve.png', '480/a-curve.avif'));
  expect(String(store.objects.get(objectKey.replace('original', '480.avif'))?.bytes)).toBe('avif png a picture of 480');
});

test('unfinished uploads are deleted after a day, and so are objects without a file', async () => {
  const start = clock.now();
  const { id, uploadURL } = await startUpload(direct, editor, { type: 'application/pdf', size: 3 });
  await put(uploadURL, 'pdf');
  const kept = await buildFile(deps);
  const [row] = await deps.db.select().from(mediaFiles).where(eq(mediaFiles.id, kept.id));
  await makeVariants(deps, { objectKey: row?.objectKey ?? '' });
  await store.put(`media/${id}/original`, streamOf('lost'), { contentType: '', bytes: 4 });
  await store.put(`media/${id}/480.webp`, streamOf('lost'), { contentType: '', bytes: 4 });
  const size = store.objects.size;
  await sweepMedia(deps);
  expect(store.objects.size).toBe(size);
  clock.set(new Date(start.getTime() + 24 * 3_600_000).toISOString());
  await sweepMedia(deps);
  expect(store.objects.size).toBe(size - 3);
  expect(await deps.db.select().from(mediaFiles).where(eq(mediaFiles.id, id))).toEqual([]);
  expect((await getFile(deps, editor, { id: kept.id })).variants).toHaveLength(6);
  clock.set(start.toISOString());
});

test('an account’s export lists its uploads; after the account is deleted, its files remain, with no uploader', async () => {
  const { id, uploadDate, name } = await buildFile(deps, { actor: editor, name: 'Mine.png' });
  const { uploads } = await exportAccount(deps, editor, undefined);
  expect(uploads).toContainEqual({ id, name, uploadedAt: uploadDate });
  await deleteAccount(deps, editor, { password });
  const [row] = await deps.db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  expect(row).toMatchObject({ uploadedBy: null, name: 'Mine.png' });
});
