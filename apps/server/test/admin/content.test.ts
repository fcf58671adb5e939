import type { Role } from '@longreturn/contract/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const PARAGRAPHS = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;

let site: TestSite;
let ask: Record<'editor' | 'admin', (method: Method, url: string, payload?: object) => Promise<ApiResponse>>;
let slugs = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface ApiResponse {
  status: number;
  body: { id: string; slug: string } & Record<string, unknown>;
  headers: Record<string, unknown>;
}

beforeAll(async () => {
  site = await createTestSite();
  ask = { editor: await askAs('editor'), admin: await askAs('admin') };
});
afterAll(() => site.close());

async function askAs(role: Role) {
  const headers = await logIn(site, role);
  return async (method: Method, url: string, payload?: object): Promise<ApiResponse> => {
    const response = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
}

const anonymously = async (url: string) => (await site.app.inject({ url })).statusCode;

const KINDS = [
  {
    kind: 'episode',
    list: '/api/admin/episodes',
    page: '/api/episodes',
    payload: () => ({
      title: 'An episode by its form',
      description: null,
      slug: `an-episode-${++slugs}`,
      type: 'News & Market Updates',
      isPremium: false,
      durationSec: 3600,
      publishedAt: null as string | null, // a draft; tests publish it
    }),
    unknown: { error: 'Episode not found', code: 'episode.unknown' },
    wrong: { title: 'Four', description: 'Short', slug: 'No Slug', type: 'Gossip', durationSec: 1.5, publishedAt: '1' },
    texts: {
      title: 'Title must be at least 5 characters',
      description: 'Description must be at least 20 characters',
      slug: 'Use lower-case letters, digits and single hyphens, at most 100 characters',
      type: 'Please choose a type from the list',
      durationSec: 'Duration must be a whole number of seconds',
      publishedAt: 'Please enter a valid date',
    },
  },
  {
    kind: 'article',
    list: '/api/admin/articles',
    page: '/api/articles',
    payload: () => ({
      title: 'An article by its form',
      excerpt: 'A short summary of the article.',
      bodyRichtext: PARAGRAPHS,
      isPremium: true,
      publishedAt: null as string | null, // a draft; tests publish it
      slug: `an-article-${++slugs}`,
    }),
    unknown: { error: 'Article not found', code: 'article.unknown' },
    wrong: { title: 'Four', excerpt: 'Short', bodyRichtext: 7, slug: '', publishedAt: '2026-02-30T00:00:00Z' },
    texts: {
      title: 'Title must be at least 5 characters',
      excerpt: 'Excerpt must be at least 20 characters',
      bodyRichtext: 'Content must be at least 100 characters',
      slug: 'Use lower-case letters, digits and single hyphens, at most 100 characters',
      publishedAt: 'Please enter a valid date',
    },
  },
];

describe.each(KINDS)('the $kind', ({ list, page, payload, unknown, wrong, texts }) => {
  it('is created and returned when an editor sends the documented fields', async () => {
    const sent = payload();
    const { status, body } = await ask.editor('POST', list, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...sent, id: expect.any(String), createdAt: site.clock.now().toISOString() });
    expect((await ask.admin('GET', list)).body).toContainEqual(body);
  });

  it('is a draft, published or scheduled depending on publishedAt, which may be the only field of a PUT', async () => {
    const { body: created } = await ask.admin('POST', list, payload());
    const url = `${list}/${created.id}`;
    expect(await anonymously(`${page}/${created.slug}`)).toBe(404);

    const publishedAt = site.clock.now().toISOString();
    expect(await ask.admin('PUT', url, { publishedAt })).toMatchObject({
      status: 200,
      body: { ...created, publishedAt, state: 'published', updatedAt: expect.any(String) },
    });
    expect(await anonymously(`${page}/${created.slug}`)).toBe(200);

    await ask.admin('PUT', url, { publishedAt: '2999-01-01T00:00:00.000Z' });
    expect(await anonymously(`${page}/${created.slug}`)).toBe(404);
    const { body: draft } = await ask.admin('PUT', url, { publishedAt: null });
    expect(draft).toEqual({ ...created, updatedAt: expect.any(String) });
  });

  it('is updated by a PUT with the same fields as the POST, and is available at its new slug at once', async () => {
    const publishedAt = '2026-11-01T00:00:00.000Z';
    const { body: created } = await ask.admin('POST', list, { ...payload(), publishedAt });
    const changes = { ...payload(), publishedAt, title: 'Another title of it' };
    const { status, body } = await ask.editor('PUT', `${list}/${created.id}`, { ...changes, id: NOBODY });
    expect([status, body]).toEqual([200, { ...created, ...changes, updatedAt: expect.any(String) }]);
    for (const slug of [changes.slug, created.slug]) expect(await anonymously(`${page}/${slug}`)).toBe(200);
  });

  it('can be deleted only once', async () => {
    const { body: created } = await ask.admin('POST', list, payload());
    const url = `${list}/${created.id}`;
    expect(await ask.editor('DELETE', url)).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask.editor('DELETE', url)).toMatchObject({ status: 404, body: unknown });
    expect(await ask.editor('PUT', url, { publishedAt: null })).toMatchObject({ status: 404, body: unknown });
  });

  it('is refused with 400 and the message of each invalid field', async () => {
    const first = Object.values(texts)[0];
    const refused = { status: 400, body: { error: first, code: 'input.invalid', fields: texts } };
    expect(await ask.editor('POST', list, { ...payload(), ...wrong })).toMatchObject(refused);
    const { body: created } = await ask.editor('POST', list, payload());
    expect(await ask.editor('PUT', `${list}/${created.id}`, wrong)).toMatchObject(refused);
    expect((await ask.editor('POST', list)).status).toBe(400);
    expect((await ask.editor('DELETE', `${list}/1`)).status).toBe(400);
    expect((await ask.editor('GET', `${list}?cursor=!`)).status).toBe(400);
  });

  it('is refused with 409 if its slug is taken, even if a concurrent request takes it', async () => {
    const body = payload();
    const responses = await Promise.all([ask.editor('POST', list, body), ask.admin('POST', list, body)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const text = 'This slug is already in use';
    const taken = { status: 409, body: { error: text, code: 'slug.taken', fields: { slug: text } } };
    expect(responses.find(({ status }) => status === 409)).toMatchObject(taken);
    const { body: other } = await ask.editor('POST', list, payload());
    expect(await ask.editor('PUT', `${list}/${other.id}`, { slug: body.slug })).toMatchObject(taken);
  });

  it('is refused with 404 if one of its topics does not exist', async () => {
    const response = await ask.editor('POST', list, { ...payload(), topics: ['alchemy'] });
    expect(response).toMatchObject({ status: 404, body: { code: 'topic.unknown' } });
  });

  it('is in the list, which links to the next page', async () => {
    for (let made = 0; made < 2; made += 1) await ask.editor('POST', list, payload());
    const first = await ask.editor('GET', `${list}?limit=1`);
    expect(first.body).toHaveLength(1);
    expect(first.headers['link']).toContain(`${list}?`);
    expect(first.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['a very long title', { title: 'x'.repeat(301) }],
    ['a slug of 101 characters', { slug: 'x'.repeat(101) }],
    ['a NUL', { title: 'Nul \0 byte' }],
    ['a boolean as text', { isPremium: 'true' }],
    ['21 topics', { topics: Array.from({ length: 21 }, () => 'sleep') }],
  ])('is refused with 400 if it has %s', async (_what, part) => {
    expect((await ask.editor('POST', list, { ...payload(), ...part })).status).toBe(400);
  });
});

describe('media items', () => {
  const item = { type: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ', title: 'Film', description: null, order: 0 };

  it('can be added, read, changed and deleted through the documented paths, even for a draft', async () => {
    const { body: episode } = await ask.editor('POST', '/api/admin/episodes', KINDS[0]?.payload());
    const media = `/api/episodes/${episode.id}/media`;
    const { status, body: added } = await ask.editor('POST', `/api/admin/episodes/${episode.id}/media`, item);
    expect([status, added]).toEqual([200, { id: expect.any(String), ...item }]);
    expect((await ask.editor('GET', media)).body).toEqual([added]);
    expect(await anonymously(media)).toBe(404);

    const url = `/api/admin/episode-media/${added.id}`;
    const changed = await ask.editor('PUT', url, { ...item, title: 'A better title' });
    expect(changed).toMatchObject({ status: 200, body: { ...added, title: 'A better title' } });
    expect(await ask.editor('DELETE', url)).toMatchObject({ status: 200, body: { success: true } });
    expect((await ask.editor('GET', media)).body).toEqual([]);
  });

  it('that are invalid or unknown are rejected with the documented messages', async () => {
    const { body: episode } = await ask.editor('POST', '/api/admin/episodes', KINDS[0]?.payload());
    const url = `/api/admin/episodes/${episode.id}/media`;
    const refused = (texts: object) => ({ status: 400, body: { code: 'input.invalid', fields: texts } });
    expect(
      await ask.editor('POST', url, { ...item, url: 'youtu.be', title: '', type: 'tape', order: -1 }),
    ).toMatchObject(
      refused({
        type: 'Please choose YouTube, Spotify or Apple',
        url: 'Please enter a valid URL',
        title: 'Title is required',
        order: 'Order must be a whole number, 0 or greater',
      }),
    );
    expect(await ask.editor('POST', url, { ...item, type: 'apple' })).toMatchObject(
      refused({ url: 'Please enter a valid URL' }),
    );
    const unknown = { status: 404, body: { error: 'Media item not found', code: 'media.unknown' } };
    expect(await ask.editor('PUT', `/api/admin/episode-media/${NOBODY}`, item)).toMatchObject(unknown);
    expect(await ask.editor('DELETE', `/api/admin/episode-media/${NOBODY}`)).toMatchObject(unknown);
    expect((await ask.editor('DELETE', '/api/admin/episode-media/1')).status).toBe(400);
    expect(await ask.editor('POST', `/api/admin/episodes/${NOBODY}/media`, item)).toMatchObject({
      status: 404,
      body: { code: 'episode.unknown' },
    });
  });
});

describe('over tRPC', () => {
  const call = async (path: string, body: object) => {
    const headers = await logIn(site, 'editor');
    const response = await site.app.inject({ method: 'POST', url: `/trpc/${path}`, headers, payload: body });
    return { status: response.statusCode, body: response.json() };
  };

  it('a publication time can be a superjson Date or the string that REST accepts', async () => {
    const publishedAt = '2026-11-01T10:00:00.000Z';
    const { body: created } = await ask.admin('POST', '/api/admin/episodes', KINDS[0]?.payload());
    for (const meta of [{ values: { publishedAt: ['Date'] } }, undefined]) {
      await ask.admin('PUT', `/api/admin/episodes/${created.id}`, { publishedAt: null });
      const response = await call('admin.episodes.update', { json: { id: created.id, publishedAt }, meta });
      expect(response).toMatchObject({ status: 200, body: { result: { data: { json: { publishedAt } } } } });
    }
  });

  it.each(['tomorrow', { toString: 1, valueOf: 1 }, [], 9e99])(
    'a superjson Date with the value %o is rejected with 400',
    async (publishedAt) => {
      const meta = { values: { publishedAt: ['Date'] } };
      const response = await call('admin.episodes.update', { json: { id: NOBODY, publishedAt }, meta });
      expect(response).toMatchObject({ status: 400, body: { error: { json: { data: { code: 'input.invalid' } } } } });
    },
  );

  it('a superjson annotation with a path into __proto__ gets 400', async () => {
    const meta = { values: { '__proto__.x': ['Date'] } };
    expect((await call('admin.episodes.update', { json: { id: NOBODY }, meta })).status).toBe(400);
  });
});
