import { randomUUID } from 'node:crypto';
import { MESSAGES } from '@longreturn/contract/messages';
import { buildUser } from '@longreturn/core/testing';
import { entitlements } from '@longreturn/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

const UNTIL = '2026-12-24T00:00:00.000Z';

let site: TestSite;
let admin: { cookie: string; origin: string };
let editor: { cookie: string; origin: string };
beforeAll(async () => {
  site = await createTestSite();
  admin = await logIn(site, 'admin');
  editor = await logIn(site, 'editor');
});
afterAll(() => site.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, payload?: object, headers: object = admin) {
  const response = await site.app.inject({
    method,
    url: `/api/admin/users${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), link: response.headers['link'] };
}

async function signIn({ email, password }: { email: string; password: string }): Promise<{ cookie: string }> {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  const [cookie] = response.cookies;
  return { cookie: `${cookie?.name}=${cookie?.value}` };
}

const isSignedIn = async (headers: { cookie: string }) =>
  (await site.app.inject({ url: '/api/auth/me', headers })).statusCode === 200;

describe('GET /api/admin/users', () => {
  it('returns an array with the documented fields', async () => {
    const { id, email } = await buildUser(site.deps, { name: 'Mary Documented', role: 'member' });
    const { status, body } = await call('GET', '?q=documented');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        id,
        email,
        name: 'Mary Documented',
        role: 'member',
        createdAt: site.clock.now().toISOString(),
        lastLogin: null,
        subscriptionStatus: 'comp',
        profile: { phoneNumber: null, bio: null, newsletterOptIn: false, avatarUrl: null },
      },
    ]);
  });

  it('filters and sorts by role, and the link to the next page keeps the search and the order', async () => {
    for (const role of ['editor', 'member', 'visitor'] as const) await buildUser(site.deps, { name: 'In Order', role });
    const first = await call('GET', '?q=in+order&sort=role&direction=desc&limit=2');
    expect(first.body.map(({ role }: { role: string }) => role)).toEqual(['editor', 'member']);
    const next = /<http:\/\/localhost:3000\/api\/admin\/users(.*)>; rel="next"/.exec(String(first.link))?.[1];
    expect((await call('GET', next ?? '')).body).toMatchObject([{ role: 'visitor' }]);
    expect((await call('GET', '?q=in+order&role=member')).body).toMatchObject([{ role: 'member' }]);
  });

  it.each(['?role=owner', '?sort=password', '?direction=up', '?limit=0', '?limit=101', '?cursor=!'])(
    'refuses %s',
    async (query) => {
      expect(await call('GET', query)).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    },
  );
});

describe('GET /api/admin/users/{userId}', () => {
  it('returns the account with its history', async () => {
    const user = await buildUser(site.deps, { role: 'member' });
    await signIn(user);
    const { status, body } = await call('GET', `/${user.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: user.id,
      role: 'member',
      entitlements: [{ source: 'comp', isActive: true, canEnd: true, reason: 'A member for a test', grantedBy: null }],
      sessions: [{ device: 'Firefox on Linux', isCurrent: false }],
      signIns: [{ method: 'password', ip: '127.0.0.1', device: 'Firefox on Linux' }],
      mails: [],
      newsletter: null,
      alert: null,
    });
  });

  it('marks the session of the request as the current one', async () => {
    const me = await site.app.inject({ url: '/api/auth/me', headers: admin });
    const { body } = await call('GET', `/${me.json().id}`);
    expect(body.sessions).toMatchObject([{ isCurrent: true }]);
  });

  it('returns 404 for an unknown account and 400 for a malformed ID', async () => {
    expect(await call('GET', `/${randomUUID()}`)).toMatchObject({ status: 404, body: { error: 'User not found' } });
    expect(await call('GET', '/1')).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
  });
});

describe('DELETE /api/admin/users/{userId}/sessions', () => {
  it('ends one session', async () => {
    const user = await buildUser(site.deps);
    const [one, other] = [await signIn(user), await signIn(user)];
    const { body } = await call('GET', `/${user.id}`);
    const sessions = body.sessions as { id: string }[];
    expect(await call('DELETE', `/${user.id}/sessions/${sessions[0]?.id}`)).toMatchObject({ status: 200 });
    const left = [await isSignedIn(one), await isSignedIn(other)];
    expect(left.toSorted()).toEqual([false, true]);
    const again = await call('DELETE', `/${user.id}/sessions/${sessions[0]?.id}`);
    expect(again).toMatchObject({ status: 404, body: { error: 'Session not found' } });
  });

  it('ends all sessions', async () => {
    const user = await buildUser(site.deps);
    const headers = await signIn(user);
    expect(await call('DELETE', `/${user.id}/sessions`)).toEqual({ status: 200, body: { success: true } });
    expect(await isSignedIn(headers)).toBe(false);
    expect(await call('DELETE', `/${randomUUID()}/sessions`)).toMatchObject({ status: 404 });
  });

  it('keeps the session of the admin who makes the request', async () => {
    const headers = await logIn(site, 'admin');
    const me = await site.app.inject({ url: '/api/auth/me', headers });
    const { id } = me.json();
    const { body } = await call('GET', `/${id}`, undefined, headers);
    const [{ id: sessionId }] = body.sessions as [{ id: string }];
    const refused = await call('DELETE', `/${id}/sessions/${sessionId}`, undefined, headers);
    expect(refused).toMatchObject({ status: 409, body: { code: 'session.current' } });
    expect(await call('DELETE', `/${id}/sessions`, undefined, headers)).toMatchObject({ status: 200 });
    expect(await isSignedIn(headers)).toBe(true);
  });
});

