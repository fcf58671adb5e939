import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const investmentStrategySessions: readonly SampleEpisode[] = [
  {
    title: 'Position Sizing for Slow Science',
    slug: 'position-sizing-for-slow-science',
    type: 'Investment Strategy Sessions',
    description:
      'We answer members’ questions about waiting for results. When results take ten years, most portfolios give way before the thesis has been tested, so we size a biotech position by base rates of approval rather than by excitement. An industry count for 2011 to 2020 put the chance of getting from Phase I to approval at 7.9 per cent, so ten independent drug programmes would still all fail about 44 per cent of the time. Maren explains why “independent” is the word to distrust.',
    isPremium: true,
    isAma: true,
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
      'Good trials decide in advance what would stop them, and this session borrows the habit for a portfolio. Our model is Look AHEAD, an intensive diet and exercise trial in type 2 diabetes. It was stopped for futility on heart outcomes after a median of almost ten years, though weight and fitness had improved. Elias drafts similar exit rules for an investment in healthier lifestyles. Maren tries to break them.',
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
      'If a medicine changes what millions of people eat, the interesting investments may lie nowhere near the pharmacy. We trace the indirect effects of the new weight-loss drugs on snack makers, restaurants and the makers of machines for sleep apnoea, a condition for which one of these medicines won American approval in 2024. Each link in the chain gets a probability. Multiplied together, the probabilities shrink faster than the appetite.',
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
      'In depression trials the treatment often fails to beat the placebo, which makes these trials a good lesson for anyone investing in brain health. This session builds a small model that subtracts, from the result of every programme, the improvement that would have come anyway. Exercise studies are the harder puzzle, since everyone knows whether they have been for a run. Elias opens his ledger at two forecasts that he got wrong.',
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
      'Selling at the bottom of the market is often blamed on ignorance, but many bad sales were made by people who were well informed, frightened and short of sleep. After a fall of 35 per cent, prices need to rise by about 54 per cent to recover. A plan for such a fall is easier to keep if it was written down in calm times. Maren reviews what sleep loss and exercise do to mood and judgement. Elias designs a rule that makes investors wait before selling.',
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
      'Retirement plans insure against outliving one’s savings and say little about the mountain that can no longer be climbed. Elias compares two risks: poor returns in the first years, and mobility that fades before the money does. Maren explains what trials of exercise can and cannot say about the second. The Harvard Study of Adult Development, which stresses relationships, suggests that it also matters who climbs with you.',
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
