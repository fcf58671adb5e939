import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const visionaryFutures: readonly SampleEpisode[] = [
  {
    title: 'The City at Median Age Fifty-Five',
    slug: 'the-city-at-median-age-fifty-five',
    type: 'Visionary Futures',
    description: 'An urban economist plans a city for long lives and works out what its first five changes would cost.',
    isPremium: false,
    publishedAt: '2026-09-10T06:00:00.000Z',
    durationSec: 2997,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'A Barbell in Every Library',
    slug: 'a-barbell-in-every-library',
    type: 'Visionary Futures',
    description:
      'A librarian, an architect and a physiotherapist plan the library of 2045, with squat racks and a kitchen.',
    isPremium: false,
    publishedAt: '2026-06-18T06:00:00.000Z',
    durationSec: 2752,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition'],
    media: [youtubeSample('tears-of-steel', 'The library tour on film')],
  },
  {
    title: 'The Sixty-Year Working Life',
    slug: 'the-sixty-year-working-life',
    type: 'Visionary Futures',
    description:
      'A labour economist plans the working week for a sixty-year career, with time for sleep, lunch and moving about.',
    isPremium: true,
    publishedAt: '2026-06-04T06:00:00.000Z',
    durationSec: 5653,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition', 'sleep'],
    sources: ['10.1016/S0140-6736(53)90665-5'],
    media: [
      spotifySample('Hear it on Spotify'),
      appleSample('Hear it on Apple Podcasts'),
      youtubeSample('elephants-dream', 'The full hour on film'),
    ],
  },
  {
    title: 'The Grocer Who Sold Insurance',
    slug: 'the-grocer-who-sold-insurance',
    type: 'Visionary Futures',
    description:
      'An actuary and a food historian design a supermarket that sells life insurance, then look for its flaws.',
    isPremium: false,
    publishedAt: '2026-02-05T06:00:00.000Z',
    durationSec: 2539,
    videoEmbedUrl: null,
    topics: ['nutrition', 'risk-assessment'],
    media: [youtubeSample('elephants-dream', 'The shop tour on film')],
  },
  {
    title: 'A Pill for the Whole Street',
    slug: 'a-pill-for-the-whole-street',
    type: 'Visionary Futures',
    description:
      'We imagine a street where everyone aged fifty-five or more takes the heart “polypill” proposed in 2003.',
    isPremium: false,
    publishedAt: '2025-11-20T06:00:00.000Z',
    durationSec: 2795,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    sources: ['10.1136/bmj.326.7404.1419'],
    media: [appleSample('The episode on Apple Podcasts')],
  },
  {
    title: 'The Hospital That Let You Sleep',
    slug: 'the-hospital-that-let-you-sleep',
    type: 'Visionary Futures',
    description:
      'A hospital designer plans wards that let sick people sleep, with few alarms, and with lights that dim at nine.',
    isPremium: false,
    publishedAt: '2025-10-02T06:00:00.000Z',
    durationSec: 2935,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['sleep', 'medications-and-supplements'],
    media: [
      youtubeSample('tears-of-steel', 'Full conversation on film'),
      appleSample('Listen on Apple Podcasts'),
      spotifySample('Listen on Spotify'),
    ],
  },
];
