import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIME_LIMITS } from '../../src/time-limits.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { openRawConnection } from '../testing/raw-connection.ts';

const BODY_MS = 600;
const MEGABYTE = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=x';
const PART =
  '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

let site: TestSite;
let cookie: string;
let lines: { level: number; status?: number; path?: string }[];
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  lines = [];
  const timeLimits = { bodyMs: BODY_MS, quietMs: 1500, uploadMs: 2500, checkMs: 50 };
  site = await createTestSite({ logTo, timeLimits, env: { mailWebhookSecret: 'a secret of the mail service' } });
  ({ cookie } = await logIn(site, 'subscriber'));
});
afterAll(() => site.close());
beforeEach(() => {
  lines = [];
});

const head = (line: string, headers: Record<string, string | number>) =>
  [`${line} HTTP/1.1`, 'host: x', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );

const JSON_TYPE = { 'content-type': 'application/json' };
const UPLOAD = { 'content-type': FORM, origin: 'http://localhost:3000' };

/** Request lines for each body parser, for routes that read no body, and for unknown paths. */
const TARGETS: [line: string, headers: Record<string, string>][] = [
  ['POST /trpc/contact.submit', JSON_TYPE],
  ['POST /trpc/contact.submit', { 'content-type': FORM }],
  ['POST /api/contact', JSON_TYPE],
  ['POST /api/contact', { 'content-type': 'text/plain' }],
  ['POST /api/newsletter/unsubscribe', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['POST /api/newsletter/unsubscribe', { 'content-type': FORM }],
  ['POST /api/auth/apple/callback', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['POST /api/auth/avatar', UPLOAD],
  ['POST /api/webhooks/mail', JSON_TYPE],
  ['POST /api/webhooks/stripe', JSON_TYPE],
  ['POST /api/webhooks/paypal', { 'content-type': 'text/plain' }],
  ['POST /api/nothing', JSON_TYPE],
  ['PUT /api/topics', JSON_TYPE],
  ['POST /nothing', { 'content-type': FORM }],
  ['POST /nothing', {}],
  ['GET /', JSON_TYPE],
  ['GET /api/topics', JSON_TYPE],
  ['GET /robots.txt', JSON_TYPE],
  ['GET /nothing', {}],
];

describe('a body that is too large', () => {
  it.each(TARGETS)('is rejected before it is read: %s %o', async (line, headers) => {
    const { closed } = await openRawConnection(site.app, head(line, { ...headers, 'content-length': 700 * MEGABYTE }));
    const response = await closed;
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/connection: close/i);
    expect(response).toContain('"code":"body.too_large"');
  });

  it.each([...TARGETS, ['POST /api/auth/avatar, signed in', UPLOAD] as const])(
    'is read only up to 64 MB if its length is unknown: %s %o',
    async (line, headers) => {
      const [request = '', who] = line.split(', ');
      const all = { ...headers, ...(who && { cookie }), 'transfer-encoding': 'chunked' };
      const { socket, closed } = await openRawConnection(site.app, head(request, all));
      const piece = `${(256 * 1024).toString(16)}\r\n${'x'.repeat(256 * 1024)}\r\n`;
      if (headers['content-type'] === FORM) socket.write(`${PART.length.toString(16)}\r\n${PART}\r\n`);
      const send = () => {
        while (socket.writable && socket.write(piece)) if (socket.bytesWritten > 200 * MEGABYTE) return;
      };
      socket.on('drain', send);
      send();
      await closed;
      expect(socket.bytesWritten).toBeLessThan(64 * MEGABYTE);
    },
  );
});

describe('a body that arrives slowly', () => {
  it('may take thirty seconds; an upload may take an hour, with pauses of up to thirty seconds', () => {
    expect(TIME_LIMITS).toMatchObject({ bodyMs: 30_000, quietMs: 30_000, uploadMs: 3_600_000 });
  });

  it('gets 408 with the common error body', async () => {
    const request = head('POST /api/contact', { ...JSON_TYPE, 'content-length': 100 });
    const response = await (await openRawConnection(site.app, `${request}{`)).closed;
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(response).toMatch(/connection: close/i);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: 'The request took too long to arrive',
      code: 'request.slow',
    });
    await vi.waitFor(
      () => expect(lines.map(({ status, path }) => [status, path])).toContainEqual([408, '/api/contact']),
      15_000,
    );
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('may take longer than other bodies if it is an upload, but times out when no more bytes arrive', async () => {
    const request = head('POST /api/auth/avatar', { ...UPLOAD, cookie, 'content-length': 100_000 });
    const { socket, closed } = await openRawConnection(site.app, request + PART);
    const endsAt = performance.now() + 2 * BODY_MS;
    const drip = setInterval(() => (performance.now() < endsAt ? socket.write('x') : clearInterval(drip)), 20);
    const response = await closed;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now()).toBeGreaterThan(endsAt);
    await vi.waitFor(
      () => expect(lines.map(({ status, path }) => [status, path])).toContainEqual([408, '/api/auth/avatar']),
      15_000,
    );
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('times out if it is an upload that exceeds the time limit for uploads', async () => {
    const request = head('POST /api/auth/avatar', { ...UPLOAD, cookie, 'content-length': 100_000 });
    const { socket, closed } = await openRawConnection(site.app, request + PART);
    const drip = setInterval(() => socket.write('x'), 20);
    const response = await closed;
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('an upload that is rejected', () => {
  it('is cut off after the time limit for other bodies', async () => {
    const hour = 3_600_000;
    const own = await createTestSite({ timeLimits: { bodyMs: BODY_MS, quietMs: hour, uploadMs: hour, checkMs: 50 } });
    try {
      const request = head('POST /api/auth/avatar', { ...UPLOAD, 'content-length': 100_000 });
      const { socket, closed } = await openRawConnection(own.app, request + PART);
      const drip = setInterval(() => socket.write('x'), 20);
      expect(await closed).toMatch(/^HTTP\/1\.1 401 /);
      clearInterval(drip);
      expect(socket.bytesWritten).toBeLessThan(100_000);
    } finally {
      await own.close();
    }
  });
});

describe('a body that arrives byte by byte', () => {
  it.concurrent.each(TARGETS.filter(([line]) => !line.includes('avatar')))(
    'times out although it never pauses: %s %o',
    async (line, headers) => {
      const { socket, closed } = await openRawConnection(
        site.app,
        head(line, { ...headers, 'content-length': 10_000 }),
      );
      const drip = setInterval(() => socket.write('x'), 20);
      const response = await closed;
      clearInterval(drip);
      expect(socket.bytesWritten).toBeLessThan(10_000);
      expect(response).toMatch(/^HTTP\/1\.1 [24]/);
    },
  );
});
