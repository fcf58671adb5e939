import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { openRawConnection } from '../testing/raw-connection.ts';

let site: TestSite;
let cookie: string;
let lines: { level: number }[] = [];
beforeAll(async () => {
  site = await createTestSite({ logTo: { write: (line: string) => void lines.push(JSON.parse(line)) } });
  ({ cookie } = await logIn(site, 'subscriber'));
});
afterAll(() => site.close());
beforeEach(() => {
  lines = [];
});

const begun = (target: string, headers: string) =>
  `${target} HTTP/1.1\r\nhost: x\r\n${headers}content-length: 900\r\n\r\n`;
const json = 'content-type: application/json\r\n';
const form = 'content-type: multipart/form-data; boundary=x\r\norigin: http://localhost:3000\r\n';
const part = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n';

it.each([
  ['after a whole request', () => 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3)],
  ['within the headers', () => 'GET / HTTP/1.1\r\nhost:'],
  ['within a JSON body', () => `${begun('POST /api/contact', json)}{"name"`],
  ['within a call to a procedure', () => `${begun('POST /trpc/contact.submit', json)}{"0"`],
  ['within a form', () => `${begun('POST /api/newsletter/unsubscribe', form)}${part}`],
  ['within an upload', () => `${begun('POST /api/auth/avatar', `${form}cookie: ${cookie}\r\n`)}${part}`],
])('a client that resets its connection %s leaves no error in the log', async (_when, bytes) => {
  for (let round = 0; round < 5; round++) {
    const connections = await Promise.all(Array.from({ length: 40 }, () => openRawConnection(site.app, bytes())));
    // Reset half of the connections immediately, and the others a little later, when the server may already be
    // processing their requests.
    for (const [index, { socket }] of connections.entries()) {
      if (index % 2 === 0) socket.resetAndDestroy();
      else setImmediate(() => setImmediate(() => socket.resetAndDestroy()));
    }
    await Promise.all(connections.map(({ closed }) => closed));
  }
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), { timeout: 5000 });
  expect((await site.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

function openConnections(): Promise<number> {
  return new Promise((resolve) => site.app.server.getConnections((_error, count) => resolve(count)));
}
