import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const newsAndMarketUpdates: readonly SampleEpisode[] = [
  {
    title: 'Readouts, Rates and a Quiet September',
    slug: 'readouts-rates-and-a-quiet-september',
    type: 'News & Market Updates',
    description:
      'Three late-stage trial results, two financings and one retraction, each compared with what we had expected.',
    isPremium: false,
    publishedAt: '2026-10-01T06:00:00.000Z',
    durationSec: 1703,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [],
  },
  {
    title: 'The Muscle in the Footnotes',
    slug: 'the-muscle-in-the-footnotes',
    type: 'News & Market Updates',
    description:
      'Weight-loss trials report muscle loss in supplementary tables, so our August bulletin starts with those tables.',
    isPremium: true,
    publishedAt: '2026-08-06T06:00:00.000Z',
    durationSec: 3740,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'nutrition', 'risk-assessment'],
    media: [],
  },
  {
    title: 'Abstracts in Bloom',
    slug: 'abstracts-in-bloom',
    type: 'News & Market Updates',
    description:
      'Fewer than half of biomedical abstracts ever become full papers, yet share prices seldom wait for the paper.',
    isPremium: false,
    publishedAt: '2026-04-16T06:00:00.000Z',
    durationSec: 1625,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition'],
    media: [],
  },
  {
    title: 'Winter Mood and the Fish Counter',
    slug: 'winter-mood-and-the-fish-counter',
    type: 'News & Market Updates',
    description:
      'Each February, low mood is blamed on a missing nutrient; in the VITAL trial fish oil did not prevent depression.',
    isPremium: false,
    publishedAt: '2026-02-12T06:00:00.000Z',
    durationSec: 1560,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['nutrition', 'mental-and-emotional-health'],
    sources: ['10.1056/NEJMoa1811403'],
    media: [spotifySample('Hear the bulletin on Spotify')],
  },
  {
    title: 'The Misses of the Year',
    slug: 'the-misses-of-the-year',
    type: 'News & Market Updates',
    description:
      'Once a year we read our ledger aloud, give a verdict on each forecast that has come due and discuss the misses.',
    isPremium: true,
    isAma: true,
    publishedAt: '2025-12-18T06:00:00.000Z',
    durationSec: 3873,
    videoEmbedUrl: null,
    topics: ['risk-assessment', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [appleSample('The ledger, read aloud, on Apple Podcasts')],
  },
  {
    title: 'Beaten by the Waiting List',
    slug: 'beaten-by-the-waiting-list',
    type: 'News & Market Updates',
    description: 'Trials of exercise for low mood often compare it with a waiting list, which can flatter the result.',
    isPremium: false,
    publishedAt: '2025-10-23T06:00:00.000Z',
    durationSec: 1668,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'mental-and-emotional-health'],
    media: [youtubeSample('big-buck-bunny', 'The bulletin on film'), appleSample('Listen on Apple Podcasts')],
  },
];
