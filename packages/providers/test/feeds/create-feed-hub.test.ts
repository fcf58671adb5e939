import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createFeedHub } from '../../src/feeds/create-feed-hub.ts';

/** Starts a hub on this machine. Returns its URL and the bodies that it receives. */
async function startHub(status: number) {
  const received: (string | undefined)[][] = [];
  const server = createServer(async (request, response) => {
    received.push([request.method, request.url, request.headers['content-type'], await text(request)]);
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hub?x=1`, received };
}

const FEED = 'https://site.example/feed.xml?a=1&b=2';

test('sends the URL of a feed to the hub as form data', async () => {
  const { url, received } = await startHub(204);
  await createFeedHub({ allowsPrivate: true }).report(url, FEED);
  const body = 'hub.mode=publish&hub.url=https%3A%2F%2Fsite.example%2Ffeed.xml%3Fa%3D1%26b%3D2';
  expect(received).toEqual([['POST', '/hub?x=1', 'application/x-www-form-urlencoded', body]]);
});

test.each([302, 404, 500])('rejects if the hub responds with %i', async (status) => {
  const { url } = await startHub(status);
  const report = createFeedHub({ allowsPrivate: true }).report(url, FEED);
  await expect(report).rejects.toThrow(`the hub responded with ${status}`);
});

test('connects to a hub in a private network only if `allowsPrivate` is set', async () => {
  const { url, received } = await startHub(204);
  const hub = createFeedHub({ allowsPrivate: false });
  await expect(hub.report(url, FEED)).rejects.toThrow('port 80 or 443');
  await expect(hub.report('http://127.0.0.1/hub', FEED)).rejects.toThrow('public host');
  const toPrivate = { resolve: async () => [{ address: '10.0.0.7', family: 4 }], connect: () => expect.unreachable() };
  const resolved = createFeedHub({ allowsPrivate: false }, toPrivate).report('https://hub.example.org/', FEED);
  await expect(resolved).rejects.toThrow('hub.example.org');
  expect(received).toEqual([]);
});
