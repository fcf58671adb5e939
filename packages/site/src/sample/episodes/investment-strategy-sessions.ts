import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const investmentStrategySessions: readonly SampleEpisode[] = [
  {
    title: 'Position Sizing for Slow Science',
    slug: 'position-sizing-for-slow-science',
    type: 'Investment Strategy Sessions',
    description:
      'Ten-year timelines break most portfolios before they break the thesis. We size a biotech sleeve by base rates of approval rather than by excitement. An industry count for 2011 to 2020 put the path from Phase I to approval at 7.9 per cent, so ten independent drug programmes would still all fail about 44 per cent of the time. Maren explains why “independent” is the word to distrust.',
    isPremium: true,
    publishedAt: '2026-10-08T06:00:00.000Z',
    durationSec: 2953,
    videoEmbedUrl: null,
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [spotifySample('The session on Spotify')],
  },
  {
    title: 'Write the Exit First',
    slug: 'write-the-exit-first',
    type: 'Investment Strategy Sessions',
    description:
      'Good trials decide in advance what would stop them, and this session borrows the habit for a portfolio. Our model is Look AHEAD, an intensive diet and exercise trial in type 2 diabetes, halted for futility on heart outcomes after a median of almost ten years, though weight and fitness had improved. Elias drafts exit rules for a lifestyle thesis on the same lines. Maren tries to break them.',
    isPremium: false,
    publishedAt: '2026-07-30T06:00:00.000Z',
    durationSec: 3109,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition'],
    media: [spotifySample('The full session on Spotify'), appleSample('The full session on Apple Podcasts')],
  },
  {
    title: 'When the Appetite Shrinks',
    slug: 'when-the-appetite-shrinks',
    type: 'Investment Strategy Sessions',
    description:
      'If a medicine changes what millions of people eat, the interesting positions may lie nowhere near the pharmacy. We trace the second-order effects of the new weight-loss drugs through snack makers, restaurants and the makers of sleep apnoea machines, a condition for which one of these medicines won American approval in 2024. Each link gets a probability. Multiplied together, they shrink quicker than the appetite.',
    isPremium: true,
    publishedAt: '2026-05-14T06:00:00.000Z',
    durationSec: 3457,
    videoEmbedUrl: null,
    topics: ['nutrition', 'sleep', 'medications-and-supplements'],
    media: [appleSample('Hear the session on Apple Podcasts')],
  },
  {
    title: 'Budgeting for the Placebo Arm',
    slug: 'budgeting-for-the-placebo-arm',
    type: 'Investment Strategy Sessions',
    description:
      'Depression trials have a habit of losing to their own placebo arms, which makes them a fine school for anyone allocating money to brain health. This session builds a small model that charges every programme, drug or otherwise, for the improvement it would have seen anyway. Exercise studies pose the harder puzzle, since nobody can be blinded to a run. Elias opens the ledger at two of his misses.',
    isPremium: true,
    publishedAt: '2026-01-29T06:00:00.000Z',
    durationSec: 2776,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [youtubeSample('big-buck-bunny', 'The working session, filmed')],
  },
  {
    title: 'Drawdowns After Midnight',
    slug: 'drawdowns-after-midnight',
    type: 'Investment Strategy Sessions',
    description:
      'Selling at the bottom is often blamed on ignorance, though many a poor order has been placed by someone informed, frightened and short of sleep. A fall of 35 per cent needs a rise of about 54 to repair it, and plans survive such sums better on paper written in calm. Maren reviews what sleep loss and exercise do to mood and judgement. Elias designs a waiting rule.',
    isPremium: true,
    publishedAt: '2025-11-27T06:00:00.000Z',
    durationSec: 2629,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'sleep', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'Spending While the Knees Hold',
    slug: 'spending-while-the-knees-hold',
    type: 'Investment Strategy Sessions',
    description:
      'Retirement plans insure against living too long and say little about the mountain that can no longer be climbed. Elias sets two hazards side by side: poor returns in the first years, and mobility that fades before the money does. Maren brings what trials of exercise can and cannot say about the second. The Harvard Study of Adult Development, with its stress on relationships, decides who comes along on the walk.',
    isPremium: true,
    publishedAt: '2025-11-06T06:00:00.000Z',
    durationSec: 3592,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'risk-assessment', 'mental-and-emotional-health'],
    media: [
      youtubeSample('sintel', 'Session on film, charts included'),
      spotifySample('Session on Spotify'),
      appleSample('Session on Apple Podcasts'),
    ],
  },
];
