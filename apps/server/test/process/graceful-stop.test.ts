import { request } from 'node:http';
import { createTestDatabase } from '@longreturn/db/testing';
import { freePort } from '@longreturn/db/testing/free-port';
import { expect, it } from 'vitest';
import { runServer } from '../testing/run-server.ts';

it('finishes the answers that are under way before it ends, and takes no new ones', async () => {
  const { url } = await createTestDatabase();
  const port = await freePort();
  const server = runServer({ DATABASE_URL: url, SEED: 'sample', PORT: String(port) });
  await server.address;

  // A body that arrives slowly keeps its request under way.
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const slow = request({
      port,
      path: '/trpc/content.topics.list',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2 },
    });
    slow.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    slow.write('{');
    setTimeout(() => server.process.kill('SIGTERM'), 200);
    setTimeout(() => server.process.kill('SIGINT'), 400); // a second signal hurries nothing
    setTimeout(() => slow.end('}'), 700);
  });
  expect(await answered).toBe(405); // a query is not called by POST: an answer all the same
  expect(await server.ended).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
