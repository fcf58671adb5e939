import { MESSAGES } from '@longreturn/contract/messages';
import { buildEpisode } from '@longreturn/core/testing';
import { questions } from '@longreturn/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

type Headers = Record<string, string>;

let site: TestSite;
let member: Headers;
let other: Headers;
let editor: Headers;
let subscriber: Headers;
beforeAll(async () => {
  site = await createTestSite();
  [member, other, editor, subscriber] = [
    await logIn(site, 'member'),
    await logIn(site, 'member'),
    await logIn(site, 'editor'),
    await logIn(site, 'subscriber'),
  ];
});
beforeEach(async () => {
  site.mails.length = 0;
  await site.deps.db.delete(questions);
});
afterAll(() => site.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, headers: Headers = {}, payload?: object) {
  const request = { method, url: `/api/${path}`, headers, ...(payload && { payload }) };
  const response = await site.app.inject(request);
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

let asked = 0;
async function ask(headers: Headers = member): Promise<string> {
  const text = `How long is long enough, number ${++asked}?`;
  const { status, body } = await call('POST', 'ama/questions', headers, { text });
  expect(status).toBe(200);
  return body.id;
}

describe('questions over REST', () => {
  test('are asked, voted for, listed in pages and deleted', async () => {
    const [first, second] = [await ask(), await ask(other)];
    expect((await call('POST', `ama/questions/${second}/vote`, member)).body).toEqual({
      id: second,
      votes: 2,
      hasVoted: true,
    });
    const page = await call('GET', 'ama/questions?limit=1', member);
    expect(page.body).toMatchObject([{ id: second, votes: 2, hasVoted: true, isOwn: false }]);
    const [, next = ''] = /<[^>]*\/api\/([^>]+)>; rel="next"/.exec(String(page.headers['link'])) ?? [];
    expect((await call('GET', next, member)).body).toMatchObject([{ id: first, isOwn: true }]);
    expect((await call('DELETE', `ama/questions/${second}/vote`, member)).body).toMatchObject({ votes: 1 });
    expect((await call('DELETE', `ama/questions/${first}/vote`, member)).status).toBe(409);
    expect((await call('DELETE', `ama/questions/${first}`, other)).status).toBe(404);
    expect((await call('DELETE', `ama/questions/${first}`, member)).body).toEqual({ success: true });
    expect((await call('GET', 'ama/questions', member)).body).toMatchObject([{ id: second }]);
  });

  test('are refused to everyone without a membership, before the input is checked', async () => {
    const id = await ask();
    for (const [method, path, payload] of [
      ['GET', 'ama/questions?limit=none', undefined],
      ['POST', 'ama/questions', { text: '' }],
      ['POST', `ama/questions/${id}/vote`, undefined],
      ['DELETE', 'ama/questions/no-id/vote', undefined],
    ] as const) {
      const error = 'Premium content - membership required';
      expect(await call(method, path, {}, payload)).toMatchObject({ status: 401, body: { error } });
      expect(await call(method, path, subscriber, payload)).toMatchObject({ status: 403, body: { error } });
    }
  });

  test('are counted immediately for everyone, although the response is cached', async () => {
    expect((await call('GET', 'ama')).body).toEqual({ openCount: 0, questions: null });
    const id = await ask();
    expect((await call('GET', 'ama')).body).toEqual({ openCount: 1, questions: null });
    expect((await call('GET', 'ama', subscriber)).body).toEqual({ openCount: 1, questions: null });
    expect((await call('GET', 'ama', other)).body).toMatchObject({ openCount: 1, questions: [{ id }] });
  });

  test.each([
    [{}, MESSAGES.question],
    [{ text: 12 }, MESSAGES.question],
    [{ text: 'Why?' }, MESSAGES.question],
    [{ text: `A ${'long '.repeat(200)}question` }, MESSAGES.textLong(500)],
  ])('with the body %j get a 400', async (payload, text) => {
    expect(await call('POST', 'ama/questions', member, payload)).toMatchObject({
      status: 400,
      body: { code: 'input.invalid', fields: { text } },
    });
  });
});

describe('questions in the admin API', () => {
  test('are picked, answered and hidden by editors, and the answer appears with its link', async () => {
    const id = await ask();
    const { id: episodeId, slug } = await buildEpisode(site.deps, { isAma: true, durationSec: 900 });
    const path = `admin/ama/questions/${id}`;
    expect((await call('PATCH', path, editor, { state: 'picked' })).body).toMatchObject({ state: 'picked' });
    expect((await call('GET', 'admin/ama/questions?state=picked&q=LONG', editor)).body).toMatchObject([{ id }]);
    const late = await call('POST', `${path}/answer`, editor, { episodeId, answerSec: 900 });
    expect(late).toMatchObject({ status: 400, body: { fields: { answerSec: MESSAGES.answerTime } } });
    const answered = await call('POST', `${path}/answer`, editor, { episodeId, answerSec: 754 });
    expect(answered.body).toMatchObject({ state: 'answered', episode: { slug }, answerSec: 754 });
    const [shown] = (await call('GET', 'ama/questions?state=answered', other)).body;
    expect(shown.answer.url).toBe(`http://localhost:3000/episodes/${slug}?t=754`);
    expect(site.mails).toMatchObject([{ kind: 'question-answered', questionId: id }]);
    await call('PATCH', path, editor, { state: 'hidden' });
    expect((await call('GET', 'ama/questions?state=answered', other)).body).toEqual([]);
  });

  test('return 404 for an unknown ID, and are refused to members', async () => {
    const unknown = site.deps.ids.next();
    expect((await call('PATCH', `admin/ama/questions/${unknown}`, editor, { state: 'picked' })).status).toBe(404);
    expect((await call('GET', 'admin/ama/questions', member)).status).toBe(403);
    expect((await call('GET', 'admin/ama/questions')).status).toBe(401);
  });
});

test('the list of episodes has only AMA episodes if the ama parameter is 1; any other value gets a 400', async () => {
  await buildEpisode(site.deps);
  const { slug } = await buildEpisode(site.deps, { isAma: true });
  const { body } = await call('GET', 'episodes?ama=1');
  expect(body.every(({ isAma }: { isAma: boolean }) => isAma)).toBe(true);
  expect(body).toContainEqual(expect.objectContaining({ slug }));
  expect((await call('GET', 'episodes?ama=yes')).status).toBe(400);
});
