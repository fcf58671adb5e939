import type { Site } from '@longreturn/contract/site';
import { AppError } from '@longreturn/core/app-error';
import { writeContent } from '@longreturn/core/content/write-content';
import type { Deps } from '@longreturn/core/deps';
import { buildArticle, buildEpisode } from '@longreturn/core/testing';
import { ABOUT } from '@longreturn/site/about';
import { BRAND } from '@longreturn/site/brand';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { PODCAST } from '@longreturn/site/podcast';
import { SPEAKING } from '@longreturn/site/speaking';
import { afterAll, expect, test, vi } from 'vitest';
import { Rasteriser } from '../../src/art/rasteriser.ts';
import { loadBuiltApp } from '../../src/pages/built-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';

const [maren, elias] = DEFAULT_SITE.hosts;
if (!maren || !elias) throw new Error('the show has two hosts');

const EDITED: Site = {
  brand: {
    name: 'Slow Money',
    title: 'Slow Money: a show about patience',
    description: 'A show about patience. Weekly.',
    copyright: '© 2031 Slow Money.',
    disclaimer: 'Nothing here is advice.',
  },
  hero: {
    ...DEFAULT_SITE.hero,
    title: 'The price of waiting,',
    titleTurn: 'and who pays it.',
    kicker: 'A monthly show',
  },
  claims: {
    newsletter: { title: 'A letter on patience.', lede: 'Once a week.', claim: 'Join 12 subscribers.' },
    responseTime: { title: 'Response time', text: 'Within a week.' },
  },
  addresses: { ...DEFAULT_SITE.addresses, press: { title: 'Press', email: 'press@slowmoney.example' } },
  socials: [{ kind: 'youtube', name: 'Our channel', url: 'https://www.youtube.com/@slowmoney' }],
  booking: { url: 'https://calls.example.org/slow-money' },
  hosts: [{ ...maren, name: 'Ada Lindqvist, PhD', title: 'Actuary and co-host' }, elias],
  memberFeatures: ['A private archive', 'Letters by post'],
  switches: DEFAULT_SITE.switches,
};

const PATIENCE = { timeout: 20_000 };

/** The texts that the owner has stored; undefined while they can't be read. */
let texts: Site | undefined = EDITED;
const siteContent: Deps['siteContent'] = {
  async site() {
    if (!texts) throw new AppError('service.unavailable');
    return texts;
  },
  biographies: async () => ({
    [maren.slug]: { longBio: ['Ada counted slowly.'], credentials: ['A slide rule'], achievements: ['Still counting'] },
  }),
  podcast: async () => PODCAST,
  about: async () => ({ ...ABOUT, vision: { ...ABOUT.vision, paragraphs: ['We wait.'] } }),
  speaking: async () => ({ ...SPEAKING, lede: 'Ada speaks slowly.' }),
  legalPage: async (page) => ({
    title: `The ${page} of Slow Money`,
    lede: 'Read slowly.',
    updated: 'May 5, 2031',
    sections: [{ id: 'first', title: 'First things', blocks: ['Patience is agreed.'] }],
  }),
};

/** A rasteriser that returns the SVG unchanged, so that tests can read it. */
class Tracing extends Rasteriser {
  override draw = async ({ svg }: { svg: string }) => Buffer.from(svg);
}

const site = await createTestSite({
  webApp: await loadBuiltApp(),
  rasteriser: new Tracing(),
  deps: { siteContent },
});
afterAll(() => site.close());

const episode = await buildEpisode(site.deps, { isPremium: true });
const article = await buildArticle(site.deps, { host: maren.slug, isPremium: true });
const read = async (url: string) => (await site.app.inject({ url })).payload;

