import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const founderSpotlight: readonly SampleEpisode[] = [
  {
    title: 'Building a Trial Nobody Wanted to Fund',
    slug: 'building-a-trial-nobody-wanted-to-fund',
    type: 'Founder Spotlight',
    description: 'A generic compound has no owner to sponsor it, yet one founder kept its trial alive for six years.',
    isPremium: true,
    publishedAt: '2026-10-15T06:00:00.000Z',
    durationSec: 4503,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['medications-and-supplements'],
    media: [],
  },
  {
    title: 'Paid by Regression to the Mean',
    slug: 'paid-by-regression-to-the-mean',
    type: 'Founder Spotlight',
    description:
      'A founder who is paid only by results learns that the worst blood pressures improve with or without her help.',
    isPremium: true,
    publishedAt: '2026-07-16T06:00:00.000Z',
    durationSec: 4606,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition', 'risk-assessment'],
    media: [],
  },
  {
    title: 'The Label and the Assay',
    slug: 'the-label-and-the-assay',
    type: 'Founder Spotlight',
    description:
      'The founder of a testing laboratory explains why one clean batch of a supplement says little about the next.',
    isPremium: true,
    publishedAt: '2026-04-23T06:00:00.000Z',
    durationSec: 4242,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['nutrition', 'risk-assessment', 'medications-and-supplements'],
    media: [appleSample('The interview on Apple Podcasts')],
  },
  {
    title: 'Lunch Is the Intervention',
    slug: 'lunch-is-the-intervention',
    type: 'Founder Spotlight',
    description:
      'The founder of a lunch club for people who live alone believes that eating together matters more than the soup.',
    isPremium: false,
    publishedAt: '2026-03-05T06:00:00.000Z',
    durationSec: 2026,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'mental-and-emotional-health'],
    sources: ['10.1371/journal.pmed.1000316'],
    media: [youtubeSample('elephants-dream', 'Lunch with the founder, filmed')],
  },
  {
    title: 'A Gym Without Mirrors',
    slug: 'a-gym-without-mirrors',
    type: 'Founder Spotlight',
    description:
      'The founder of a gym for people who dislike gyms relies on one trial, LIFE, and Maren checks what it shows.',
    isPremium: false,
    publishedAt: '2025-12-11T06:00:00.000Z',
    durationSec: 2155,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'nutrition'],
    sources: ['10.1001/jama.2014.5616'],
    media: [
      youtubeSample('big-buck-bunny', 'Filmed on the gym floor'),
      spotifySample('Listen on Spotify'),
      appleSample('Listen on Apple Podcasts'),
    ],
  },
  {
    title: 'The App We Switched Off',
    slug: 'the-app-we-switched-off',
    type: 'Founder Spotlight',
    description:
      'A founder closed his habit-tracking app when its figures showed that the users who stayed needed it least.',
    isPremium: true,
    publishedAt: '2025-09-25T06:00:00.000Z',
    durationSec: 4412,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition', 'sleep'],
    media: [spotifySample('The episode on Spotify')],
  },
];
