import type { Role } from '@longreturn/contract/roles';
import { expect, test } from 'vitest';
import { EpisodeCard } from '../../src/features/episodes/episode-card.tsx';
import { buildCover } from '../build-cover.ts';
import { buildReader } from '../build-reader.ts';
import { LOCK } from '../lock.ts';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode } from './sample-episode.ts';

const card = (given: Parameters<typeof sampleEpisode>[0] = {}, role?: Role) =>
  renderPagePart(
    <EpisodeCard episode={sampleEpisode(given)} heading="h2" />,
    role && { reader: buildReader({ role }) },
  );

/** Returns the visible text of the HTML. */
const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a card shows the type, the date, the duration as h:mm:ss, the description, and the title as a link', async () => {
  const html = await card();
  expect(words(html)).toBe(
    'Science Deep Dive 12 Nov 2026 1:12:38 The Clock in the Methyl Groups Epigenetic clocks promise a number for how old you are inside.',
  );
  expect(html).toMatch(/<h2[^>]*><a[^>]*href="\/episodes\/the-clock-in-the-methyl-groups"/);
});

test('a duration under an hour is shown as m:ss', async () => {
  expect(words(await card({ durationSec: 3484 }))).toContain('Science Deep Dive 12 Nov 2026 58:04 The Clock');
});

test('with a video, the generated cover has no caption', async () => {
  const html = await card();
  expect(html).toContain('/art/covers/science-deep-dive/the-clock-in-the-methyl-groups.svg');
  expect(html).not.toContain('No thumbnail');
});

test("without a video, the generated cover has the caption 'No thumbnail'", async () => {
  const html = await card({ videoEmbedUrl: null, hasVideo: false });
  expect(words(html)).toMatch(/^No thumbnail/);
  expect(html).toContain('/art/covers/science-deep-dive/the-clock-in-the-methyl-groups.svg');
});

test('a premium card has its cover and a lock, and says that it requires membership', async () => {
  const html = await card({ isPremium: true, videoEmbedUrl: null, hasVideo: true });
  expect(words(html)).toContain('Requires membership to access');
  expect(html).toContain('title="Premium"');
  expect(html).toContain('<img');
});

test('a premium card has no lock for members', async () => {
  const html = await card({ isPremium: true, isLocked: false }, 'member');
  expect(words(html)).toContain('Included in your membership');
  expect(words(html)).not.toContain('Requires membership');
  expect(html).not.toContain(LOCK);
});

test.each(['editor', 'admin'] as const)('for an %s, a premium card has only a badge, no lock', async (role) => {
  const html = await card({ isPremium: true, isLocked: false }, role);
  expect(words(html)).toMatch(/ Premium$/);
  expect(words(html)).not.toMatch(/membership/i);
  expect(html).not.toContain(LOCK);
});

test('the media toggle appears only if the episode has media, and shows their number', async () => {
  expect(await card()).not.toContain('media');
  expect(words(await card({ mediaCount: 3 }))).toMatch(/Show media \(3\)$/);
});

test("without JavaScript the toggle links to the media on the episode's page", async () => {
  expect(await card({ mediaCount: 1 })).toContain('href="/episodes/the-clock-in-the-methyl-groups#media"');
});

test('a card without description or duration leaves no gaps', async () => {
  const html = await card({ description: null, durationSec: null });
  expect(words(html)).toBe('Science Deep Dive 12 Nov 2026 The Clock in the Methyl Groups');
});

test('a cover from the library, with its smaller copies, size and alt text, replaces the generated cover', async () => {
  const html = await card({ cover: buildCover(), hasVideo: false });
  expect(html).toContain('<source type="image/avif" srcSet="/media-files/1/2/480/a.avif 480w" sizes="');
  expect(html).toContain('<source type="image/webp" srcSet="/media-files/1/2/480/a.webp 480w" sizes="');
  expect(html).toContain(
    '<img src="/media-files/1/2/a.png" width="1800" height="1200" alt="A laboratory bench at dawn"',
  );
  expect(html).not.toContain('/art/covers/');
  expect(html).not.toContain('No thumbnail');
});

test('an AMA episode has the badge ‘AMA’', async () => {
  expect(words(await card({ isAma: true }))).toContain('AMA');
  expect(words(await card())).not.toContain('AMA');
});
