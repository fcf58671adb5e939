import type { User } from '@longreturn/contract/account';
import type { Episode } from '@longreturn/contract/content';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { Hero } from '../../src/features/home/hero.tsx';
import { loadStaticParts } from '../../src/features/home/static-part.tsx';
import { SiteContext } from '../../src/lib/use-site.ts';
import { buildReader } from '../build-reader.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const AUDIO = { url: 'https://longreturn.example/audio/1.mp3', type: 'audio/mpeg', bytes: 9, durationSec: 90 };

beforeAll(loadStaticParts);

async function hero(given: Partial<Episode> = {}, reader?: User, site = DEFAULT_SITE) {
  const part = (
    <SiteContext value={site}>
      <Hero episode={sampleEpisode(given)} />
    </SiteContext>
  );
  const html = await renderPagePart(part, reader && { reader });
  const { document } = parseHTML(html);
  const disc = document.querySelector('a[aria-label^="Play"]');
  return {
    text: document.querySelector('div')?.textContent ?? '',
    button: document.querySelector('a')?.getAttribute('href'),
    caption: document.querySelector('figure > figcaption')?.textContent,
    disc: { href: disc?.getAttribute('href'), isPressable: disc?.hasAttribute('data-press') },
  };
}

test('the line above the title says what the site is and names the hosts as in a byline', async () => {
  const { text } = await hero();
  expect(text.trim()).toMatch(/^A weekly podcast and journal by Maren Oduya and Elias Thornquist\s*The science/);
});

test('the names of three hosts are joined with a comma and “and”', async () => {
  const third = DEFAULT_SITE.hosts.slice(0, 1).map((host) => ({ ...host, name: 'Ada Lovelace, PhD' }));
  const hosts = [...DEFAULT_SITE.hosts, ...third];
  const { text } = await hero({}, undefined, { ...DEFAULT_SITE, hosts });
  expect(text).toContain('by Maren Oduya, Elias Thornquist and Ada Lovelace');
});

test('the growth curve has a caption', async () => {
  expect((await hero()).caption).toMatch(/^Fig. 1. Seven per cent a year/);
});

test.each([
  ['an anonymous reader', undefined],
  ['a registered reader', buildReader({ role: 'subscriber' })],
])(
  '%s can play the newest episode with one press; if the episode is locked, its disc leads to the paywall',
  async (_, reader) => {
    expect((await hero({ audio: AUDIO }, reader)).disc).toMatchObject({ isPressable: true });
    const locked = await hero({ isPremium: true }, reader);
    expect(locked.disc).toEqual({ href: '/episodes/the-clock-in-the-methyl-groups#media', isPressable: false });
    expect(locked.button).toBe('/episodes');
  },
);

test('a member can play the newest episode with one press even if it is premium', async () => {
  const given = { isPremium: true, isLocked: false, audio: AUDIO };
  expect((await hero(given, buildReader({ role: 'member' }))).disc).toMatchObject({ isPressable: true });
});

test('readers without a membership see what it adds and its price; members, editors and admins don’t', async () => {
  const offer = `Membership adds premium articles, exclusive AMA episodes and ad-free episodes, from ${PLAN_TEXTS.annualByMonth}, billed annually.`;
  for (const reader of [undefined, buildReader({ role: 'visitor' }), buildReader({ role: 'subscriber' })])
    expect((await hero({}, reader)).text).toContain(offer);
  for (const role of ['member', 'editor', 'admin'] as const)
    expect((await hero({}, buildReader({ role }))).text).not.toContain('Membership adds');
});

test('within the offer’s sentence, features start with a small letter, but abbreviations don’t', async () => {
  const memberFeatures = ['A weekly call', 'Premium articles', 'Q&A sessions'];
  const { text } = await hero({}, undefined, { ...DEFAULT_SITE, memberFeatures });
  expect(text).toContain('Membership adds a weekly call, premium articles and Q&A sessions, from');
});
