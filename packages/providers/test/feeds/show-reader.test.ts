import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { showReader } from '../../src/feeds/show-reader.ts';
import { startWeb } from '../pages/start-web.ts';

const AUDIO = 'http://cdn.example/1.mp3';
const { signal } = new AbortController();

test('a file is streamed with its content type', async () => {
  const { network } = await startWeb((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('all of it');
  });
  using file = await showReader({ network }).open(AUDIO, signal);
  expect(file.contentType).toBe('audio/mpeg');
  expect((await buffer(file.body)).toString()).toBe('all of it');
});

test.each([
  ['is missing', 404, 'gone'],
  ['is cut off', 200, undefined],
] as const)('if a file %s, reading it fails with feed.unreachable', async (_what, status, end) => {
  const { network } = await startWeb((_request, response) => {
    response.writeHead(status, { 'content-length': 4 });
    if (end) response.end(end);
    else response.write('go', () => response.destroy());
  });
  const read = async () => {
    using file = await showReader({ network }).open(AUDIO, signal);
    return buffer(file.body);
  };
  await expect(read()).rejects.toMatchObject({ code: 'feed.unreachable' });
});
