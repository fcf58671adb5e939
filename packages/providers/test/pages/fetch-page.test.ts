import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { MESSAGES } from '@longreturn/contract/messages';
import { describe, expect, it } from 'vitest';
import { fetchPage } from '../../src/pages/fetch-page.ts';
import { PUBLIC_IP, page, startWeb } from './start-web.ts';

const HTML = { 'content-type': 'text/html' };
const REFUSAL = { code: 'page.unreadable', fields: { url: MESSAGES.fetchArticle } };
const NEWS = 'http://news.example/';

/** Redirects each path to the next location. */
const redirects =
  (locations: Record<string, string>): RequestListener =>
  (request, response) => {
    const location = locations[request.url ?? ''];
    if (location === undefined) return page()(request, response);
    response.writeHead(302, { location, ...HTML }).end('moved');
  };

describe('a page', () => {
  it('is fetched without cookies, from the host of its URL', async () => {
    let headers: IncomingHttpHeaders = {};
    const { fetch, connected } = await startWeb((request, response) => {
      headers = request.headers;
      response.writeHead(200, { ...HTML, 'set-cookie': 'id=1' }).end(`<p>${request.url}</p>`);
    });
    expect(await fetch('http://NEWS.example:80/a%20b?c=d#e')).toEqual({
      url: 'http://news.example/a%20b?c=d#e',
      html: '<p>/a%20b?c=d</p>',
    });
    expect(headers).toMatchObject({ host: 'news.example', accept: 'text/html,application/xhtml+xml' });
    expect(headers).not.toHaveProperty('cookie');
    expect(connected).toEqual(['news.example:80']);
  });

  it('may be redirected five times, even to another host, and is requested without cookies each time', async () => {
    const cookies: unknown[] = [];
    const { fetch, resolved } = await startWeb((request, response) => {
      cookies.push(request.headers.cookie);
      const step = Number(request.url?.slice(1));
      if (step === 5) return page('<p>end</p>')(request, response);
      response.writeHead(301, { location: `http://host-${step}.example/${step + 1}`, 'set-cookie': 'id=1' }).end();
    });
    expect(await fetch(`${NEWS}0`)).toEqual({ url: 'http://host-4.example/5', html: '<p>end</p>' });
    expect(resolved).toHaveLength(6);
    expect(cookies).toEqual(Array(6).fill(undefined));
  });

  it.each([
    ['UTF-8 by default', HTML, Buffer.from('é')],
    ['UTF-8 if its charset is unknown', { 'content-type': 'text/html; charset=utf-7' }, Buffer.from('é')],
    ['the charset of its type', { 'content-type': 'text/html; charset=ISO-8859-1' }, Buffer.from([0xe9])],
    ['the charset in its head', HTML, Buffer.from([...Buffer.from('<meta charset="windows-1252">'), 0xe9])],
    ['the encoding of its byte order mark', HTML, Buffer.from('\ufeffé', 'utf16le')],
  ])('is decoded with %s', async (_what, headers, body) => {
    const { fetch } = await startWeb(page(body, headers));
    expect((await fetch(NEWS)).html).toMatch(/é$/);
  });

  it.each([
    ['gzip', gzipSync('<p>page</p>')],
    ['deflate', deflateSync('<p>page</p>')],
    ['br', brotliCompressSync('<p>page</p>')],
    ['GZIP', gzipSync('<p>page</p>')],
  ])('may be compressed with %s', async (encoding, body) => {
    const { fetch } = await startWeb(page(body, { ...HTML, 'content-encoding': encoding }));
    expect((await fetch(NEWS)).html).toBe('<p>page</p>');
  });
});

