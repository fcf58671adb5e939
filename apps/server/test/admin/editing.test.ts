import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const BODY = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;

let site: TestSite;
let editor: { cookie: string; origin: string };
let member: { cookie: string; origin: string };
let slugs = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

beforeAll(async () => {
  site = await createTestSite();
  editor = await logIn(site, 'editor');
  member = await logIn(site, 'member');
});
afterAll(() => site.close());

async function ask(method: Method, url: string, payload?: object, headers: object = editor) {
  const response = await site.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const KINDS = [
  {
    kind: 'episode',
    list: '/api/admin/episodes',
    payload: () => ({
      title: 'A talk about walking',
      description: '',
      slug: `a-talk-${++slugs}`,
      type: 'Science Deep Dive',
      isPremium: false,
      durationSec: 3600,
      publishedAt: null as string | null, // a draft; tests publish it
    }),
  },
  {
    kind: 'article',
    list: '/api/admin/articles',
    payload: () => ({
      title: 'A text about walking',
      excerpt: 'A short summary of the article.',
      bodyRichtext: BODY,
      isPremium: false,
      publishedAt: null as string | null, // a draft; tests publish it
      slug: `a-text-${++slugs}`,
    }),
  },
];

test('lone surrogates in texts are replaced, because the audit log cannot store them', async () => {
  const [episodeKind, articleKind] = KINDS;
  const { body: episode } = await ask('POST', '/api/admin/episodes', episodeKind?.payload());
  const { body: article } = await ask('POST', '/api/admin/articles', articleKind?.payload());
  const item = { type: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ', title: 'On film' };
  const { body: mediaItem } = await ask('POST', `/api/admin/episodes/${episode.id}/media`, item);
  const text = (end: string) => `A text that is long enough${end}`;
  const cases = [
    ['PUT', `/api/admin/episodes/${episode.id}`, ['title', 'description', 'videoEmbedUrl']],
    ['PUT', `/api/admin/episode-media/${mediaItem.id}`, ['title', 'description']],
    ['PUT', `/api/admin/articles/${article.id}`, ['title', 'excerpt']],
    ['POST', `/api/admin/episodes/${episode.id}/media`, ['title']],
  ] as const;
  for (const [method, url, fields] of cases) {
    for (const field of fields) {
      const { status, body } = await ask(method, url, { ...(method === 'POST' && item), [field]: text('\ud800') });
      expect([url, field, status, body[field]]).toEqual([url, field, 200, text('\ufffd')]);
    }
  }
  const url = { url: 'https://youtu.be/aqz-KE-bpKQ?t=\ud800' };
  expect((await ask('PUT', `/api/admin/episode-media/${mediaItem.id}`, url)).status).toBeLessThan(500);
});

describe.each(KINDS)('the $kind', ({ kind, list, payload }) => {
  it('can be read by its ID, together with its former slugs, and saved unchanged', async () => {
    const { body: created } = await ask('POST', list, payload());
    const url = `${list}/${created.id}`;
    await ask('PUT', url, { slug: `${created.slug}-b` });
    const { status, body } = await ask('GET', url);
    expect([status, body]).toMatchObject([
      200,
      { ...created, slug: `${created.slug}-b`, oldSlugs: [created.slug], updatedAt: expect.any(String) },
    ]);
    expect(await ask('PUT', url, body)).toMatchObject({ status: 200, body: { updatedAt: body.updatedAt } });
    expect(await ask('GET', `${list}/${NOBODY}`)).toMatchObject({ status: 404, body: { code: `${kind}.unknown` } });
    expect((await ask('GET', `${list}/1`)).status).toBe(400);
  });

  it('can be saved without a version, but a request with an outdated version gets 409', async () => {
    const { body: created } = await ask('POST', list, payload());
    const url = `${list}/${created.id}`;
    await ask('PUT', url, { ...created, title: 'The first change' });
    const stale = await ask('PUT', url, { ...created, title: 'The second change' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'content.changed' } });
    expect(stale.body.error).toContain('changed by another administrator');
    expect((await ask('GET', url)).body.title).toBe('The first change');
    const { updatedAt: _version, ...withoutVersion } = created;
    expect(await ask('PUT', url, { ...withoutVersion, title: 'The third change' })).toMatchObject({
      status: 200,
      body: { title: 'The third change' },
    });
  });

  it('is found by text and state', async () => {
    const { body: created } = await ask('POST', list, { ...payload(), title: `Only ${kind} about coelacanths` });
    for (const query of ['q=COELACANTH', 'q=coelacanth&state=draft']) {
      const { body } = await ask('GET', `${list}?${query}`);
      expect(body).toEqual([created]);
    }
    expect((await ask('GET', `${list}?q=coelacanth&state=published`)).body).toEqual([]);
    expect((await ask('GET', `${list}?state=hidden`)).status).toBe(400);
  });

  it('has a preview link that shows it before it is public', async () => {
    const { body: created } = await ask('POST', list, payload());
    const { status, body } = await ask('POST', `${list}/${created.id}/preview`);
    expect([status, body]).toEqual([
      200,
      { url: expect.stringContaining(`/${kind}s/${created.slug}?preview=`), expiresAt: expect.any(String) },
    ]);
    const preview = new URL(body.url).searchParams.get('preview');
    const input = encodeURIComponent(JSON.stringify({ json: { preview } }));
    const shown = await site.app.inject({ url: `/trpc/content.${kind}s.preview?input=${input}` });
    expect(shown.json()).toMatchObject({ result: { data: { json: { id: created.id, title: created.title } } } });
    expect(shown.headers['cache-control']).toContain('no-store');
    expect((await ask('POST', `${list}/${NOBODY}/preview`)).status).toBe(404);
  });

  it('is refused to members before its ID is checked', async () => {
    for (const [method, path] of [
      ['GET', '/1'],
      ['POST', '/1/preview'],
    ] as const) {
      expect((await ask(method, list + path, undefined, member)).status).toBe(403);
      expect((await ask(method, list + path, undefined, {})).status).toBe(401);
    }
  });
});

describe('the media items of an episode', () => {
  it('are listed, and reordered in one step', async () => {
    const { body: episode } = await ask('POST', '/api/admin/episodes', KINDS[0]?.payload());
    const media = `/api/admin/episodes/${episode.id}/media`;
    const items = [];
    for (const title of ['One', 'Two']) {
      const url = 'https://youtu.be/aqz-KE-bpKQ';
      items.push((await ask('POST', media, { type: 'youtube', url, title, description: null, order: 7 })).body);
    }
    expect(items.map(({ order }) => order)).toEqual([0, 1]);
    expect((await ask('GET', media)).body).toEqual(items);
    const mediaIds = items.map(({ id }) => id).toReversed();
    const { status, body } = await ask('PUT', `${media}-order`, { mediaIds });
    expect([status, body.map(({ title }: { title: string }) => title)]).toEqual([200, ['Two', 'One']]);
    expect((await ask('GET', `/api/admin/episodes/${episode.id}`)).body.media).toEqual(body);

    expect((await ask('PUT', `${media}-order`, { mediaIds: mediaIds.slice(1) })).status).toBe(409);
    expect(await ask('PUT', `${media}-order`, { mediaIds: [mediaIds[0], mediaIds[0]] })).toMatchObject({
      status: 400,
      body: { fields: { mediaIds: expect.any(String) } },
    });
    expect((await ask('PUT', `${media}-order`, { mediaIds }, member)).status).toBe(403);
    expect((await ask('PUT', `/api/admin/episodes/${NOBODY}/media-order`, { mediaIds: [] })).status).toBe(404);
    expect((await ask('GET', `/api/admin/episodes/${NOBODY}/media`)).status).toBe(404);
  });

  it('can be saved unchanged', async () => {
    const { body: episode } = await ask('POST', '/api/admin/episodes', KINDS[0]?.payload());
    const sent = { type: 'apple', url: 'https://podcasts.apple.com/us/podcast/x/id1', title: 'One' };
    const { body: item } = await ask('POST', `/api/admin/episodes/${episode.id}/media`, sent);
    expect(await ask('PUT', `/api/admin/episode-media/${item.id}`, item)).toMatchObject({ status: 200, body: item });
  });
});

describe('the versions of an article', () => {
  it('are listed, compared and restored', async () => {
    const { body: article } = await ask('POST', '/api/admin/articles', KINDS[1]?.payload());
    const url = `/api/admin/articles/${article.id}`;
    const { body: changed } = await ask('PUT', url, { title: 'A text about running' });
    const versions = await ask('GET', `${url}/revisions?limit=1`);
    expect(versions.body).toMatchObject([{ title: 'A text about running', savedBy: { name: expect.any(String) } }]);
    expect(versions.headers['link']).toContain('rel="next"');
    const [newest, oldest] = (await ask('GET', `${url}/revisions`)).body;

    const { body: version } = await ask('GET', `${url}/revisions/${oldest.id}?against=${newest.id}`);
    expect(version).toMatchObject({ title: 'A text about walking', bodyRichtext: article.bodyRichtext });
    expect(version.difference.title).toContainEqual({ kind: 'added', text: 'running' });

    const restore = `${url}/revisions/${oldest.id}/restore`;
    const { updatedAt } = article;
    expect(await ask('POST', restore, { updatedAt })).toMatchObject({ status: 409, body: { code: 'content.changed' } });
    const restored = await ask('POST', restore, { updatedAt: changed.updatedAt });
    expect(restored).toMatchObject({ status: 200, body: { title: 'A text about walking' } });
    expect((await ask('GET', `${url}/revisions`)).body).toHaveLength(3);
    expect((await ask('POST', restore)).status).toBe(200);
  });

  it('are refused to members, and unknown IDs get a 404', async () => {
    const { body: article } = await ask('POST', '/api/admin/articles', KINDS[1]?.payload());
    const revisions = `/api/admin/articles/${article.id}/revisions`;
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', '/1/restore'],
    ] as const) {
      expect((await ask(method, revisions + path, undefined, member)).status).toBe(403);
      expect((await ask(method, revisions + path, undefined, {})).status).toBe(401);
    }
    const unknown = { status: 404, body: { code: 'revision.unknown' } };
    expect(await ask('GET', `${revisions}/${NOBODY}`)).toMatchObject(unknown);
    expect(await ask('POST', `${revisions}/${NOBODY}/restore`)).toMatchObject(unknown);
    expect(await ask('GET', `/api/admin/articles/${NOBODY}/revisions`)).toMatchObject({
      status: 404,
      body: { code: 'article.unknown' },
    });
  });
});

