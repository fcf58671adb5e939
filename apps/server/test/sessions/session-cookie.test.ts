import { createClient, signIn } from '@longreturn/client';
import { buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const PASSWORD = 'Correct horse 1';
const ORIGIN = 'https://example.org';

let plain: TestSite;
let secure: TestSite;
beforeAll(async () => {
  plain = await createTestSite();
  secure = await createTestSite({ sharing: plain, env: { origin: ORIGIN, origins: [ORIGIN] } });
});
afterAll(async () => {
  await secure.close();
  await plain.close();
});

async function logIn(site: TestSite) {
  const { email } = await buildUser(site.deps, { password: PASSWORD });
  const login = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  });
  const [cookie] = login.cookies;
  if (!cookie) throw new Error('no cookie was set');
  return cookie;
}

const statusWith = async (site: TestSite, cookie: string) =>
  (await site.app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode;

describe('the session’s cookie', () => {
  it('has the prefix __Host- on https, so that neither another host nor plain http can set it', async () => {
    const cookie = await logIn(secure);
    expect(cookie).toMatchObject({ name: '__Host-session', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(cookie.domain).toBeUndefined();
    expect(await statusWith(secure, `__Host-session=${cookie.value}`)).toBe(200);
    const headers = { cookie: `__Host-session=${cookie.value}`, origin: ORIGIN };
    const logout = await secure.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(logout.cookies).toMatchObject([{ name: '__Host-session', value: '', maxAge: 0, path: '/', secure: true }]);
  });

  it('is not accepted on https under its plain name, because a neighbouring host could have set it', async () => {
    const { value } = await logIn(secure);
    expect(await statusWith(secure, `session=${value}`)).toBe(401);
    expect(await statusWith(secure, `session=${value}; __Host-session=wrong`)).toBe(401);
  });

  it('has its plain name on plain http, where browsers reject the prefix', async () => {
    const { name, value } = await logIn(plain);
    expect(name).toBe('session');
    expect(await statusWith(plain, `session=${value}`)).toBe(200);
    expect(await statusWith(plain, `__Host-session=${value}`)).toBe(401);
  });

  it('is found under either name by a script that signs in', async () => {
    const { email } = await buildUser(secure.deps, { password: PASSWORD });
    for (const site of [plain, secure]) {
      const baseUrl = await site.app.listen({ port: 0, host: '127.0.0.1' });
      const sessionId = await signIn({ baseUrl, email, password: PASSWORD });
      expect(await createClient({ baseUrl, sessionId }).auth.me.query()).toMatchObject({ email });
    }
  });
});