describe('a URL is refused before any connection is opened', () => {
  it.each([
    [
      'loopback',
      ['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/'],
    ],
    ['a loopback name', ['http://localhost/', 'http://localhost./', 'http://LOCALHOST:443/']],
    ['unspecified', ['http://0/', 'http://0.0.0.0/', 'http://[::]/']],
    ['private', ['http://10.0.0.1/', 'http://172.16.5.4/', 'http://192.168.0.1/', 'http://[fd00::1]/']],
    ['link-local', ['http://169.254.1.1/', 'http://[fe80::1]/']],
    [
      'cloud metadata',
      [
        'http://169.254.169.254/latest/',
        'http://2852039166/',
        'http://0xa9.0xfe.0xa9.0xfe/',
        'http://[fd00:ec2::254]/',
      ],
    ],
    [
      'loopback as IPv6',
      ['http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::7f00:1]/'],
    ],
    ['NAT64, 6to4', ['http://[64:ff9b::7f00:1]/', 'http://[64:ff9b::a9fe:a9fe]/', 'http://[2002:7f00:1::]/']],
    ['unusual digits', ['http://①②⑦.⓪.⓪.①/', 'http://127。0。0。1/', 'http://%31%32%37.0.0.1/']],
    [
      'a scheme other than http and https',
      ['ftp://news.example/', 'file:///etc/passwd', 'gopher://news.example/', 'data:text/html,x'],
    ],
    [
      'a port other than 80 and 443',
      ['http://news.example:22/', 'http://news.example:8080/', 'https://news.example:6379/'],
    ],
    ['credentials', ['http://user:secret@news.example/', 'http://user@news.example/']],
    ['an invalid URL', ['', 'news.example', 'http://', '//news.example/']],
  ])('%s', async (_kind, urls) => {
    const { network, connected } = await startWeb(page(), { localhost: ['127.0.0.1'], 'localhost.': ['127.0.0.1'] });
    for (const url of urls) {
      await expect(fetchPage(url, AbortSignal.timeout(5000), network)).rejects.toMatchObject(REFUSAL);
    }
    expect(connected).toEqual([]);
  });

  it.each([
    ['a private IP address', ['10.0.0.1']],
    ['cloud metadata', ['169.254.169.254']],
    ['an IPv4-mapped IPv6 address', ['::ffff:127.0.0.1']],
    ['a public and a private IP address', [PUBLIC_IP, '127.0.0.1']],
    ['no IP address', []],
  ])('if its host name resolves to %s', async (_what, addresses) => {
    const { fetch, connected } = await startWeb(page(), { 'news.example': addresses });
    await expect(fetch(NEWS)).rejects.toMatchObject(REFUSAL);
    expect(connected).toEqual([]);
  });

  it('if its host name is localhost, with the resolver of this machine', async () => {
    await expect(fetchPage('http://localhost/', AbortSignal.timeout(5000))).rejects.toMatchObject(REFUSAL);
  });
});

it('a name is resolved once, and the connection goes to the IP addresses that were checked', async () => {
  const { network } = await startWeb(page());
  let asked = 0;
  const looked: unknown[] = [];
  const rebinding: typeof network = {
    resolve: async () => [{ address: asked++ === 0 ? PUBLIC_IP : '127.0.0.1', family: 4 }],
    connect(options) {
      options.lookup(options.host, { all: true }, (_error, addresses) => looked.push(addresses));
      return network.connect(options);
    },
  };
  await fetchPage(NEWS, AbortSignal.timeout(5000), rebinding);
  expect(asked).toBe(1);
  expect(looked).toEqual([[{ address: PUBLIC_IP, family: 4 }]]);
});

describe('a redirect is refused', () => {
  it.each([
    ['to loopback', 'http://127.0.0.1/'],
    ['to loopback in another notation', 'http://0x7f.1/'],
    ['to cloud metadata', '//169.254.169.254/latest/meta-data/'],
    ['to a host name with a private IP address', 'http://intranet.example/'],
    ['to a scheme other than http and https', 'file:///etc/passwd'],
    ['to a port other than 80 and 443', 'http://news.example:8080/'],
    ['with credentials', 'http://user:secret@news.example/'],
    ['to an invalid URL', 'http://[/'],
  ])('%s', async (_where, location) => {
    const { fetch, connected } = await startWeb(redirects({ '/': location }), { 'intranet.example': ['10.1.2.3'] });
    await expect(fetch(NEWS)).rejects.toMatchObject(REFUSAL);
    expect(connected).toEqual(['news.example:80']);
  });

  it('the sixth time, for example in a loop', async () => {
    const { fetch, connected } = await startWeb(redirects({ '/': '/' }));
    await expect(fetch(NEWS)).rejects.toMatchObject(REFUSAL);
    expect(connected).toHaveLength(6);
  });
});

