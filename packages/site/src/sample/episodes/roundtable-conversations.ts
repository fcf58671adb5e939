import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const roundtableConversations: readonly SampleEpisode[] = [
  {
    title: 'Four Views on Sleep Trackers',
    slug: 'four-views-on-sleep-trackers',
    type: 'Roundtable Conversations',
    description:
      'A sleep scientist, a device engineer, an insurer and a sceptic discuss what wrist trackers get right.',
    isPremium: false,
    publishedAt: '2026-10-22T06:00:00.000Z',
    durationSec: 3394,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['sleep'],
    media: [],
  },
  {
    title: 'The Protein Quarrel',
    slug: 'the-protein-quarrel',
    type: 'Roundtable Conversations',
    description:
      'A dietitian, a strength coach, a geriatrician and a farm economist argue over protein for older people.',
    isPremium: false,
    publishedAt: '2026-08-13T06:00:00.000Z',
    durationSec: 3495,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'nutrition'],
    media: [
      youtubeSample('sintel', 'The round table, filmed'),
      spotifySample('The quarrel on Spotify'),
      appleSample('The quarrel on Apple Podcasts'),
    ],
  },
  {
    title: 'Awake at Four',
    slug: 'awake-at-four',
    type: 'Roundtable Conversations',
    description:
      'A psychiatrist, a therapist, a nurse and a historian ask whether low mood causes early waking or follows it.',
    isPremium: false,
    publishedAt: '2026-04-09T06:00:00.000Z',
    durationSec: 3313,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['sleep', 'mental-and-emotional-health'],
    media: [appleSample('The conversation on Apple Podcasts')],
  },
  {
    title: 'A Seat for the Nightcap',
    slug: 'a-seat-for-the-nightcap',
    type: 'Roundtable Conversations',
    description:
      'Alcohol tends to bring sleep sooner and spoil the rest of the night, a bargain that divides our four guests.',
    isPremium: false,
    publishedAt: '2026-02-26T06:00:00.000Z',
    durationSec: 3174,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'sleep'],
    media: [],
  },
  {
    title: 'Lunch, as Remembered',
    slug: 'lunch-as-remembered',
    type: 'Roundtable Conversations',
    description: 'Four guests judge how much a diet study can claim when it relies on what people remember eating.',
    isPremium: false,
    publishedAt: '2025-12-04T06:00:00.000Z',
    durationSec: 3441,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'risk-assessment'],
    media: [youtubeSample('elephants-dream', 'All four guests, on film')],
  },
  {
    title: 'Aspirin Before the Committee',
    slug: 'aspirin-before-the-committee',
    type: 'Roundtable Conversations',
    description:
      'Daily aspirin did not help healthy older people in the ASPREE trial, so four experts ask why the habit survived.',
    isPremium: false,
    publishedAt: '2025-10-09T06:00:00.000Z',
    durationSec: 3590,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    sources: ['10.1056/NEJMoa1800722', '10.1056/NEJMoa1804988'],
    media: [],
  },
];
