import { LIMITS } from '@longreturn/contract/limits';
import { runShowImport } from '@longreturn/core/imports/run-show-import';
import { feedImports } from '@longreturn/db/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FeedParser } from '../../src/imports/feed-parser.ts';
import { availableStore } from '../../src/media-library/available-store.ts';
import { feedWith } from '../imports/create-import-test.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const IMPORTS = '/api/admin/imports';
const FILES = `${IMPORTS}/files`;
const FEED = feedWith(
  '<item><guid>one</guid><title>The first one</title></item><item><category>None</category></item>',
);
const OPTIONS = { type: 'Investor Lens', copiesAudio: false, dryRun: false };

const parser = new FeedParser();
let site: TestSite;
let admin: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  const open = () => Promise.reject(new Error('no feed is fetched in these tests'));
  site = await createTestSite({ deps: { showReader: { parse: (...given) => parser.parse(...given), open } } });
  admin = await logIn(site, 'admin');
  editor = await logIn(site, 'editor');
});
beforeEach(async () => void (await site.deps.db.delete(feedImports)));
afterAll(async () => {
  await site.close();
  await parser.close();
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  site.app.inject({ method, url, headers: admin, ...(payload && { payload }) });
const upload = (payload: Uint8Array, headers = admin) =>
  site.app.inject({
    ...{ method: 'POST', url: FILES, payload: Buffer.from(payload) },
    headers: { ...headers, 'content-type': 'application/xml' },
  });
async function start(xml: Uint8Array, changes: object = {}) {
  const { id } = (await upload(xml)).json();
  return call('POST', IMPORTS, { ...OPTIONS, file: { id, name: 'feed.xml' }, ...changes });
}

test('an uploaded feed is checked in a dry run and imported, and both runs are listed and have a report', async () => {
  for (const dryRun of [true, false]) {
    const started = await start(FEED, { dryRun });
    expect([started.statusCode, started.json()]).toMatchObject([200, { state: 'waiting', dryRun, source: 'feed.xml' }]);
    const { id } = started.json();
    expect((await call('POST', IMPORTS, { ...OPTIONS, url: 'https://show.example/feed' })).json()).toMatchObject({
      code: 'import.running',
      error: 'Another import is running. Wait until it ends, or cancel it.',
    });
    await runShowImport(site.deps, { importId: id });
    expect((await call('GET', `${IMPORTS}/${id}`)).json()).toMatchObject({
      ...{ state: 'done', counts: { created: 1, skipped: 1 } },
      reported: [{ title: 'The first one' }, { item: 2, notes: ['The item has no title and no audio'] }],
    });
  }
  const list = (await call('GET', IMPORTS)).json();
  expect(list).toMatchObject([{ dryRun: false }, { dryRun: true }]);
  expect(list[0]).not.toHaveProperty('reported');
});

test('an import can be cancelled only once', async () => {
  const { id } = (await start(FEED)).json();
  expect((await call('DELETE', `${IMPORTS}/${id}`)).json()).toMatchObject({ state: 'cancelled', failure: null });
  expect((await call('DELETE', `${IMPORTS}/${id}`)).statusCode).toBe(409);
  const nobody = `${IMPORTS}/00000000-0000-7000-8000-000000000000`;
  expect([(await call('DELETE', nobody)).statusCode, (await call('GET', nobody)).statusCode]).toEqual([404, 404]);
});

const FILE = { id: '00000000-0000-7000-8000-000000000000', name: 'feed.xml' };
test.each([
  [{ file: FILE }, 404, 'Upload not found'],
  [{}, 400, 'Please either enter the URL of a feed or choose a file'],
  [{ file: FILE, url: 'https://show.example/feed' }, 400, 'Please either enter the URL of a feed or choose a file'],
  [{ url: 'file:///etc/passwd' }, 400, 'Please enter the URL of a feed, starting with https:// or http://'],
  [
    { url: 'https://me:secret@show.example/' },
    400,
    'Please enter the URL of a feed, starting with https:// or http://',
  ],
  [{ file: { ...FILE, id: '../../secret' } }, 400, 'Invalid UUID'],
])('an import of %j is refused with %i', async (source, status, text) => {
  const response = await call('POST', IMPORTS, { ...OPTIONS, ...source });
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(text);
});

test('only admins can upload feeds, and a feed that is empty or too large gets a clear error', async () => {
  const large = Buffer.alloc(LIMITS.feedBytes + 1, ' ');
  expect((await upload(large, editor)).json()).toMatchObject({ code: 'action.forbidden' });
  expect((await site.app.inject({ method: 'POST', url: FILES })).json()).toMatchObject({ code: 'session.required' });
  expect((await upload(large)).statusCode).toBe(413);
  expect((await upload(Buffer.from(''))).json()).toMatchObject({ code: 'feed.unreadable' });
  const got = await call('GET', FILES);
  expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST']);
});

const NESTED = `<rss version="2.0"><channel>${'<item>'.repeat(300_000)}`;
const MANY = `<rss version="2.0"><channel>${'<item><title>a</title></item>'.repeat(LIMITS.feedItems + 1)}</channel></rss>`;
test.each([
  ['nested deeply', NESTED, 'This is not an RSS feed that the site can read'],
  ['too long', MANY, 'The site imports feeds of at most 20,000 items'],
  ['an HTML page', '<!doctype html><p>Hello', 'This is not an RSS feed that the site can read'],
])('the child process that parses feeds refuses a feed that is %s', async (_what, xml, failure) => {
  const { id } = (await start(Buffer.from(xml))).json();
  await runShowImport(site.deps, { importId: id });
  expect((await call('GET', `${IMPORTS}/${id}`)).json()).toMatchObject({ state: 'failed', failure });
});

test('a feed that takes too long to parse is refused, and other parsers still work', async () => {
  const script = new URL('../testing/hanging-process.ts', import.meta.url);
  const hasty = new FeedParser({ script, timeMs: 1 });
  await expect(hasty.parse(FEED)).rejects.toThrow(expect.objectContaining({ code: 'feed.unreadable' }));
  await hasty.close();
  expect(await parser.parse(FEED)).toMatchObject({ title: 'Show', items: [{ guid: 'one' }, { title: undefined }] });
});

test('while the object store is unavailable, uploading a feed and starting an import return 503', async () => {
  const away = async () => Promise.reject(new Error('the bucket is unavailable'));
  const objects = availableStore({ ...site.deps.objects, put: away, head: away });
  const other = await createTestSite({ sharing: site, deps: { objects } });
  const headers = { ...admin, 'content-type': 'application/xml' };
  const sent = await other.app.inject({ method: 'POST', url: FILES, headers, payload: Buffer.from(FEED) });
  const started = await other.app.inject({
    ...{ method: 'POST', url: IMPORTS, headers: admin },
    payload: { ...OPTIONS, file: FILE },
  });
  expect([sent.statusCode, started.statusCode]).toEqual([503, 503]);
  await other.close();
});
