import { expect, test } from 'vitest';
import { episodeHead } from '../../src/features/episodes/episode-head.ts';
import { buildCover } from '../build-cover.ts';
import { siteAt } from '../site-results.ts';
import { sampleEpisode } from './sample-episode.ts';

const ORIGIN = 'https://longreturn.example';
const SITE = siteAt(ORIGIN);

function structuredData(given: Parameters<typeof sampleEpisode>[0] = {}) {
  const { meta } = episodeHead(sampleEpisode(given), SITE);
  return meta.find((tag) => 'script:ld+json' in tag)?.['script:ld+json'];
}

test('the page has its own title, URL and card image', () => {
  const { meta, links } = episodeHead(sampleEpisode(), SITE);
  expect(meta).toContainEqual({ title: 'The Clock in the Methyl Groups: The Long Return' });
  expect(links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/episodes/the-clock-in-the-methyl-groups` }]);
  expect(meta).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/og/episodes/the-clock-in-the-methyl-groups.png`,
  });
});

test('a long description is cut at a word', () => {
  const description = 'Old cells are not one thing, and the markers that tell them apart were chosen '.repeat(4);
  const { meta } = episodeHead(sampleEpisode({ description }), SITE);
  const content = meta.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []))[0] ?? '';
  expect(content.length).toBeLessThanOrEqual(160);
  expect(content).toMatch(/[a-z]…$/);
  expect(description).toContain(`${content.slice(0, -1)} `);
});

test('an episode without a description has a generated meta description', () => {
  const { meta } = episodeHead(sampleEpisode({ description: null }), SITE);
  expect(meta).toContainEqual({ name: 'description', content: 'Science Deep Dive from The Long Return, 12 Nov 2026.' });
});

test('structured data of a free episode is a PodcastEpisode of the series, with duration and video', () => {
  expect(structuredData()).toMatchObject({
    '@type': 'PodcastEpisode',
    url: `${ORIGIN}/episodes/the-clock-in-the-methyl-groups`,
    datePublished: '2026-11-12T06:00:00.000Z',
    timeRequired: 'PT1H12M38S',
    isAccessibleForFree: true,
    partOfSeries: { '@type': 'PodcastSeries', '@id': `${ORIGIN}/#podcast` },
    associatedMedia: { '@type': 'VideoObject', embedUrl: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ' },
  });
  expect(structuredData()).not.toHaveProperty('hasPart');
});

test('structured data of a premium episode marks the part for members and never contains the video', () => {
  const data = structuredData({ isPremium: true });
  expect(data).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.members-only' },
  });
  expect(data).not.toHaveProperty('associatedMedia');
});

test('structured data omits a missing video or duration', () => {
  const data = structuredData({ videoEmbedUrl: null, hasVideo: false, durationSec: null });
  expect(data).not.toHaveProperty('associatedMedia');
  expect(data).not.toHaveProperty('timeRequired');
});

test('a duration of whole hours or minutes has no empty parts', () => {
  expect(structuredData({ durationSec: 3600 })).toMatchObject({ timeRequired: 'PT1H' });
  expect(structuredData({ durationSec: 2520 })).toMatchObject({ timeRequired: 'PT42M' });
});

test('a cover from the library is the image in link previews and structured data', () => {
  const { meta } = episodeHead(sampleEpisode({ cover: buildCover() }), SITE);
  const image = `${ORIGIN}${buildCover().url}`;
  expect(meta).toContainEqual({ property: 'og:image', content: image });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1800' });
  expect(structuredData({ cover: buildCover() })).toMatchObject({ image });
});

const AUDIBLE = {
  audio: { url: `${ORIGIN}/audio/1.mp3`, type: 'audio/mpeg', bytes: 1_200_000, durationSec: 90 },
  transcriptUrl: `${ORIGIN}/audio/1/transcript.vtt`,
};

test('a free episode’s audio is in structured data and Open Graph, with a link to the transcript', () => {
  expect(structuredData({ ...AUDIBLE, videoEmbedUrl: null })).toMatchObject({
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: AUDIBLE.audio.url,
      encodingFormat: 'audio/mpeg',
      contentSize: '1200000',
      duration: 'PT1M30S',
      transcript: AUDIBLE.transcriptUrl,
    },
  });
  expect(structuredData(AUDIBLE)).toMatchObject({
    associatedMedia: [{ '@type': 'AudioObject' }, { '@type': 'VideoObject' }],
  });
  const { meta, links } = episodeHead(sampleEpisode(AUDIBLE), SITE);
  expect(meta).toContainEqual({ property: 'og:audio', content: AUDIBLE.audio.url });
  expect(meta).toContainEqual({ property: 'og:audio:type', content: 'audio/mpeg' });
  expect(links).toContainEqual(expect.objectContaining({ rel: 'alternate', href: AUDIBLE.transcriptUrl }));
});

test('the audio and transcript of a premium episode or a private preview are not in the head, even for members', () => {
  const heads = [
    episodeHead(sampleEpisode({ ...AUDIBLE, isPremium: true, isLocked: false }), SITE),
    episodeHead(sampleEpisode(AUDIBLE), SITE, { isPrivate: true }),
  ];
  for (const { meta, links } of heads) {
    expect(meta).not.toContainEqual(expect.objectContaining({ property: 'og:audio' }));
    expect(links).toHaveLength(1);
  }
  expect(JSON.stringify(heads[0])).not.toContain('/audio/');
});
