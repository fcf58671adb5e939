import { BRAND, HERO } from '@longreturn/site/brand';
import { VIDEO_CHANNEL_URL } from '@longreturn/site/social-links';
import { TOPICS } from '@longreturn/site/topics';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { MOVING, openFaultlessPage } from './open-faultless-page.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

/** The links of the shared footer. */
const FOOTER = {
  Content: {
    'Latest Episodes': '/episodes',
    'Premium Articles': '/articles',
    'Topic Archive': '/topics',
    'Research Library': '/research',
    'RSS Feed': '/feed.xml',
  },
  About: {
    'Host Bio': '/about',
    'Media Kit': '/media',
    Speaking: '/speaking',
    'Contact Us': '/contact',
    Disclosures: '/disclosures',
  },
};
const LEGAL = { 'Privacy Policy': '/privacy', 'Terms of Service': '/terms', 'Cookie Policy': '/cookies' };
const PROFILES = 7;

/** The fields of an episode or an article that the tests read. */
interface Item {
  slug: string;
  title: string;
  publishedAt: string;
  durationSec: number;
  excerpt: string;
}

const surroundings = siteAndBrowser();
let page: Page;

/** All tests share one page, because most of them only read it. */
beforeAll(async () => {
  const opened = await openFaultlessPage(surroundings, { ...MOVING, colorScheme: 'light' });
  page = opened.page;
  await visit(page, `${surroundings.site.origin}/`);
  return opened.close;
});

const main = () => page.locator('main');
const footer = () => page.locator('footer');
const path = () => new URL(page.url()).pathname;

describe('the home page', () => {
  test('shows its sections in the documented order', async () => {
    expect(await page.locator('h1').count()).toBe(1);
    expect(await main().locator('h2').allTextContents()).toEqual([
      'Our Unique Approach',
      'Latest Episode',
      'Explore Topics',
      'Featured Article',
      'About Your Hosts',
      'The Forecast Ledger',
      'What Members Get',
      'A weekly digest of longevity research.',
    ]);
  });

  test('starts with a line that names the hosts, followed by the title and the subtitle', async () => {
    expect(await main().locator('p').first().textContent()).toBe(
      'A weekly podcast and journal by Maren Oduya and Elias Thornquist',
    );
    expect(await page.locator('h1').textContent()).toBe(`${HERO.title} ${HERO.titleTurn}`);
    expect(await main().getByText(HERO.subtitle, { exact: true }).isVisible()).toBe(true);
  });

  test.each([
    ['Latest Episode', 'episodes', ({ durationSec }: Item) => `${Math.floor(durationSec / 60)} min`],
    ['Featured Article', 'articles', ({ excerpt }: Item) => excerpt],
  ])('has a section “%s” that shows the newest item of /api/%s and links to it', async (heading, kind, said) => {
    const items = (await (await fetch(`${surroundings.site.origin}/api/${kind}`)).json()) as Item[]; // the documented response
    const newest = items.reduce((one, other) => (other.publishedAt > one.publishedAt ? other : one));
    const region = main().getByRole('region', { name: heading });
    const link = region.getByRole('heading', { level: 3 }).getByRole('link');
    expect((await link.textContent())?.replaceAll('\u00a0', ' ')).toBe(newest.title);
    expect(await link.getAttribute('href')).toBe(`/${kind}/${newest.slug}`);
    expect(await region.locator('p, span').allTextContents()).toContain(said(newest));
  });

  test('has a button that opens the latest episodes and, beside it, a link to the video channel', async () => {
    const channel = main().getByRole('link', { name: /^Watch on YouTube/ });
    expect(await channel.getAttribute('target')).toBe('_blank');
    expect(await channel.getAttribute('href')).toBe(VIDEO_CHANNEL_URL);
    await main().getByRole('link', { name: 'Listen to Latest Episode' }).click();
    await eventually(path).toBe('/episodes');
    await visit(page, `${surroundings.site.origin}/`);
  });

  test('loads the code of its static parts only after the page is shown, and shows these parts unchanged when the reader returns', async () => {
    const parts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const ledger = main().getByRole('region', { name: 'The Forecast Ledger' });
    const sent = await ledger.textContent();
    expect(await (await fetch(`${surroundings.site.origin}/`)).text()).not.toContain('static-parts');
    await eventually(parts).toContainEqual(expect.stringContaining('static-parts'));
    await main().getByRole('link', { name: 'Become a member' }).click();
    await main().getByRole('heading', { name: 'What members get', exact: true }).waitFor();
    await page.getByRole('link', { name: 'The Long Return, home' }).first().click();
    await ledger.waitFor();
    expect(await ledger.textContent()).toBe(sent);
  });

  test('shows six topics with their descriptions and counts, each with a link', async () => {
    const topics = main().locator('a[href^="/topics/"]');
    expect(await topics.count()).toBe(6);
    for (const { slug, title, description } of TOPICS) {
      const text = await main().locator(`a[href="/topics/${slug}"]`).textContent();
      for (const said of [title, description]) expect(text).toContain(said);
      expect(text).toMatch(/\d+ episodes?\s*\d+ articles?/);
    }
  });

  test('shows both hosts and links to their biographies', async () => {
    const hosts = main().getByRole('region', { name: 'About Your Hosts' });
    expect(await hosts.getByRole('heading', { level: 3 }).count()).toBe(2);
    expect(await hosts.getByRole('link', { name: 'Read Full Bios' }).getAttribute('href')).toBe('/about');
  });

  test('says that a premium article requires membership', async () => {
    const featured = main().getByRole('region', { name: 'Featured Article' });
    const isPremium = (await featured.getByText('Premium', { exact: true }).count()) > 0;
    expect(await featured.getByText('Membership required').count()).toBe(isPremium ? 1 : 0);
  });
});

test('the header has the documented links', async () => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await hrefs(links)).toEqual({
    Episodes: '/episodes',
    'Explore Topics': '/topics',
    Articles: '/newsletter',
    About: '/about',
  });
  const header = page.locator('header');
  expect(await header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(await header.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  expect(await header.getByRole('link', { name: 'The Long Return, home' }).getAttribute('href')).toBe('/');
});

describe('the footer', () => {
  test.each(Object.entries(FOOTER))('has the documented links below the heading “%s”', async (heading, links) => {
    expect(await hrefs(footer().getByRole('navigation', { name: heading }).getByRole('link'))).toEqual(links);
  });

  test('links to the legal pages and the seven profiles', async () => {
    for (const [text, href] of Object.entries(LEGAL)) {
      expect(await footer().getByRole('link', { name: text }).getAttribute('href')).toBe(href);
    }
    const profiles = footer().locator('a[target="_blank"]');
    expect(await profiles.count()).toBe(PROFILES);
    expect(await profiles.evaluateAll((links) => links.every((link) => link.getAttribute('aria-label')))).toBe(true);
  });

  test('has the brand with its description, the 2024 copyright and the medical disclaimer', async () => {
    expect(await footer().getByRole('link', { name: 'The Long Return, home' }).getAttribute('href')).toBe('/');
    for (const text of [BRAND.description, /© 2024 /, /for educational purposes only and is not medical advice/]) {
      expect(await footer().getByText(text).isVisible(), String(text)).toBe(true);
    }
  });
});

test('the page follows the system’s theme until the reader chooses one', async () => {
  const theme = () => page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  expect(await theme()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(theme).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await eventually(theme).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor();
  expect(await theme()).toBe('light');
});

/** Returns the text and URL of each link, in order. */
async function hrefs(links: ReturnType<Page['locator']>): Promise<Record<string, string | null>> {
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  return Object.fromEntries(found);
}
