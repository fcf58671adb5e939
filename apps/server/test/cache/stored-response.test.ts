import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileResponse, finishResponse, plainBody, sizeOf } from '../../src/cache/stored-response.ts';

const PAGE = '<p>What a trial tells.</p>'.repeat(2000);

describe('a complete response', () => {
  it('stores a compressible body in its compressed forms only, and still sends it uncompressed on request', async () => {
    const response = await finishResponse(200, {}, PAGE);
    expect(response.identity).toBeUndefined();
    expect(sizeOf(response)).toBeLessThan(PAGE.length / 4);
    expect(plainBody(response).toString()).toBe(PAGE);
    expect(gunzipSync(response.gzip ?? '').toString()).toBe(PAGE);
    expect(brotliDecompressSync(response.br ?? '').toString()).toBe(PAGE);
  });

  it.each(['', 'short'])('stores the body %j, which does not compress, unchanged', async (body) => {
    const response = await finishResponse(200, {}, body);
    expect(response.gzip).toBeUndefined();
    expect(plainBody(response).toString()).toBe(body);
  });
});

it('a file is stored only once: in its compressed form if there is one, or else unchanged', async () => {
  const { gzip } = await finishResponse(200, {}, PAGE);
  const packed = fileResponse({}, Buffer.from(PAGE), gzip ? { gzip } : {});
  expect(packed.identity).toBeUndefined();
  expect(plainBody(packed).toString()).toBe(PAGE);
  expect(plainBody(fileResponse({}, Buffer.from('picture'))).toString()).toBe('picture');
});
