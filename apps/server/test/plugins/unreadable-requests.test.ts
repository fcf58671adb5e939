import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await createTestSite();
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => site.close());

/** Sends these bytes. Returns everything that the site sends before it closes the connection. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard)).on('error', reject);
  });
}

it.each([
  ['a text that is not HTTP', 'how are you?\r\n\r\n', 400, 'The request is not valid', 'input.invalid'],
  [
    'a request with headers of 20 KB',
    `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large',
    'headers.too_large',
  ],
])('%s gets the common error body', async (_what, bytes, status, error, code) => {
  const [head, body] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body ?? '')).toEqual({ error, code });
});
