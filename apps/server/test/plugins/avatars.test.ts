import { buildUser } from '@longreturn/core/testing';
import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PictureMaker } from '../../src/pictures/picture-maker.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { jpegWithScans, MAX_SCANS } from '../testing/jpeg-with-scans.ts';

const PASSWORD = 'Correct horse 1';

let site: TestSite;
let cookie: string;
let email: string;
beforeAll(async () => {
  site = await createTestSite({ deps: { passwords: argon2Passwords } });
  ({ email } = await buildUser(site.deps, { password: PASSWORD }));
  const [given] = (await logIn()).cookies;
  cookie = `${given?.name}=${given?.value}`;
});
afterAll(() => site.close());

const logIn = () => site.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } });

function upload(picture: Buffer, { to = site, as = cookie } = {}) {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(picture)]));
  const headers = { cookie: as, origin: 'http://localhost:3000' };
  return to.app.inject({ method: 'POST', url: '/api/auth/avatar', headers, payload: form });
}

const flat = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#3f7d5b' } });

describe('POST /api/auth/avatar', () => {
  it('makes the picture small and square, and anyone who knows its URL can read it', async () => {
    const response = await upload(await flat().jpeg().toBuffer());
    expect(response.statusCode).toBe(200);
    const { avatarUrl } = response.json().profile;
    const picture = await site.app.inject({ url: avatarUrl });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('rejects files that are not pictures, and anonymous clients', async () => {
    const response = await upload(Buffer.from('no picture at all'));
    expect([response.statusCode, response.json().code]).toEqual([400, 'picture.invalid']);
    expect((await upload(await flat().png().toBuffer(), { as: '' })).statusCode).toBe(401);
  });

  it('rejects six pictures that would take minutes to decode, and signing in keeps working meanwhile', async () => {
    const bomb = jpegWithScans(MAX_SCANS, { width: 5600, height: 4200 });
    expect(bomb.length).toBeLessThan(300_000);
    const uploads = Array.from({ length: 6 }, () => upload(bomb));
    const [signIn, ...responses] = await Promise.all([logIn(), ...uploads]);
    expect(signIn.statusCode).toBe(200);
    for (const response of responses)
      expect([response.statusCode, response.json().code]).toEqual([400, 'picture.too_complex']);
  });

  it('returns 503 with Retry-After when too many pictures are waiting', async () => {
    const pictures = new PictureMaker({ waiting: 0, timeMs: 20_000 });
    const busy = await createTestSite({ sharing: site, pictures });
    const picture = await flat().png().toBuffer();
    const responses = await Promise.all([1, 2, 3].map(() => upload(picture, { to: busy })));
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(refused.map(() => '20'));
    expect(responses.some(({ statusCode }) => statusCode === 200)).toBe(true);
    await busy.close();
  });
});
