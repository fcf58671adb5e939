import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const investmentStrategySessions: readonly SampleEpisode[] = [
  {
    title: 'Position Sizing for Slow Science',
    slug: 'position-sizing-for-slow-science',
    type: 'Investment Strategy Sessions',
    description:
      'Members ask about results that take ten years, and we use approval rates to decide how much biotech to own.',
    isPremium: true,
    isAma: true,
    publishedAt: '2026-10-08T06:00:00.000Z',
    durationSec: 4349,
    videoEmbedUrl: null,
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [spotifySample('The session on Spotify')],
  },
  {
    title: 'Write the Exit First',
    slug: 'write-the-exit-first',
    type: 'Investment Strategy Sessions',
    description:
      'Good trials decide in advance what would stop them, and Elias drafts similar exit rules for a portfolio.',
    isPremium: false,
    publishedAt: '2026-07-30T06:00:00.000Z',
    durationSec: 2392,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition'],
    sources: ['10.1056/NEJMoa1212914'],
    media: [spotifySample('The full session on Spotify'), appleSample('The full session on Apple Podcasts')],
  },
  {
    title: 'When the Appetite Shrinks',
    slug: 'when-the-appetite-shrinks',
    type: 'Investment Strategy Sessions',
    description:
      'We trace what weight-loss drugs do to snack makers, restaurants and the makers of sleep apnoea machines.',
    isPremium: true,
    publishedAt: '2026-05-14T06:00:00.000Z',
    durationSec: 4750,
    videoEmbedUrl: null,
    topics: ['nutrition', 'sleep', 'medications-and-supplements'],
    media: [appleSample('Hear the session on Apple Podcasts')],
  },
  {
    title: 'Budgeting for the Placebo Arm',
    slug: 'budgeting-for-the-placebo-arm',
    type: 'Investment Strategy Sessions',
    description:
      'Depression treatments often fail to beat placebo, so our valuation counts only the improvement beyond placebo.',
    isPremium: true,
    publishedAt: '2026-01-29T06:00:00.000Z',
    durationSec: 4208,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [youtubeSample('big-buck-bunny', 'The working session, filmed')],
  },
  {
    title: 'Drawdowns After Midnight',
    slug: 'drawdowns-after-midnight',
    type: 'Investment Strategy Sessions',
    description:
      'Many investors who sell at the bottom are afraid and tired, so Elias designs a rule that makes them wait.',
    isPremium: true,
    publishedAt: '2025-11-27T06:00:00.000Z',
    durationSec: 4091,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'sleep', 'mental-and-emotional-health'],
    sources: ['10.1093/sleep/26.2.117'],
    media: [],
  },
  {
    title: 'Spending While the Knees Hold',
    slug: 'spending-while-the-knees-hold',
    type: 'Investment Strategy Sessions',
    description:
      'Elias weighs two risks of retirement: poor returns at the start, and mobility that fades before the money does.',
    isPremium: true,
    publishedAt: '2025-11-06T06:00:00.000Z',
    durationSec: 4857,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'risk-assessment', 'mental-and-emotional-health'],
    sources: ['10.1001/jama.2014.5616'],
    media: [
      youtubeSample('sintel', 'Session on film, charts included'),
      spotifySample('Session on Spotify'),
      appleSample('Session on Apple Podcasts'),
    ],
  },
];