test.each([
  '/',
  '/episodes',
  `/episodes/${episode.slug}`,
  `/articles/${article.slug}`,
  '/topics',
  '/research',
  '/about',
  '/speaking',
  '/terms',
  '/login',
  '/no-such-page',
])('%s shows the brand that the owner chose, and not the default', async (path) => {
  const html = await read(path);
  for (const text of [
    'Slow Money',
    '© 2031 Slow Money.',
    'Nothing here is advice.',
    'https://www.youtube.com/@slowmoney',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(BRAND.name);
  expect(html).not.toContain('open.spotify.com');
});

test('the home page shows the hero, hosts and title that the owner wrote', async () => {
  const html = await read('/');
  expect(html).toContain('<title>Slow Money: a show about patience</title>');
  expect(html).toContain('<meta name="description" content="A show about patience. Weekly."/>');
  expect(html).toMatch(/The price of waiting,[^.]*<em>and who pays it.<\/em>/);
  expect(html.replaceAll('<!-- -->', '')).toContain('A monthly show by Ada Lindqvist and Elias Thornquist');
  expect(html).toContain('Membership adds a private archive and letters by post, from ');
  expect(html).toContain('<h3>Ada Lindqvist, PhD</h3>');
  expect(html).not.toContain(maren.name);
});

test('‘Schedule Call’ leads to the booking link that the owner set', async () => {
  expect(await read('/about')).toContain('href="https://calls.example.org/slow-money"');
});

test('paywalls list the benefits that the owner wrote', async () => {
  for (const path of [`/episodes/${episode.slug}`, `/articles/${article.slug}`]) {
    const html = await read(path);
    expect(html).toContain('Letters by post');
    expect(html).not.toContain(DEFAULT_SITE.memberFeatures[0]);
  }
});

test('the newsletter and contact pages show the claims that the owner wrote', async () => {
  for (const path of ['/newsletter', '/']) {
    const html = await read(path);
    for (const text of ['A letter on patience.', 'Once a week.', 'Join 12 subscribers.'])
      expect(html).toContain(`>${text}</`);
  }
  expect(await read('/contact')).toContain('<p>Within a week.</p>');
});

test.each(['/contact', '/media'])('%s shows the email address that the owner set', async (path) => {
  expect(await read(path)).toContain('href="mailto:press@slowmoney.example"');
});

test('an article shows the host’s name that the owner wrote', async () => {
  expect(await read(`/articles/${article.slug}`)).toContain('"name":"Ada Lindqvist","jobTitle":"Actuary and co-host"');
});

test.each(['/about', '/media'])('%s shows the biographies that the owner wrote', async (path) => {
  const html = await read(path);
  expect(html).toContain('Ada Lindqvist, PhD');
  expect(html).toContain('Ada counted slowly.');
});

test('/about and /speaking show the texts that the owner wrote', async () => {
  expect(await read('/about')).toContain('<p>We wait.</p>');
  expect(await read('/speaking')).toContain('Ada speaks slowly.');
});

test.each(['privacy', 'terms', 'cookies', 'disclosures'])('/%s shows the text that the owner wrote', async (page) => {
  const html = await read(`/${page}`);
  expect(html).toContain(`<title>The ${page} of Slow Money: Slow Money</title>`);
  for (const text of ['Read slowly.', 'May 5, 2031', 'Patience is agreed.']) expect(html).toContain(text);
});

test('the API returns the owner’s texts', async () => {
  expect(JSON.parse(await read('/api/site'))).toEqual(EDITED);
  expect(JSON.parse(await read('/api/site/biographies'))).toMatchObject({
    [maren.slug]: { credentials: ['A slide rule'] },
  });
  expect(JSON.parse(await read('/api/site/legal/terms'))).toMatchObject({ updated: 'May 5, 2031' });
  expect(JSON.parse(await read('/api/openapi.json')).info.title).toBe('Slow Money API');
  expect(await read('/api/docs')).not.toContain(BRAND.name);
});

test('social cards show the owner’s brand and hero', async () => {
  const card = await read('/og/site.png');
  expect(card).toContain('A show about patience');
  expect(card).toContain('The price of');
  for (const drawn of [card, await read(`/og/episodes/${episode.slug}.png`)]) {
    expect(drawn).toContain('>Slow Money</text>');
    expect(drawn).not.toContain(BRAND.name);
  }
});

test('a page contains the site’s texts only once', async () => {
  const html = await read('/about');
  const [data = ''] =
    html.match(/<script[^>]*>(?:(?!<\/script>).)*Join 12 subscribers(?:(?!<\/script>).)*<\/script>/s) ?? [];
  for (const text of ['A letter on patience.', 'Letters by post', 'Ada counted slowly.', 'Still counting'])
    expect(data.split(text)).toHaveLength(2);
  const terms = await read('/terms');
  expect(terms.split('"Patience is agreed."')).toHaveLength(2);
});

test('a change of the texts is shown after the content version has been incremented', async () => {
  const path = '/topics?q=nothing-yet';
  expect(await read(path)).toContain('© 2031 Slow Money.');
  texts = { ...EDITED, brand: { ...EDITED.brand, copyright: '© 2032 Slow Money.' } };
  expect(await read('/speaking')).toContain('© 2031 Slow Money.');
  await writeContent(site.deps, async () => {});
  await vi.waitFor(async () => expect(await read(path)).toContain('© 2032 Slow Money.'), PATIENCE);
});

test('while the texts can’t be read, pages show the defaults and are not stored', async () => {
  const known = texts;
  texts = undefined;
  await writeContent(site.deps, async () => {});
  await vi.waitFor(async () => expect(await read('/topics')).toContain(BRAND.copyright), PATIENCE);
  expect((await site.app.inject('/no-such-page')).statusCode).toBe(404);
  texts = known;
  expect(await read('/topics')).not.toContain(BRAND.copyright);
});
