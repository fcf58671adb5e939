import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { expect, it, vi } from 'vitest';
import { runServer } from '../testing/run-server.ts';

it('the server finishes requests in progress before it exits, and accepts no new requests', async () => {
  const { url } = await createTestDatabase();
  const port = await freePort();
  const server = runServer({ DATABASE_URL: url, SEED: 'sample', PORT: String(port) });
  await server.origin;

  // A request with an incomplete body stays in progress. "continue" means that the server has read its headers.
  const slow = request({
    port,
    path: '/trpc/content.topics.list',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  });
  const responded = once(slow, 'response');
  slow.flushHeaders();
  await once(slow, 'continue');
  server.process.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(), { timeout: 8000 });
  server.process.kill('SIGINT'); // a second signal changes nothing
  slow.end('{}');
  const [{ statusCode }] = await responded;
  expect(statusCode).toBe(405); // a query rejects POST, but any response shows that the request was finished
  expect(await server.ended).toBe(0);
});

it('five seconds after the signal, the server closes connections that are still open, stops its services and exits with status 0', async () => {
  const { url } = await createTestDatabase();
  const port = await freePort();
  const server = runServer({ DATABASE_URL: url, SEED: 'none', PORT: String(port) });
  await server.origin;
  const endless = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => endless.on('error', () => {}).on('close', resolve));
  const headers = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\nexpect: 100-continue';
  endless.write(`POST /api/contact HTTP/1.1\r\n${headers}\r\n\r\n`);
  await once(endless, 'data'); // the request is in progress
  const drip = setInterval(() => endless.write('x'), 100);
  server.process.kill('SIGTERM');
  await closed;
  clearInterval(drip);
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('Error');
});