describe('an unsaved body', () => {
  const url = '/api/admin/articles/preview-body';

  it('is returned as it would be stored, and split at the members break', async () => {
    const bodyRichtext = '<h1>No</h1><p onclick="x">Free.</p><hr data-members><p>For members.</p><script>x</script>';
    expect(await ask('POST', url, { bodyRichtext })).toMatchObject({
      status: 200,
      body: {
        bodyRichtext: 'No<p>Free.</p><hr data-members /><p>For members.</p>',
        parts: { free: 'No<p>Free.</p>', members: '<p>For members.</p>' },
        readingMinutes: 1,
      },
    });
    expect((await ask('POST', url, { bodyRichtext: '' })).body).toMatchObject({ characters: 0, parts: null });
  });

  it('has the same limits as a saved body, and can be previewed by editors only', async () => {
    expect((await ask('POST', url, { bodyRichtext: 'x'.repeat(200_001) })).status).toBe(400);
    expect((await ask('POST', url, {})).status).toBe(400);
    expect((await ask('POST', url, {}, member)).status).toBe(403);
    expect((await ask('POST', url, {}, {})).status).toBe(401);
  });
});

describe('scheduled items', () => {
  it('are listed for editors, the soonest first', async () => {
    for (const [n, { list, payload }] of KINDS.entries()) {
      await ask('POST', list, { ...payload(), publishedAt: `2999-01-0${2 - n}T00:00:00.000Z` });
    }
    const { status, body, headers } = await ask('GET', '/api/admin/scheduled?limit=1');
    expect([status, body]).toMatchObject([200, [{ kind: 'article', at: '2999-01-01T00:00:00.000Z' }]]);
    expect(headers['link']).toContain('/api/admin/scheduled?');
    expect((await ask('GET', '/api/admin/scheduled?limit=0')).status).toBe(400);
    expect((await ask('GET', '/api/admin/scheduled', undefined, member)).status).toBe(403);
  });
});
