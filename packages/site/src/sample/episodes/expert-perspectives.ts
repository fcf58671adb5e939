import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const expertPerspectives: readonly SampleEpisode[] = [
  {
    title: 'Strength After Seventy',
    slug: 'strength-after-seventy',
    type: 'Expert Perspectives',
    description:
      'A physiologist explains what resistance training changed in care homes, and why adherence is the real endpoint.',
    isPremium: false,
    publishedAt: '2026-10-29T06:00:00.000Z',
    durationSec: 2222,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise'],
    sources: ['10.1056/NEJM199406233302501', '10.1001/jama.2014.5616'],
    media: [youtubeSample('tears-of-steel', 'Full conversation on film'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'Reading Risk Without Fear',
    slug: 'reading-risk-without-fear',
    type: 'Expert Perspectives',
    description:
      'A biostatistician shows how one result can make three headlines: relative, absolute and lifetime risk.',
    isPremium: false,
    publishedAt: '2026-08-27T06:00:00.000Z',
    durationSec: 2128,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['risk-assessment'],
    sources: ['10.1001/jama.288.3.321'],
    media: [],
  },
  {
    title: 'The Late Supper Question',
    slug: 'the-late-supper-question',
    type: 'Expert Perspectives',
    description:
      'A chronobiologist says which claims about meal timing rest on crossover studies and which on enthusiasm.',
    isPremium: false,
    publishedAt: '2026-07-09T06:00:00.000Z',
    durationSec: 2372,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'sleep'],
    media: [
      youtubeSample('big-buck-bunny', 'The interview, filmed'),
      spotifySample('Hear it on Spotify'),
      appleSample('Hear it on Apple Podcasts'),
    ],
  },
  {
    title: 'The Half-Life of an Espresso',
    slug: 'the-half-life-of-an-espresso',
    type: 'Expert Perspectives',
    description:
      'Caffeine has an average half-life of five hours; a clinical pharmacologist shows how such averages can mislead.',
    isPremium: false,
    publishedAt: '2026-05-21T06:00:00.000Z',
    durationSec: 2095,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['nutrition', 'sleep'],
    media: [spotifySample('Listen on Spotify'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'The Envelope You Can Refuse',
    slug: 'the-envelope-you-can-refuse',
    type: 'Expert Perspectives',
    description:
      'A genetic counsellor explains how people decide whether to open an APOE result that they cannot change.',
    isPremium: false,
    publishedAt: '2026-03-26T06:00:00.000Z',
    durationSec: 2574,
    videoEmbedUrl: null,
    topics: ['risk-assessment', 'mental-and-emotional-health'],
    sources: ['10.1056/NEJMoa0809578'],
    media: [
      youtubeSample('tears-of-steel', 'Watch the conversation'),
      spotifySample('The audio on Spotify'),
      appleSample('The audio on Apple Podcasts'),
    ],
  },
  {
    title: 'Hungry After a Short Night',
    slug: 'hungry-after-a-short-night',
    type: 'Expert Perspectives',
    description: 'People eat more after a short night, but it is less certain that their hormones are the reason.',
    isPremium: false,
    publishedAt: '2025-11-13T06:00:00.000Z',
    durationSec: 2271,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep'],
    sources: ['10.7326/0003-4819-141-11-200412070-00008', '10.1016/S0140-6736(99)01376-8'],
    media: [youtubeSample('elephants-dream', 'Full interview on video'), appleSample('Listen on Apple Podcasts')],
  },
];
