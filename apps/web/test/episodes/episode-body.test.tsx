import type { User } from '@longreturn/contract/account';
import { expect, test } from 'vitest';
import { EpisodeBody } from '../../src/features/episodes/episode-body.tsx';
import { lockedText } from '../../src/features/episodes/episode-paywall.tsx';
import { buildReader } from '../build-reader.ts';
import { linksIn } from '../site/read-page.ts';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode, sampleItem } from './sample-episode.ts';

const body = (given: Parameters<typeof sampleEpisode>[0] = {}) =>
  renderPagePart(<EpisodeBody episode={sampleEpisode(given)} listening={null} />);

const KEPT = { isPremium: true, videoEmbedUrl: null, media: null, mediaCount: 2 };

test('a locked episode says exactly once what members get and what a membership costs, and has links to join and sign in', async () => {
  const html = await body({ ...KEPT, lockedAudio: { durationSec: 4270, hasChapters: true, hasTranscript: true } });
  for (const once of [
    'Premium content - membership required',
    '“The Clock in the Methyl Groups” in full',
    'Members get 71 minutes of audio, chapters, the transcript, the video, and links to the episode on other platforms.',
    '$16.25/month, or $13/month billed annually',
    '30-day money-back guarantee',
    'href="/membership"',
    '>Become a member<',
  ])
    expect(html.split(once)).toHaveLength(2);
  expect(html.match(/membership required/gi)).toHaveLength(1);
  expect(html).toMatch(
    /Already a member\?.*?<a href="\/login\?next=%2Fepisodes%2Fthe-clock-in-the-methyl-groups"[^>]*>Sign in<\/a>/,
  );
  expect(html).not.toMatch(/youtube[^"]*(watch|embed)/);
});

test('a signed-in reader is not asked to sign in, and a lapsed member is invited to renew', async () => {
  const read = (reader: User) =>
    renderPagePart(<EpisodeBody episode={sampleEpisode(KEPT)} listening={null} />, { reader });
  const html = await read(buildReader());
  expect(html).toContain('>Become a member<');
  expect(html).not.toContain('Already a member?');
  const lapsed = await read(buildReader({ subscriptionStatus: 'ended' }));
  for (const words of ['Premium content - membership required', '>Renew membership<', 'Your membership has ended.'])
    expect(lapsed).toContain(words);
  expect(lapsed).not.toContain('>Become a member<');
});

test('the paywall names only what the episode has', () => {
  const none = { lockedAudio: null, durationSec: null, hasVideo: false, mediaCount: 0 };
  expect(lockedText(none, 0)).toBe('This episode is for members.');
  expect(lockedText({ ...none, mediaCount: 1 }, 0)).toBe('Members get a link to the episode on another platform.');
  expect(lockedText({ ...none, mediaCount: 2 }, 0)).toBe('Members get links to the episode on other platforms.');
  const audio = { durationSec: 59, hasChapters: false, hasTranscript: false };
  expect(lockedText({ ...none, lockedAudio: audio, hasVideo: true }, 0)).toBe('Members get the audio and the video.');
  const answers = 'Members get 1 minute of audio and the answers to 2 questions from members.';
  expect(lockedText({ ...none, lockedAudio: { ...audio, durationSec: 60 } }, 2)).toBe(answers);
});

test.each([
  [3240, '54 minutes of audio'],
  [3960, '66 minutes of audio'],
  [3239, 'the audio'],
  [80, 'the audio'],
])('the paywall of a one-hour episode describes %d seconds of audio as “%s”', (durationSec, words) => {
  const lockedAudio = { durationSec, hasChapters: false, hasTranscript: false };
  const text = lockedText({ lockedAudio, durationSec: 3600, hasVideo: false, mediaCount: 0 }, 0);
  expect(text).toBe(`Members get ${words}.`);
});

test('a locked episode has a drawn waveform only if it has audio', async () => {
  const wave = /<svg[^>]*viewBox="0 0 600 64"/;
  const lockedAudio = { durationSec: 3500, hasChapters: false, hasTranscript: false };
  expect(await body({ ...KEPT, lockedAudio })).toMatch(wave);
  expect(await body(KEPT)).not.toMatch(wave);
});

test('the body doesn’t repeat facts from the top of the page', async () => {
  for (const html of [await body(), await body(KEPT)]) {
    for (const fact of ['Details', '12 Nov 2026', 'Free to all', 'Science Deep Dive']) expect(html).not.toContain(fact);
  }
});

test('an episode’s sources link to doi.org, and papers in the library also link to their entries there', async () => {
  const paper = {
    slug: 'the-busmen',
    title: 'Coronary Heart-Disease',
    authors: 'Morris JN',
    journal: 'The Lancet',
    year: 1953,
  };
  const sources = [
    { doi: '10.1000/a', paper },
    { doi: '10.1000/b', paper: null },
  ];
  const html = await body({ ...KEPT, sources });
  expect(html).toContain('href="/research?cursor=the-busmen#the-busmen"');
  expect(html).toMatch(/Coronary Heart-Disease.*Morris JN.*The Lancet.*1953.*doi\.org\/.*10\.1000\/a/s);
  expect(html).toMatch(/<a [^>]*href="https:\/\/doi\.org\/10\.1000\/b" target="_blank" rel="noopener"/);
  const names = linksIn(html).map(({ text }) => text);
  expect(names).toContain('doi.org/10.1000/a: Coronary Heart-Disease (opens in a new tab)');
  expect(names).toContain('doi.org/10.1000/b (opens in a new tab)');
  expect(await body(KEPT)).not.toContain('>Sources<');
});

test('the media of a premium episode have the class that structured data refers to, even for members', async () => {
  const part = /<div class="members-only" id="media">/;
  expect(await body(KEPT)).toMatch(part);
  expect(await body({ isPremium: true, media: [sampleItem()] })).toMatch(part);
  expect(await body({ media: [sampleItem()] })).not.toContain('members-only');
});

test('a member sees the media of a premium episode and no paywall', async () => {
  const html = await body({ isPremium: true, media: [sampleItem()] });
  expect(html).toContain('Full conversation on film');
  expect(html).not.toContain('membership required');
});

test('an episode with nothing to play has no media section', async () => {
  expect(await body({ videoEmbedUrl: null, hasVideo: false })).not.toContain('id="media"');
  const channel = sampleItem({ url: 'https://www.youtube.com/@longreturn' });
  expect(await body({ videoEmbedUrl: null, hasVideo: false, media: [channel] })).not.toContain('id="media"');
});

test('topics are links to their pages', async () => {
  const html = await body({ topics: ['medications-and-supplements', 'sleep'] });
  expect(html).toContain('href="/topics/medications-and-supplements"');
  expect(html).toContain('href="/topics/sleep"');
  expect(await body({ topics: [] })).not.toContain('Topics');
});
