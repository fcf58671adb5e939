import { createHash } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { buildEpisode, feedToken } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite, plainPages, type TestSite } from '../testing/create-test-site.ts';
import { routeReading } from '../testing/route-reading.ts';

let site: TestSite;
let other: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  other = await createTestSite({ sharing: site });
});
afterAll(async () => {
  await other.close();
  await site.close();
});

/** How long to wait for a notification from another instance or for a timer. Both are slow on a busy machine. */
const SOON = { timeout: 15_000 };

const textOf = async (from: TestSite, url = '/') => (await from.app.inject({ url })).payload;

describe('a page', () => {
  it('is rendered once per content version, and again on every instance after a write', async () => {
    expect(await textOf(site)).toContain('0 episodes');
    expect(await textOf(other)).toContain('0 episodes');
    await buildEpisode(site.deps);
    await vi.waitFor(async () => expect(await textOf(site)).toContain('1 episodes'), SOON);
    await vi.waitFor(async () => expect(await textOf(other)).toContain('1 episodes'), SOON);
  });

  it('is rendered again when a scheduled item becomes due', async () => {
    const before = await textOf(site);
    const { id } = await buildEpisode(site.deps, { publishedAt: null });
    const due = new Date(site.deps.clock.now().getTime() + 400);
    await updateEpisode(site.deps, SYSTEM, { id, publishedAt: due });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await textOf(site)).toBe(before);
    site.clock.set(new Date(due.getTime() + 1).toISOString());
    await vi.waitFor(async () => expect(await textOf(site)).not.toBe(before), SOON);
  });

  it('is not cached if its URL contains the token of an emailed link', async () => {
    const { headers, payload } = await site.app.inject({
      url: '/login?token=secret',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(payload).toContain('at /login?token=secret<');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['etag']).toBeUndefined();
  });

  it('is rendered with the client’s IP address, for rate limiting, if its URL contains the token of an emailed link', async () => {
    const ipAddresses: string[] = [];
    const { load } = plainPages;
    const webApp: WebApp = {
      load: async () => {
        const app = await load();
        return {
          ...app,
          renderPage: (page) => {
            ipAddresses.push(page.context.client.ip);
            return app.renderPage(page);
          },
        };
      },
    };
    const watched = await createTestSite({ webApp, sharing: site });
    for (const remoteAddress of ['192.0.2.1', '192.0.2.2'])
      await watched.app.inject({ url: '/forgot-password?token=secret', remoteAddress });
    await watched.close();
    expect(ipAddresses).toEqual(['192.0.2.1', '192.0.2.2']);
  });

  it('is rendered without the unknown parameters of its URL', async () => {
    expect(await textOf(site, '/episodes?q=a&utm_source=b')).toContain('at /episodes?q=a<');
  });

  it('allows its inline scripts by their hashes, also in the 304', async () => {
    const page = await site.app.inject({ url: '/' });
    const hash = `'sha256-${createHash('sha256').update('theme()').digest('base64')}'`;
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(hash);
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
    const again = await site.app.inject({ url: '/', headers: { 'if-none-match': String(page.headers['etag']) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(policy);
  });

  it('allows no script from its content', async () => {
    const webApp: WebApp = {
      load: async () => ({
        manifest: { routes: {} },
        findPageRoute: routeReading(),
        renderPage: async () => ({
          status: 200,
          headers: new Headers({ 'content-type': 'text/html' }),
          html: '<script>own()</script><article><script>steal()</script></article>',
          scripts: ['own()'],
        }),
      }),
    };
    const odd = await createTestSite({ sharing: site, webApp });
    const { headers } = await odd.app.inject({ url: '/' });
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(headers['content-security-policy']).toContain(hash('own()'));
    expect(headers['content-security-policy']).not.toContain(hash('steal()'));
    await odd.close();
  });

  it('may be cached by a browser, which must revalidate it', async () => {
    const { headers } = await site.app.inject({ url: '/' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      etag: expect.any(String),
    });
  });

  it('responds to HEAD without a body', async () => {
    const response = await site.app.inject({ method: 'HEAD', url: '/' });
    expect(response.statusCode).toBe(200);
    expect(response.payload).toBe('');
  });
});

describe('an invalid URL', () => {
  it('returns a page of the site to a browser, and the error body to any other client', async () => {
    const browser = await site.app.inject({ url: '/episodes/%E0%A4%A', headers: { accept: 'text/html' } });
    expect(browser.statusCode).toBe(400);
    expect(browser.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(browser.payload).toContain('at /page-not-found<');
    const script = await site.app.inject({ url: '/episodes/%E0%A4%A' });
    expect(script.json()).toMatchObject({ code: 'input.invalid' });
  });

  it('returns a page of the site to a browser if only the query is invalid', async () => {
    const response = await site.app.inject({ url: '/episodes?q=%', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(400);
    expect(response.payload).toContain('at /page-not-found<');
  });
});

describe('another spelling of a URL', () => {
  it.each([
    ['//episodes?q=a', '/episodes?q=a'],
    ['/%65pisodes', '/episodes'],
    ['/episodes/?utm_source=x', '/episodes?utm_source=x'],
    ['//evil.com', '/evil.com'],
    ['/\\evil.com', '/evil.com'],
    ['//evil.com/%2e%2e', '/'],
  ])('redirects to the normalised URL: %s', async (url, location) => {
    const { statusCode, headers } = await site.app.inject({ url: `http://x${url}` });
    expect([statusCode, headers['location']]).toEqual([308, location]);
  });
});

/**
 * Sends a request with this exact target, which client libraries would change. Returns the status line of the response,
 * followed by the redirect's location or the URL that the page shows.
 */
async function statusLineOf(from: TestSite, target: string): Promise<string> {
  if (!from.app.server.listening) await from.app.listen({ port: 0 });
  const { port } = from.app.server.address() as AddressInfo; // a TCP server's address
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const response = await text(socket);
  const [, location] = /^location: (.*)$/m.exec(response) ?? [];
  return `${response.split('\r\n')[0]} ${location ?? /at (\S*)<\/p>/.exec(response)?.[1] ?? ''}`.trim();
}

describe('the target of a request', () => {
  it('may be an absolute URL, and never leads to another host', async () => {
    const strict = await createTestSite({ sharing: site, env: { origin: 'https://example.org' } });
    expect(await statusLineOf(strict, 'http://x/episodes?q=a&topic=b')).toBe('HTTP/1.1 200 OK /episodes?q=a');
    expect(await statusLineOf(strict, '//evil/episodes')).toBe('HTTP/1.1 308 Permanent Redirect /evil/episodes');
    await strict.close();
  });

  it.each(['*', 'x:y'])('is rejected when it is %s, which is not a path', async (target) => {
    expect(await statusLineOf(other, target)).toBe('HTTP/1.1 400 Bad Request');
  });
});

describe('a page that fails', () => {
  it('is logged with its path and the request ID, and does not reveal the cause', async () => {
    const lines: Record<string, unknown>[] = [];
    const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const webApp: WebApp = {
      load: async () => ({
        manifest: { routes: {} },
        findPageRoute: routeReading(),
        async renderPage({ onFailure }) {
          onFailure(new Error('its data'));
          throw new Error('its markup');
        },
      }),
    };
    const failing = await createTestSite({ sharing: site, logTo, webApp });
    const response = await failing.app.inject({ url: '/topics?q=private' });
    expect(response.statusCode).toBe(500);
    expect(response.payload).not.toMatch(/its data|its markup/);
    const requestId = response.headers['x-request-id'];
    const logged = lines.filter(({ level }) => level === 50);
    expect(logged).toMatchObject([
      { msg: 'page failed to load', path: '/topics', requestId },
      { msg: 'page failed to render', path: '/topics', requestId },
    ]);
    lines.length = 0;
    await failing.app.inject({ url: `/feeds/${feedToken('one').token}/unknown` });
    expect(lines.find(({ msg }) => msg === 'page failed to render')).toMatchObject({ path: '/feeds/[token]/unknown' });
    await failing.close();
  });
});
