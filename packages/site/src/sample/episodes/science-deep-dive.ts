import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const scienceDeepDive: readonly SampleEpisode[] = [
  {
    title: 'The Clock in the Methyl Groups',
    slug: 'the-clock-in-the-methyl-groups',
    type: 'Science Deep Dive',
    description:
      'Epigenetic clocks promise a biological age, and we ask what a difference of two years can tell anyone.',
    isPremium: false,
    publishedAt: '2026-11-12T06:00:00.000Z',
    durationSec: 3103,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    sources: ['10.1186/gb-2013-14-10-r115', '10.7554/eLife.73420'],
    media: [
      youtubeSample('sintel', 'Full conversation on film'),
      spotifySample('Listen on Spotify'),
      appleSample('Listen on Apple Podcasts'),
    ],
  },
  {
    title: 'Senescence, Sorted',
    slug: 'senescence-sorted',
    type: 'Science Deep Dive',
    description:
      'Not all senescent cells should be removed: we review the markers, the mouse studies and the first human trials.',
    isPremium: true,
    publishedAt: '2026-09-03T06:00:00.000Z',
    durationSec: 5690,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['medications-and-supplements'],
    sources: ['10.1016/j.cell.2022.11.001'],
    media: [],
  },
  {
    title: 'Muscle, Hard of Hearing',
    slug: 'muscle-hard-of-hearing',
    type: 'Science Deep Dive',
    description:
      'An old muscle responds less to meals and training than a young one; the cause may be age or lack of exercise.',
    isPremium: false,
    publishedAt: '2026-07-02T06:00:00.000Z',
    durationSec: 2858,
    videoEmbedUrl: null,
    topics: ['exercise', 'nutrition'],
    media: [spotifySample('The deep dive on Spotify')],
  },
  {
    title: 'A Futile Trial, Well Worth Reading',
    slug: 'a-futile-trial-well-worth-reading',
    type: 'Science Deep Dive',
    description:
      'A trial of weight loss in diabetes, Look AHEAD, was stopped early, and we ask what its null result rules out.',
    isPremium: false,
    publishedAt: '2026-05-07T06:00:00.000Z',
    durationSec: 3132,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition'],
    sources: ['10.1056/NEJMoa1212914'],
    media: [],
  },
  {
    title: 'What Tired Actually Means',
    slug: 'what-tired-actually-means',
    type: 'Science Deep Dive',
    description:
      'Fatigue and sleepiness have little in common, yet studies of exercise often confuse one with the other.',
    isPremium: false,
    publishedAt: '2026-01-22T06:00:00.000Z',
    durationSec: 2662,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'sleep'],
    sources: ['10.1093/sleep/26.2.117'],
    media: [spotifySample('Listen on Spotify'), youtubeSample('big-buck-bunny', 'Video with the slides')],
  },
  {
    title: 'The Paper Printed Twice',
    slug: 'the-paper-printed-twice',
    type: 'Science Deep Dive',
    description:
      'The PREDIMED diet paper was retracted over its randomisation and reissued the same day; we read both versions.',
    isPremium: false,
    publishedAt: '2025-12-25T06:00:00.000Z',
    durationSec: 2977,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['nutrition', 'risk-assessment'],
    sources: ['10.1056/NEJMoa1800389', '10.1056/NEJMoa1200303'],
    media: [appleSample('Both versions compared, on Apple Podcasts')],
  },
];
