import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary, SVG_WITH_SCRIPT } from './open-library.ts';

let library: Awaited<ReturnType<typeof openLibrary>>;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const PDF = '%PDF-1.7\n0123456789\n%%EOF';
const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#3f7d5b' } })
    .png()
    .toBuffer();

describe('a file of the media library', () => {
  it('is served to anyone, with its type, and can be cached for a year', async () => {
    const { url } = await library.upload(await png(), 'image/png', { name: 'Grün & gut.png' });
    const { statusCode, headers } = await library.get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="gr-n-and-gut.png"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('is not sent again to a client that has it, and HEAD sends only the headers', async () => {
    const { url, size } = await library.upload(PDF, 'application/pdf');
    const { etag = '' } = (await library.get(url)).headers;
    const copy = await library.get(url, { 'if-none-match': `"other", ${etag}` });
    expect([copy.statusCode, copy.body, copy.headers.etag]).toEqual([304, '', etag]);
    const head = await library.app.inject({ method: 'HEAD', url: library.pathOf(url) });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(size)]);
  });

  it.each([
    ['bytes=9-18', 206, '0123456789'],
    ['bytes=-5', 206, '%%EOF'],
    ['bytes=9-', 206, PDF.slice(9)],
    ['bytes=0-999', 206, PDF],
    ['bytes=999-', 416, ''],
    ['bytes=0-1,5-6', 200, PDF],
    ['lines=1-2', 200, PDF],
    ['bytes=x', 200, PDF],
  ])('answers the range %s with %d', async (range, status, body) => {
    const { url, size } = await library.upload(PDF, 'application/pdf');
    const response = await library.get(url, { range });
    expect([response.statusCode, response.body]).toEqual([status, body]);
    if (status === 206) {
      expect(response.headers['content-length']).toBe(String(body.length));
      expect(response.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${size}$`));
    }
    if (status === 416) expect(response.headers['content-range']).toBe(`bytes */${size}`);
  });

  it('is sent whole if the requested range is of another version', async () => {
    const { url } = await library.upload(PDF, 'application/pdf');
    const { etag = '' } = (await library.get(url)).headers;
    expect((await library.get(url, { range: 'bytes=0-0', 'if-range': etag })).statusCode).toBe(206);
    expect((await library.get(url, { range: 'bytes=0-0', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('runs no script if it is an SVG', async () => {
    const { url } = await library.upload(SVG_WITH_SCRIPT, 'image/svg+xml');
    const { headers } = await library.get(url);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('is a download if browsers don’t show its type, even if it also contains HTML', async () => {
    const archive = Buffer.from('504b0506000000000000000000000000000000002000', 'hex');
    const polyglot = Buffer.concat([archive, Buffer.from('<script>alert(document.domain)</script>')]);
    const { url } = await library.upload(polyglot, 'application/zip');
    const { headers } = await library.get(url);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('is redirected to its new URL after it is replaced, and returns a 404 after it is deleted', async () => {
    const { id, url } = await library.upload(PDF, 'application/pdf', { name: 'Report.pdf' });
    const { id: uploadId } = await library.upload(`${PDF}\n`, 'application/pdf');
    const { app, editor } = library;
    const path = `/api/admin/media/${id}`;
    const replace = { method: 'POST', url: `${path}/replace`, headers: editor, payload: { uploadId } } as const;
    const replaced = (await app.inject(replace)).json();
    expect(replaced).toMatchObject({ id, name: 'Report.pdf', size: PDF.length + 1 });
    const old = await library.get(url);
    expect([old.statusCode, old.headers.location]).toEqual([302, library.pathOf(replaced.url)]);
    expect(old.headers['cache-control']).toBe('no-cache');
    expect((await library.get(replaced.url)).body).toBe(`${PDF}\n`);
    expect((await app.inject({ method: 'DELETE', url: path, headers: editor })).statusCode).toBe(200);
    expect((await library.get(replaced.url)).statusCode).toBe(404);
  });

  it.each([
    '/media-files/no-id/0123456789ab/a.png',
    '/media-files/019f0000-0000-7000-8000-000000000001/0123456789ab/a.png',
    '/media-files/019f0000-0000-7000-8000-000000000001/0123456789ab/480/a.webp',
    '/media-files/019f0000-0000-7000-8000-000000000001/0123456789ab/wide/a.webp',
  ])('is not found at %s', async (url) => {
    expect((await library.app.inject({ url })).statusCode).toBe(404);
  });
});

describe('the REST paths of the library', () => {
  const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const { app, editor: headers } = library;
    const response = await app.inject({ method, url: `/api/admin/media${url}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json(), link: response.headers.link };
  };

  it('list, change and delete files', async () => {
    const { id } = await library.upload(PDF, 'application/pdf', { name: 'Unusual words.pdf' });
    await library.upload(PDF, 'application/pdf', { name: 'More unusual words.pdf' });
    const listed = await call('GET', '?q=unusual&type=document&limit=1');
    expect(listed.body).toMatchObject([{ name: 'More unusual words.pdf' }]);
    expect(listed.link).toMatch(/\/api\/admin\/media\?limit=1&q=unusual&type=document&cursor=[\w-]+>; rel="next"$/);
    expect((await call('PUT', `/${id}`, { altText: 'A report' })).body).toMatchObject({ id, altText: 'A report' });
    expect((await call('PUT', `/${id}`, { name: '' })).body.fields).toHaveProperty('name');
    expect((await call('GET', `/${id}`)).body).toMatchObject({ altText: 'A report' });
    expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true });
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 404, body: { code: 'file.unknown' } });
  });

  it('delete a file that is in use, but only with force', async () => {
    const { id } = await library.upload(await png(), 'image/png');
    const episode = { title: 'An episode with a cover', slug: 'with-a-cover', type: 'Investor Lens', coverFileId: id };
    const { app, editor: headers } = library;
    const created = await app.inject({ method: 'POST', url: '/api/admin/episodes', headers, payload: episode });
    expect(created.json()).toMatchObject({ coverFileId: id, cover: { fileId: id } });
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { code: 'media.used' } });
    expect((await call('GET', `/${id}`)).body.usedIn).toMatchObject([
      { kind: 'episode', path: '/episodes/with-a-cover' },
    ]);
    expect((await call('DELETE', `/${id}?force=true`)).status).toBe(200);
  });
});
