import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { openAudioSite } from './open-audio-site.ts';

let site: Awaited<ReturnType<typeof openAudioSite>>;
beforeAll(async () => {
  site = await openAudioSite();
});
afterAll(() => site.close());

const chapters = [{ startTime: 0, title: 'Opening', url: null }];
const transcript = [{ startTime: 0, endTime: 4, speaker: 'Ada', text: 'Welcome.' }];
const publish = async () => site.store({ episodeId: (await site.episode()).id, chapters, transcript });

describe('chapters and transcripts', () => {
  test('are sent with their content types, also to players on other sites', async () => {
    const { id } = await publish();
    for (const [name, type, part] of [
      [
        'chapters.json',
        'application/json+chapters',
        '{"version":"1.2.0","chapters":[{"startTime":0,"title":"Opening"}]}',
      ],
      ['transcript.vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n<v Ada>Welcome.\n'],
      ['transcript.srt', 'application/x-subrip; charset=utf-8', '1\n00:00:00,000 --> 00:00:04,000\nAda: Welcome.\n'],
      [
        'transcript.json',
        'application/json; charset=utf-8',
        '{"version":"1.0.0","segments":[{"speaker":"Ada","startTime":0,"endTime":4,"body":"Welcome."}]}',
      ],
    ]) {
      const response = await site.get(`/audio/${id}/${name}`);
      expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, type, part]);
      expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
      const known = { 'if-none-match': String(response.headers.etag) };
      expect((await site.get(`/audio/${id}/${name}`, known)).statusCode).toBe(304);
      expect((await site.get(`/audio/${id}/${name}`, {}, 'HEAD')).body).toBe('');
    }
  });

  test('are read from the database only once per version', async () => {
    const { id } = await publish();
    const url = `/audio/${id}/transcript.vtt`;
    const { body } = await site.get(url);
    await site.deps.db.update(renditions).set({ transcript: [] }).where(eq(renditions.id, id)); // the same version
    expect((await site.get(url)).body).toBe(body);
  });

  test('have a new ETag after a change, and return a 404 after they are removed', async () => {
    const { id } = await publish();
    const url = `/audio/${id}/transcript.vtt`;
    const { etag } = (await site.get(url)).headers;
    const updatedAt = new Date(site.clock.now().getTime() + 1);
    await site.deps.db.update(renditions).set({ updatedAt, chapters: null }).where(eq(renditions.id, id));
    expect((await site.get(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await site.get(`/audio/${id}/chapters.json`)).statusCode).toBe(404);
  });

  test('can be saved over REST and tRPC, but only by editors (a transcript of 900,000 escaped characters)', async () => {
    const { id } = await site.episode();
    await site.store({ episodeId: id });
    const start = '00:00.000 --> 00:01.000\n';
    const text = start + '醒'.repeat(900_000 - start.length);
    const json = (of: unknown) => JSON.stringify(of).replaceAll('醒', String.raw`\u9192`);
    const refusals: unknown[] = [];
    const statuses = async (of: Record<string, unknown>, by: Record<string, string>) => {
      const headers = { 'content-type': 'application/json', ...by };
      const url = `/api/admin/episodes/${id}/audio/public/transcript`;
      const rest = await site.app.inject({ method: 'PUT', url, headers, body: json(of) });
      const procedure = { url: '/trpc/admin.audio.setTranscript', headers, body: json({ json: of }) };
      const called = await site.app.inject({ method: 'POST', ...procedure });
      if (called.statusCode === 401 || called.statusCode === 403) refusals.push(called.json().error.json.data.code);
      return [rest.statusCode, called.statusCode];
    };
    const editor = await logIn(site, 'editor');
    const input = { id, kind: 'public', text };
    expect(await statuses(input, editor)).toEqual([200, 200]);
    expect(await statuses({ ...input, text: `${text}a` }, editor)).toEqual([400, 400]);
    expect(await statuses({ ...input, more: '醒'.repeat(1000) }, editor)).toEqual([413, 413]);
    expect(await statuses(input, await logIn(site, 'member'))).toEqual([403, 403]);
    expect(await statuses(input, {})).toEqual([401, 401]);
    expect(refusals).toEqual(['action.forbidden', 'session.required']);
  });
});
