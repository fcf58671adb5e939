import type { User } from '@longreturn/contract/account';
import type { Episode } from '@longreturn/contract/content';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { Hero } from '../../src/features/home/hero.tsx';
import { loadStaticParts } from '../../src/features/home/static-part.tsx';
import { buildReader } from '../build-reader.ts';
import { renderPagePart } from '../episodes/render-page-part.tsx';
import { sampleEpisode } from '../episodes/sample-episode.ts';

const AUDIO = { url: 'https://longreturn.example/audio/1.mp3', type: 'audio/mpeg', bytes: 9, durationSec: 90 };

beforeAll(loadStaticParts);

async function hero(given: Partial<Episode> = {}, reader?: User) {
  const html = await renderPagePart(<Hero episode={sampleEpisode(given)} />, reader && { reader });
  const { document } = parseHTML(html);
  const disc = document.querySelector('a[aria-label^="Play"]');
  return {
    text: document.querySelector('div')?.textContent ?? '',
    button: document.querySelector('a')?.getAttribute('href'),
    disc: { href: disc?.getAttribute('href'), isPressable: disc?.hasAttribute('data-press') },
  };
}

test('the line above the title says what the site is and names the hosts as in a byline', async () => {
  const { text } = await hero();
  expect(text.trim()).toMatch(/^A weekly podcast and journal by Maren Oduya and Elias Thornquist\s*The science/);
});

test.each([
  ['an anonymous reader', undefined],
  ['a registered reader', buildReader({ role: 'subscriber' })],
])(
  '%s hears a free newest episode with one press; the disc of a locked one leads to its paywall',
  async (_, reader) => {
    expect((await hero({ audio: AUDIO }, reader)).disc).toMatchObject({ isPressable: true });
    const locked = await hero({ isPremium: true }, reader);
    expect(locked.disc).toEqual({ href: '/episodes/the-clock-in-the-methyl-groups#media', isPressable: false });
    expect(locked.button).toBe('/episodes');
  },
);

test('a member hears a premium newest episode with one press', async () => {
  const given = { isPremium: true, isLocked: false, audio: AUDIO };
  expect((await hero(given, buildReader({ role: 'member' }))).disc).toMatchObject({ isPressable: true });
});

test('readers without a membership see what it adds and its price; members, editors and admins don’t', async () => {
  const offer = `Membership adds premium articles, exclusive AMA episodes and ad-free episodes, from ${PLAN_TEXTS.annualByMonth}.`;
  for (const reader of [undefined, buildReader({ role: 'visitor' }), buildReader({ role: 'subscriber' })])
    expect((await hero({}, reader)).text).toContain(offer);
  for (const role of ['member', 'editor', 'admin'] as const)
    expect((await hero({}, buildReader({ role }))).text).not.toContain('Membership adds');
});
