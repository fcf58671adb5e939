import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileAnswer, finishAnswer, plainBody, sizeOf } from '../../src/cache/answer.ts';

const PAGE = '<p>What a trial tells.</p>'.repeat(2000);

describe('a complete response', () => {
  it('stores a compressible body in its compressed forms only, and still sends it uncompressed on request', async () => {
    const answer = await finishAnswer(200, {}, PAGE);
    expect(answer.identity).toBeUndefined();
    expect(sizeOf(answer)).toBeLessThan(PAGE.length / 4);
    expect(plainBody(answer).toString()).toBe(PAGE);
    expect(gunzipSync(answer.gzip ?? '').toString()).toBe(PAGE);
    expect(brotliDecompressSync(answer.br ?? '').toString()).toBe(PAGE);
  });

  it.each(['', 'short'])('stores the body %j, which does not compress, unchanged', async (body) => {
    const answer = await finishAnswer(200, {}, body);
    expect(answer.gzip).toBeUndefined();
    expect(plainBody(answer).toString()).toBe(body);
  });
});

it('a file is stored once: compressed if it was, else unchanged', async () => {
  const { gzip } = await finishAnswer(200, {}, PAGE);
  const packed = fileAnswer({}, Buffer.from(PAGE), gzip ? { gzip } : {});
  expect(packed.identity).toBeUndefined();
  expect(plainBody(packed).toString()).toBe(PAGE);
  expect(plainBody(fileAnswer({}, Buffer.from('picture'))).toString()).toBe('picture');
});