describe('a response is refused', () => {
  const compressed = (encoding: string) => ({ ...HTML, 'content-encoding': encoding });
  it.each([
    ['of JSON', page('{}', { 'content-type': 'application/json' })],
    ['of a picture', page('x', { 'content-type': 'image/png' })],
    ['without a type', page('<p>page</p>', {})],
    ['of a nonsense type', page('<p>page</p>', { 'content-type': 'html' })],
    ['that is too large', page('x'.repeat(2 * 1024 * 1024 + 1))],
    ['that is a gzip bomb', page(gzipSync(Buffer.alloc(64 * 1024 * 1024)), compressed('gzip'))],
    ['that is a Brotli bomb', page(brotliCompressSync(Buffer.alloc(64 * 1024 * 1024)), compressed('br'))],
    ['with broken gzip', page('<p>page</p>', compressed('gzip'))],
    ['with an unknown compression', page('<p>page</p>', compressed('snappy'))],
    ['with two compressions', page(gzipSync(gzipSync('<p>page</p>')), compressed('gzip, gzip'))],
    ['with status 404', ((_request, response) => void response.writeHead(404, HTML).end('<p>')) as RequestListener],
    ['without a body', ((_request, response) => void response.writeHead(204, HTML).end()) as RequestListener],
    ['without a location', ((_request, response) => void response.writeHead(302, HTML).end()) as RequestListener],
    ['that is cut off', ((request) => void request.socket.destroy()) as RequestListener],
  ])('%s', async (_what, listener) => {
    const { fetch } = await startWeb(listener);
    await expect(fetch(NEWS)).rejects.toMatchObject(REFUSAL);
  });

  it('as soon as it is too large, even if it never ends', async () => {
    const { fetch } = await startWeb((_request, response) => {
      response.writeHead(200, HTML);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', write);
      write();
    });
    await expect(fetch(NEWS)).rejects.toMatchObject(REFUSAL);
  });

  it('without a valid certificate', async () => {
    const { fetch, connected } = await startWeb(page());
    await expect(fetch('https://news.example/')).rejects.toMatchObject(REFUSAL);
    expect(connected).toEqual(['news.example:443']);
  });
});

describe('when time is up, fetching ends', () => {
  it('while the name is resolved', async () => {
    const stop = new AbortController();
    const { network } = await startWeb(page());
    const resolve = () => {
      queueMicrotask(() => stop.abort());
      return new Promise<never>(() => {});
    };
    await expect(fetchPage(NEWS, stop.signal, { ...network, resolve })).rejects.toMatchObject(REFUSAL);
  });

  it('while the server delays its headers, and the connection is closed', async () => {
    const stop = new AbortController();
    const closed = Promise.withResolvers<unknown>();
    const { fetch } = await startWeb((request) => {
      closed.resolve(once(request.socket, 'close'));
      stop.abort();
    });
    await expect(fetch(NEWS, stop.signal)).rejects.toMatchObject(REFUSAL);
    await closed.promise;
  });

  it('while the body arrives slowly', async () => {
    const stop = new AbortController();
    const { fetch } = await startWeb((_request, response) => {
      response.writeHead(200, HTML).write('<p>', () => stop.abort());
    });
    await expect(fetch(NEWS, stop.signal)).rejects.toMatchObject(REFUSAL);
  });

  it('before a connection is opened, if the signal has already aborted', async () => {
    const { fetch, connected } = await startWeb(page());
    await expect(fetch(NEWS, AbortSignal.abort())).rejects.toMatchObject(REFUSAL);
    expect(connected).toEqual([]);
  });
});