describe('POST /api/admin/users/{userId}/comp', () => {
  it('makes a subscriber a member', async () => {
    const { id } = await buildUser(site.deps);
    const { status, body } = await call('POST', `/${id}/comp`, { until: UNTIL, reason: 'A reviewer' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, role: 'member', subscriptionStatus: 'comp' });
    const { body: details } = await call('GET', `/${id}`);
    expect(details.entitlements).toMatchObject([
      { paidThrough: UNTIL, reason: 'A reviewer', grantedBy: { name: 'Ada Lovelace' } },
    ]);
  });

  it.each([
    [{ until: '2020-01-01T00:00:00Z', reason: 'Press' }, { until: MESSAGES.compUntil }],
    [{ until: 'tomorrow', reason: 'Press' }, { until: MESSAGES.publishedAt }],
    [{ until: UNTIL }, { reason: MESSAGES.compReason }],
    [{ reason: '' }, { reason: MESSAGES.compReason }],
  ])('names the invalid field of %j', async (payload, fields) => {
    const { id } = await buildUser(site.deps);
    const refused = await call('POST', `/${id}/comp`, payload);
    expect(refused).toMatchObject({ status: 400, body: { code: 'input.invalid', fields } });
  });

  it('returns 404 for an unknown account', async () => {
    expect(await call('POST', `/${randomUUID()}/comp`, { reason: 'Press' })).toMatchObject({ status: 404 });
  });
});

describe('DELETE /api/admin/users/{userId}/entitlements/{id}', () => {
  it('ends a comp; a second request gets a 409', async () => {
    const { id } = await buildUser(site.deps, { role: 'member' });
    const { body } = await call('GET', `/${id}`);
    const path = `/${id}/entitlements/${body.entitlements[0].id}`;
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { id, role: 'subscriber' } });
    expect(await call('DELETE', path)).toMatchObject({ status: 409, body: { code: 'entitlement.ended' } });
  });

  it('refuses to end a paid membership', async () => {
    const { id: userId } = await buildUser(site.deps);
    const [now, id] = [site.clock.now(), randomUUID()];
    const row = { id, userId, source: 'stripe', state: 'active', reason: 'Annual', from: now, createdAt: now } as const;
    await site.deps.db.insert(entitlements).values({ ...row, updatedAt: now });
    expect(await call('DELETE', `/${userId}/entitlements/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'entitlement.paid' },
    });
    expect(await call('DELETE', `/${userId}/entitlements/${randomUUID()}`)).toMatchObject({ status: 404 });
  });
});

describe('at the documented paths', () => {
  it('a role change returns the account, even if the account has that role already', async () => {
    const { id } = await buildUser(site.deps);
    for (const role of ['editor', 'editor', 'member', 'subscriber', 'visitor']) {
      expect(await call('PATCH', `/${id}/role`, { role })).toMatchObject({ status: 200, body: { id, role } });
    }
    expect(await call('PATCH', `/${id}/role`, { role: 'owner' })).toMatchObject({ status: 400 });
    expect(await call('PATCH', `/${randomUUID()}/role`, { role: 'editor' })).toMatchObject({ status: 404 });
  });

  it('an admin can’t change or delete their own account', async () => {
    const { id } = (await site.app.inject({ url: '/api/auth/me', headers: admin })).json();
    const refusal = { status: 403, body: { code: 'admin.self' } };
    expect(await call('PATCH', `/${id}/role`, { role: 'editor' })).toMatchObject(refusal);
    expect(await call('DELETE', `/${id}`)).toMatchObject(refusal);
  });

  it('an account can be unfrozen and deleted; for a deleted account, both requests return 404', async () => {
    const { id } = await buildUser(site.deps);
    expect(await call('POST', `/${id}/unfreeze`)).toEqual({ status: 200, body: { success: true } });
    expect(await call('DELETE', `/${id}`)).toEqual({ status: 200, body: { success: true } });
    for (const response of [await call('DELETE', `/${id}`), await call('POST', `/${id}/unfreeze`)]) {
      expect(response).toMatchObject({ status: 404, body: { error: 'User not found' } });
    }
  });

  it.each([
    ['GET', ''],
    ['GET', '/1'],
    ['DELETE', '/1/sessions'],
    ['DELETE', '/1/sessions/1'],
    ['POST', '/1/comp'],
    ['DELETE', '/1/entitlements/1'],
  ] as const)('%s %s checks the session and the role before the IDs', async (method, path) => {
    expect(await call(method, path, undefined, {})).toMatchObject({ status: 401, body: { code: 'session.required' } });
    expect(await call(method, path, undefined, editor)).toMatchObject({
      status: 403,
      body: { code: 'action.forbidden' },
    });
  });
});
