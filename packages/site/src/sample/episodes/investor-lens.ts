import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const investorLens: readonly SampleEpisode[] = [
  {
    title: 'What a Healthy Decade Is Worth',
    slug: 'what-a-healthy-decade-is-worth',
    type: 'Investor Lens',
    description:
      'The discount rate, three per cent or seven, decides whether healthy years in 2060 are worth paying for today.',
    isPremium: true,
    publishedAt: '2026-11-05T06:00:00.000Z',
    durationSec: 4771,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment'],
    sources: ['10.1086/508033', '10.1038/s43587-021-00080-0'],
    media: [],
  },
  {
    title: 'Royalties, Patents and Patience',
    slug: 'royalties-patents-and-patience',
    type: 'Investor Lens',
    description:
      'Elias follows a drug’s royalties from first sale to patent expiry, and stops at each clause that can cut them.',
    isPremium: false,
    publishedAt: '2026-08-20T06:00:00.000Z',
    durationSec: 2355,
    videoEmbedUrl: null,
    topics: ['medications-and-supplements'],
    media: [youtubeSample('sintel', 'The episode on film'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'Paying for the Empty Treadmill',
    slug: 'paying-for-the-empty-treadmill',
    type: 'Investor Lens',
    description:
      'Gyms earn most from members who stay away; Elias asks if that is also true of diet subscriptions and meal kits.',
    isPremium: false,
    publishedAt: '2026-07-23T06:00:00.000Z',
    durationSec: 2052,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'nutrition'],
    sources: ['10.1257/aer.96.3.694'],
    media: [youtubeSample('big-buck-bunny', 'The episode on film')],
  },
  {
    title: 'The Wrong Pocket',
    slug: 'the-wrong-pocket',
    type: 'Investor Lens',
    description:
      'A walking scheme, a canteen and a night shift show why the people who pay for prevention rarely profit.',
    isPremium: true,
    publishedAt: '2026-04-02T06:00:00.000Z',
    durationSec: 4574,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition', 'sleep'],
    media: [youtubeSample('elephants-dream', 'Who pays and who gains, on film'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'An Annuity for the Hill Walker',
    slug: 'an-annuity-for-the-hill-walker',
    type: 'Investor Lens',
    description:
      'Insurers lose most on fit buyers of annuities, so the prices reveal what insurers believe about ageing.',
    isPremium: true,
    publishedAt: '2026-02-19T06:00:00.000Z',
    durationSec: 4697,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition', 'risk-assessment'],
    sources: ['10.1001/jama.2010.1923'],
    media: [
      youtubeSample('tears-of-steel', 'Watch the full session'),
      spotifySample('Audio on Spotify'),
      appleSample('Audio on Apple Podcasts'),
    ],
  },
  {
    title: 'No Ticker for a Brisk Walk',
    slug: 'no-ticker-for-a-brisk-walk',
    type: 'Investor Lens',
    description:
      'In a 1999 depression trial, exercise did about as well as sertraline, but only the drug had a sales force.',
    isPremium: true,
    publishedAt: '2026-01-08T06:00:00.000Z',
    durationSec: 4337,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'medications-and-supplements', 'mental-and-emotional-health'],
    sources: ['10.1001/archinte.159.19.2349'],
    media: [],
  },
];
