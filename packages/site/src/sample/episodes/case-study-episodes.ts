import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const caseStudyEpisodes: readonly SampleEpisode[] = [
  {
    title: 'One Village, Ninety Years of Records',
    slug: 'one-village-ninety-years-of-records',
    type: 'Case Study Episodes',
    description:
      'Parish ledgers and a clinic archive make one village a natural experiment on salt, stairs and friendship.',
    isPremium: false,
    publishedAt: '2026-09-24T06:00:00.000Z',
    durationSec: 2839,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'nutrition', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'A Quarter Less for Two Years',
    slug: 'a-quarter-less-for-two-years',
    type: 'Case Study Episodes',
    description:
      'In CALERIE, coached volunteers were to eat a quarter less for two years, and managed twelve per cent less.',
    isPremium: false,
    publishedAt: '2026-06-11T06:00:00.000Z',
    durationSec: 2527,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep'],
    sources: ['10.1016/S2213-8587(19)30151-2'],
    media: [youtubeSample('elephants-dream', 'The whole case, filmed'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'The Carrot and the Capsule',
    slug: 'the-carrot-and-the-capsule',
    type: 'Case Study Episodes',
    description:
      'People who ate carotene-rich vegetables had less lung cancer, but smokers given beta carotene had more.',
    isPremium: false,
    publishedAt: '2026-05-28T06:00:00.000Z',
    durationSec: 2322,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'medications-and-supplements'],
    sources: ['10.1056/NEJM199404143301501', '10.1001/jama.297.8.842'],
    media: [],
  },
  {
    title: 'Walking Shoes Against Metformin',
    slug: 'walking-shoes-against-metformin',
    type: 'Case Study Episodes',
    description:
      'In the Diabetes Prevention Program, walking and diet cut new diabetes by 58 per cent, the drug metformin by 31.',
    isPremium: false,
    publishedAt: '2026-03-19T06:00:00.000Z',
    durationSec: 2625,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'medications-and-supplements'],
    sources: ['10.1056/NEJMoa012512'],
    media: [],
  },
  {
    title: 'Three Hours Behind the Mask',
    slug: 'three-hours-behind-the-mask',
    type: 'Case Study Episodes',
    description:
      'In the SAVE trial, a sleep apnoea mask worn some three hours a night was not shown to protect the heart.',
    isPremium: false,
    publishedAt: '2026-01-01T06:00:00.000Z',
    durationSec: 2421,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['sleep', 'risk-assessment'],
    sources: ['10.1056/NEJMoa1606599'],
    media: [youtubeSample('sintel', 'The case on film'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'Two Oranges and a Lemon',
    slug: 'two-oranges-and-a-lemon',
    type: 'Case Study Episodes',
    description:
      'Citrus won James Lind’s scurvy trial of 1747, but the Royal Navy made lemon juice standard only in 1795.',
    isPremium: false,
    publishedAt: '2025-10-30T06:00:00.000Z',
    durationSec: 2183,
    videoEmbedUrl: null,
    topics: ['nutrition', 'medications-and-supplements'],
    media: [
      appleSample('The trial of 1747 on Apple Podcasts'),
      youtubeSample('big-buck-bunny', 'The full conversation on film'),
    ],
  },
];
