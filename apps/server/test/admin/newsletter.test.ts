import { buildIssue } from '@longreturn/core/testing';
import { issueDeliveries, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const PATH = '/api/admin/newsletter';
const NOBODY = '00000000-0000-7000-8000-000000000000';

let site: TestSite;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  site = await createTestSite();
  admin = await logIn(site, 'admin');
});
afterAll(() => site.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  site.app.inject({ method, url: `${PATH}${path}`, headers: admin, ...(payload && { payload }) });

const CONSENT = { source: 'Paper list at the Berlin meetup', date: '2026-10-01', confirmed: true };

async function importAddresses(...emails: string[]): Promise<void> {
  const csv = ['email', ...emails].join('\n');
  const response = await call('POST', '/import', { csv, consent: CONSENT, dryRun: false });
  expect(response.statusCode).toBe(200);
}

describe('subscribers', () => {
  it('are imported, listed in pages with a Link header, counted and deleted', async () => {
    await importAddresses('one@example.org', 'two@example.org', 'three@example.org');
    const first = await call('GET', '/subscribers?limit=2');
    expect(first.json()).toHaveLength(2);
    expect(first.headers['link']).toMatch(/subscribers\?.*>; rel="next"$/);
    const [found] = (await call('GET', '/subscribers?q=two%40')).json<{ id: string; email: string }[]>();
    expect(found).toMatchObject({ email: 'two@example.org', status: 'active', source: 'import', tags: [] });
    expect((await call('GET', '/subscribers/counts')).json()).toMatchObject({ total: 3, active: 3 });
    expect((await call('DELETE', `/subscribers/${found?.id}`)).json()).toEqual({ success: true });
    expect((await call('GET', '/subscribers/counts')).json()).toMatchObject({ total: 2 });
    expect((await call('DELETE', `/subscribers/${found?.id}`)).statusCode).toBe(404);
  });

  it.each([
    ['GET', '/subscribers?limit=0', undefined],
    ['GET', '/subscribers?status=pending', undefined],
    ['DELETE', '/subscribers/nobody', undefined],
    ['POST', '/import', { csv: 'email', consent: { ...CONSENT, confirmed: false }, dryRun: true }],
    ['POST', '/import', { csv: 'name\nAda', consent: CONSENT, dryRun: true }],
  ] as const)('are refused with 400 and the names of the invalid fields: %s %s', async (method, path, payload) => {
    const response = await call(method, path, payload);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).not.toEqual([]);
  });
});

describe('issues', () => {
  it('are previewed as emails that support light and dark mode', async () => {
    const bodyRichtext = '<p>The text of the issue, with a <a href="/episodes">link</a>.</p>';
    const preview = {
      edition: 'episodes',
      title: 'A preview',
      excerpt: 'What it says',
      slug: 'a-preview',
      bodyRichtext,
    };
    const { subject, html, text } = (await call('POST', '/issues/preview', preview)).json();
    expect(subject).toBe('A preview');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('href="http://localhost:3000/episodes"');
    expect(text).toContain('The text of the issue');
    expect((await call('POST', '/issues/preview', { id: NOBODY })).statusCode).toBe(404);
    expect((await call('GET', '/issues')).json()).toEqual([]);
  });

  it('keep their schedule when saved, lose it when it is cancelled, and can’t be scheduled once sent', async () => {
    const { id } = await buildIssue(site.deps);
    const scheduled = await call('POST', `/issues/${id}/schedule`, { scheduledFor: '2027-01-01T09:00:00+01:00' });
    expect(scheduled.json()).toMatchObject({ scheduledFor: '2027-01-01T08:00:00.000Z', sentAt: null });
    const saved = await call('PUT', `/issues/${id}`, scheduled.json());
    expect(saved.json()).toMatchObject({ scheduledFor: '2027-01-01T08:00:00.000Z' });
    expect((await call('DELETE', `/issues/${id}/schedule`)).json()).toMatchObject({ scheduledFor: null });
    expect((await call('POST', `/issues/${id}/schedule`, {})).statusCode).toBe(400);
    expect((await call('POST', `/issues/${id}/schedule`, { episodeId: NOBODY })).statusCode).toBe(404);
    await call('POST', `/issues/${id}/send`);
    const late = await call('POST', `/issues/${id}/schedule`, { scheduledFor: '2027-01-01T09:00:00Z' });
    expect(late).toMatchObject({ statusCode: 409 });
  });

  it('have an audience: GET returns all tags and the number of recipients with any of the selected tags', async () => {
    const tagged = 'email,tags\naudience@example.org,Board;Press';
    await call('POST', '/import', { csv: tagged, consent: CONSENT, dryRun: false });
    const audience = async (query: string) => (await call('GET', `/audience?edition=episodes${query}`)).json();
    expect(await audience('')).toMatchObject({ tags: ['Board', 'Press'] });
    expect(await audience('&segmentTags=Board')).toMatchObject({ recipients: 1 });
    expect(await audience('&segmentTags=Board&segmentTags=Nobody')).toMatchObject({ recipients: 1 });
    expect((await call('GET', '/audience')).statusCode).toBe(400);
  });

  it('can be sent to one email address as a test', async () => {
    const { id } = await buildIssue(site.deps);
    const response = await call('POST', `/issues/${id}/trial`, { email: 'proof@example.org' });
    expect(response.json()).toEqual({ to: 'proof@example.org', accepted: true, reason: null });
    expect((await call('POST', `/issues/${id}/trial`, { email: 'proof' })).json().fields).toHaveProperty('email');
    expect((await call('POST', `/issues/${NOBODY}/trial`)).statusCode).toBe(404);
  });

  it('show their progress, and can be sent again to recipients whose email failed', async () => {
    await importAddresses('progress@example.org');
    const { id } = await buildIssue(site.deps);
    await call('POST', `/issues/${id}/send`);
    const [row] = await site.deps.db.select().from(subscribers).where(eq(subscribers.emailKey, 'progress@example.org'));
    await site.deps.db
      .insert(issueDeliveries)
      .values({ issueId: id, subscriberId: row?.id ?? '', state: 'failed', updatedAt: site.clock.now() });
    expect((await call('GET', `/issues/${id}/progress`)).json()).toMatchObject({ failed: 1, sent: 0, unsubscribed: 0 });
    expect((await call('GET', '/issues?limit=1')).json()).toMatchObject([{ id, progress: { failed: 1, sent: 0 } }]);
    expect((await call('POST', `/issues/${id}/retry`)).json()).toEqual({ recipients: 1 });
    expect((await call('GET', '/issues?limit=1')).json()).toMatchObject([{ id, progress: { failed: 0, sent: 0 } }]);
    expect((await call('GET', `/issues/${NOBODY}/progress`)).statusCode).toBe(404);
    expect((await call('POST', `/issues/${NOBODY}/retry`)).statusCode).toBe(404);
  });
});

it('recent activity lists the actions on subscribers and issues', async () => {
  const lines = (await site.app.inject({ url: '/api/admin/recent-activity', headers: admin })).json<
    { title: string }[]
  >();
  expect(lines.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Subscriber import',
      'Subscriber removed',
      'Newsletter scheduled',
      'Newsletter schedule cancelled',
      'Newsletter sent again',
    ]),
  );
});
