import { ROLES } from '@longreturn/contract/roles';
import { SYSTEM } from '@longreturn/core/actor';
import { setRole } from '@longreturn/core/admin/set-role';
import { grantComp } from '@longreturn/core/entitlements/grant-comp';
import { buildEpisode, buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { routeReading } from '../testing/route-reading.ts';

/** Pages that show the name and role of the user they were rendered for. */
const rolePages: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading(),
    async renderPage({ user }) {
      const html = `<!doctype html><p>${user?.name} reads as ${user?.role ?? 'nobody'}</p>`;
      return { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), html, scripts: [] };
    },
  }),
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ webApp: rolePages });
});
afterAll(() => site.close());

it('a role change affects the pages and responses of a signed-in user at once, without a new session', async () => {
  const readers = await Promise.all(ROLES.map((role) => buildUser(site.deps, { role })));
  const cookies = await Promise.all(readers.map(({ email, password }) => signIn(email, password)));
  const read = async (cookie: string) => (await site.app.inject({ url: '/', headers: { cookie } })).payload;
  for (const [at, role] of ROLES.entries()) expect(await read(cookies[at] ?? '')).toContain(`reads as ${role}<`);

  await buildUser(site.deps, { role: 'admin' }); // the last admin can't be demoted
  for (const [at, { id }] of readers.entries()) {
    const cookie = cookies[at] ?? '';
    for (const role of [...ROLES.slice(at), ...ROLES.slice(0, at)]) {
      await setRole(site.deps, SYSTEM, { userId: id, role });
      expect(await read(cookie)).toContain(`reads as ${role}<`);
      const me = await site.app.inject({ url: '/api/auth/me', headers: { cookie } });
      expect(me.json()).toMatchObject({ id, role });
      const users = await site.app.inject({ url: '/api/admin/users', headers: { cookie } });
      expect(users.statusCode).toBe(role === 'admin' ? 200 : 403);
    }
  }
});

it('if a comp ends during a session, the user is no longer a member at the next request', async () => {
  const { id, email, password } = await buildUser(site.deps, { role: 'subscriber' });
  await grantComp(site.deps, SYSTEM, {
    userId: id,
    paidThrough: new Date('2026-11-16T12:00:00.000Z'),
    reason: 'Press',
  });
  const { id: episodeId } = await buildEpisode(site.deps, { isPremium: true });
  const cookie = await signIn(email, password);
  const ask = (url: string) => site.app.inject({ url, headers: { cookie } });
  const expectRole = async (role: string, subscriptionStatus: string) => {
    expect((await ask('/')).payload).toContain(`reads as ${role}<`);
    expect((await ask('/api/auth/me')).json()).toMatchObject({ role, subscriptionStatus });
    expect((await ask(`/api/episodes/${episodeId}/media`)).statusCode).toBe(role === 'member' ? 200 : 403);
  };

  site.clock.set('2026-11-16T11:59:59.999Z');
  await expectRole('member', 'comp');
  site.clock.set('2026-11-16T12:00:00.000Z');
  await expectRole('subscriber', 'ended');
});

async function signIn(email: string, password: string): Promise<string> {
  const response = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}
