import type { S3Bucket } from '@longreturn/emulators/s3-server';
import { s3Store } from '@longreturn/providers/storage/s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLibrary } from './open-library.ts';

const PDF = '%PDF-1.7\n0123456789\n%%EOF';

/** Tests the media library with a bucket. Without a bucket, the tests must be skipped. */
export function testLibraryOnS3(bucket: S3Bucket | undefined): void {
  let library: Awaited<ReturnType<typeof openLibrary>>;
  beforeAll(async () => {
    if (bucket) library = await openLibrary({ objects: s3Store(bucket) });
  });
  afterAll(() => library.close());

  const complete = async (completeURL: string) =>
    library.app.inject({ method: 'POST', url: library.pathOf(completeURL), headers: library.editor });
  const putDirectly = async (url: string, body: string, type: string) =>
    (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;

  it('a file with stated type and size goes to the bucket directly, and is in the library once the upload is completed', async () => {
    const stated = { name: 'Report.pdf', type: 'application/pdf', size: PDF.length };
    const { uploadURL, completeURL } = await library.start(stated);
    expect(new URL(uploadURL).origin).toBe(bucket?.endpoint);
    expect((await complete(completeURL)).json()).toMatchObject({ code: 'upload.missing' });
    expect(await putDirectly(uploadURL, PDF, 'text/html')).toBe(403);
    expect(await putDirectly(uploadURL, `${PDF}!`, 'application/pdf')).toBe(403);
    expect(await putDirectly(uploadURL, PDF, 'application/pdf')).toBe(200);
    const file = (await complete(completeURL)).json();
    expect(file).toMatchObject({ name: 'Report.pdf', type: 'document', size: PDF.length });
    expect((await library.get(file.url)).body).toBe(PDF);
    expect((await library.get(file.url, { range: 'bytes=9-18' })).body).toBe('0123456789');
  });

  it('bytes that are not of the stated type are refused', async () => {
    const html = '<!doctype html><script></script>';
    const { uploadURL, completeURL } = await library.start({ type: 'image/png', size: html.length });
    expect(await putDirectly(uploadURL, html, 'image/png')).toBe(200);
    expect((await complete(completeURL)).json()).toMatchObject({ code: 'upload.type' });
    expect((await complete(completeURL)).json()).toMatchObject({ code: 'upload.missing' });
  });

  it('a file without stated type and size goes through the site', async () => {
    const file = await library.upload(PDF, 'application/pdf');
    expect((await library.get(file.url)).body).toBe(PDF);
    const path = `/api/admin/media/${file.id}`;
    expect((await library.app.inject({ method: 'DELETE', url: path, headers: library.editor })).statusCode).toBe(200);
    expect((await library.get(file.url)).statusCode).toBe(404);
  });
}
