import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const techAndTrendsAnalysis: readonly SampleEpisode[] = [
  {
    title: 'Proteomics Gets Cheap',
    slug: 'proteomics-gets-cheap',
    type: 'Tech & Trends Analysis',
    description:
      'A test of seven thousand proteins is only useful if it predicts risk better than age, sex and blood pressure do.',
    isPremium: false,
    publishedAt: '2026-09-17T06:00:00.000Z',
    durationSec: 2511,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'risk-assessment'],
    media: [],
  },
  {
    title: 'Lying on the Sensor',
    slug: 'lying-on-the-sensor',
    type: 'Tech & Trends Analysis',
    description:
      'If you lie on a glucose sensor in your sleep, it can report a drop in blood sugar that never happened.',
    isPremium: true,
    publishedAt: '2026-06-25T06:00:00.000Z',
    durationSec: 4500,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['nutrition', 'sleep', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'The Pause Before the Noun',
    slug: 'the-pause-before-the-noun',
    type: 'Tech & Trends Analysis',
    description:
      'Software listens for depression and dementia in a speaker’s pauses, and its makers claim more than studies show.',
    isPremium: false,
    publishedAt: '2026-04-30T06:00:00.000Z',
    durationSec: 2601,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['risk-assessment', 'mental-and-emotional-health'],
    media: [
      youtubeSample('elephants-dream', 'The analysis on film'),
      spotifySample('The analysis on Spotify'),
      appleSample('The analysis on Apple Podcasts'),
    ],
  },
  {
    title: 'A Placebo Anyone Could Spot',
    slug: 'a-placebo-anyone-could-spot',
    type: 'Tech & Trends Analysis',
    description:
      'In psychedelic trials nearly everyone can tell which group they are in, a problem that investors must price.',
    isPremium: true,
    publishedAt: '2026-03-12T06:00:00.000Z',
    durationSec: 5095,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [appleSample('Listen on Apple Podcasts'), youtubeSample('sintel', 'The studio recording')],
  },
  {
    title: 'The Hormone in the Sweet Jar',
    slug: 'the-hormone-in-the-sweet-jar',
    type: 'Tech & Trends Analysis',
    description:
      'In 2023 most melatonin gummies were found to be mislabelled, and in trials melatonin adds only a little sleep.',
    isPremium: false,
    publishedAt: '2026-01-15T06:00:00.000Z',
    durationSec: 2311,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['sleep', 'medications-and-supplements'],
    media: [
      youtubeSample('big-buck-bunny', 'Watch the episode'),
      spotifySample('Listen on Spotify'),
      appleSample('Listen on Apple Podcasts'),
    ],
  },
  {
    title: 'The Coach That Never Sleeps',
    slug: 'the-coach-that-never-sleeps',
    type: 'Tech & Trends Analysis',
    description:
      'Health apps now chat about food, sleep and grief, and we look for controlled studies that show they help.',
    isPremium: true,
    publishedAt: '2025-10-16T06:00:00.000Z',
    durationSec: 4592,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep', 'mental-and-emotional-health'],
    media: [spotifySample('The episode on Spotify')],
  },
];
