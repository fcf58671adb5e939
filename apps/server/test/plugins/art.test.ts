import { SYSTEM } from '@longreturn/core/actor';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { buildEpisode } from '@longreturn/core/testing';
import { cover } from '@longreturn/site/art/cover';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Rasteriser } from '../../src/art/rasteriser.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { pngSize } from '../testing/png-size.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

describe('a cover', () => {
  it('is drawn from its type and slug, and is cached as immutable', async () => {
    const response = await get('/art/covers/news-and-market-updates/the-week.svg?v=1');
    expect(response.payload).toBe(cover('News & Market Updates', 'the-week'));
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const again = await get('/art/covers/news-and-market-updates/the-week.svg', {
      'if-none-match': response.headers['etag'],
    });
    expect(again.statusCode).toBe(304);
  });

  it('is sent compressed', async () => {
    const response = await get('/art/covers/investor-lens/the-week.svg', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.rawPayload.length).toBeLessThan(cover('Investor Lens', 'the-week').length / 2);
  });

  it.each([
    ['an unknown type', '/art/covers/gossip/the-week.svg'],
    ['a type given as its title', '/art/covers/Investor%20Lens/the-week.svg'],
    ['no slug', '/art/covers/investor-lens/.svg'],
    ['a slug with capitals', '/art/covers/investor-lens/The-Week.svg'],
    ['a slug of more than 100 characters', `/art/covers/investor-lens/${'a'.repeat(101)}.svg`],
    ['markup in the slug', '/art/covers/investor-lens/%3Cscript%3E.svg'],
    ['a NUL byte', '/art/covers/investor-lens/a%00.svg'],
  ])('with %s does not exist', async (_what, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a cover as PNG', () => {
  it('returns 503 with Retry-After when too many drawings are waiting', async () => {
    const busy = await createTestSite({ sharing: site, rasteriser: new Rasteriser({ waiting: 0, timeMs: 20_000 }) });
    const episodes = await Promise.all([1, 2, 3].map(() => buildEpisode(site.deps, { type: 'Founder Spotlight' })));
    const urls = episodes.map(({ slug }) => `/art/covers/founder-spotlight/${slug}.png`);
    const responses = await Promise.all(urls.map((url) => busy.app.inject({ url })));
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(refused.map(() => '20'));
    expect(responses.some(({ statusCode }) => statusCode === 200)).toBe(true);
    await busy.close();
  });

  it('is 1400 pixels wide and exists for published episodes only', async () => {
    const episode = await buildEpisode(site.deps, { type: 'Founder Spotlight' });
    const url = `/art/covers/founder-spotlight/${episode.slug}.png`;
    const response = await get(url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(pngSize(response.rawPayload)).toEqual([1400, 1400]);
    expect((await get(url.replace('founder-spotlight', 'investor-lens'))).statusCode).toBe(404);
    expect((await get('/art/covers/founder-spotlight/never-made.png')).statusCode).toBe(404);
    await updateEpisode(site.deps, SYSTEM, { id: episode.id, publishedAt: null });
    await vi.waitFor(async () => expect((await get(url)).statusCode).toBe(404), 15_000);
  });
});

describe('portraits', () => {
  it.each(['maren', 'elias'])('of %s exist', async (name) => {
    const response = await get(`/art/portraits/${name}.svg?v=1`);
    expect(response.payload).toMatch(/^<svg /);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it('exist only for the hosts', async () => {
    expect((await get('/art/portraits/nobody.svg')).statusCode).toBe(404);
  });
});

describe('the icon', () => {
  it('is an SVG for browsers, an .ico file for old browsers and an opaque square for phones', async () => {
    expect((await get('/art/favicon.svg')).payload).toMatch(/^<svg /);
    const ico = await get('/favicon.ico');
    expect(ico.headers['content-type']).toBe('image/x-icon');
    expect(ico.rawPayload.subarray(0, 6).toString('hex')).toBe('000001000100');
    expect(pngSize(ico.rawPayload.subarray(ico.rawPayload.readUInt32LE(18)))).toEqual([48, 48]);
    const touch = await get('/apple-touch-icon.png');
    expect(pngSize(touch.rawPayload)).toEqual([180, 180]);
  });
});
