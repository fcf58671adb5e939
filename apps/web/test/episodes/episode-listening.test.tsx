import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import { expect, test } from 'vitest';
import { EpisodeBody } from '../../src/features/episodes/episode-body.tsx';
import { PlayerPanel } from '../../src/features/episodes/listening/player-panel.tsx';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode, sampleItem } from './sample-episode.ts';

const AUDIO = '/audio/0198c0de-0000-7000-8000-000000000003.mp3';
const EPISODE = sampleEpisode({
  audio: { url: `https://longreturn.example${AUDIO}`, type: 'audio/mpeg', bytes: 1_000_000, durationSec: 180 },
  transcriptUrl: 'https://longreturn.example/audio/3/transcript.vtt',
  media: [sampleItem()],
});

const LISTENING: EpisodeListening = {
  renditionId: '0198c0de-0000-7000-8000-000000000003',
  durationSec: 180,
  chapters: [
    { startTime: 0, title: 'A number you did not ask for', url: null },
    { startTime: 72.4, title: 'Three cohorts', url: 'https://cohorts.example/' },
  ],
  transcript: {
    cues: [
      { startTime: 0, endTime: 4, speaker: 'Elias', text: 'So I have two reports.' },
      { startTime: 83.5, endTime: 88, speaker: 'Maren', text: 'You own a correlation.' },
    ],
    isWhole: true,
  },
  peaks: [10, 90, 40],
};

const body = (listening: EpisodeListening | null, episode = EPISODE) =>
  renderPagePart(<EpisodeBody episode={episode} listening={listening} />);

test('without JavaScript, the page has the whole transcript, and times and chapters link to their parts of the audio', async () => {
  const html = await body(LISTENING);
  for (const words of ['So I have two reports.', 'You own a correlation.', '<b>Maren</b>'])
    expect(html).toContain(words);
  expect(html).toMatch(new RegExp(`href="${AUDIO}#t=83"[^>]*>1:23<`));
  expect(html).toMatch(new RegExp(`href="${AUDIO}#t=72"[^>]*><span>1:12</span><span>Three cohorts</span>`));
  expect(html).toContain('href="https://cohorts.example/"');
  expect(html).toContain('href="/audio/3/transcript.vtt" download');
  expect(html).toContain('href="/audio/3/transcript.srt" download');
  expect(html).not.toContain('Show full transcript');
});

test('a page that has only the first part of a transcript offers to show the full transcript', async () => {
  const cues = LISTENING.transcript?.cues ?? [];
  expect(await body({ ...LISTENING, transcript: { cues, isWhole: false } })).toContain('Show full transcript');
});

test('the media come before the topics, with and without a transcript', async () => {
  for (const listening of [LISTENING, { ...LISTENING, transcript: null }, null]) {
    const html = await body(listening);
    expect(html.match(/Full conversation on film/g)).toHaveLength(1);
    expect(html.indexOf('Full conversation')).toBeLessThan(html.indexOf('>Topics<'));
  }
});

test('an episode without audio has no chapters and no transcript', async () => {
  const html = await body(null);
  expect(html).not.toContain('Chapters');
  expect(html).not.toContain('Transcript');
});

test('an episode’s own people replace the hosts', async () => {
  expect(await body(null)).toContain('Hosts');
  const persons = [{ name: 'Lise Meitner', role: 'guest', url: 'https://meitner.example/' }];
  const html = await body(null, { ...EPISODE, persons });
  expect(html).toContain('<a href="https://meitner.example/">Lise Meitner</a>');
  expect(html).not.toContain('Hosts');
});

test('the player shows the position and a download link; without JavaScript, it is the browser’s own player', async () => {
  const html = await renderPagePart(<PlayerPanel episode={EPISODE} listening={LISTENING} />);
  expect(html).toContain('aria-valuetext="0:00 of 3:00"');
  expect(html).toContain('A number you did not ask for');
  expect(html).toMatch(new RegExp(`href="${AUDIO}"[^>]*download`));
  expect(html).toMatch(new RegExp(`<noscript><audio [^>]*src="${AUDIO}"`));
});
