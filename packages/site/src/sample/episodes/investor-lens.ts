import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const investorLens: readonly SampleEpisode[] = [
  {
    title: 'What a Healthy Decade Is Worth',
    slug: 'what-a-healthy-decade-is-worth',
    type: 'Investor Lens',
    description:
      'Discount rates were made for factories, not for human bodies. We go slowly through the arithmetic of paying now for healthy years that arrive in 2060. At three per cent a year, a pound due then is worth about 37 pence in 2026; at seven per cent, about ten. Elias shows how the choice of rate decides whether prevention looks wise or wasteful, and Maren asks how certain those years were in the first place.',
    isPremium: true,
    publishedAt: '2026-11-05T06:00:00.000Z',
    durationSec: 3484,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment'],
    media: [],
  },
  {
    title: 'Royalties, Patents and Patience',
    slug: 'royalties-patents-and-patience',
    type: 'Investor Lens',
    description:
      'The royalties on a drug can look like the payments from a bond, and the funds that buy them read a drug’s label before they read a price chart. Elias traces one stream of payments from the first sale to the expiry of the patent, with a stop at each clause that can shorten it. Maren asks the question that a spreadsheet leaves out: whether patients keep taking the drug.',
    isPremium: false,
    publishedAt: '2026-08-20T06:00:00.000Z',
    durationSec: 3045,
    videoEmbedUrl: null,
    topics: ['medications-and-supplements'],
    media: [youtubeSample('sintel', 'The episode on film'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'Paying for the Empty Treadmill',
    slug: 'paying-for-the-empty-treadmill',
    type: 'Investor Lens',
    description:
      'Some health businesses earn most from the customers they help least, and the gym contract is the classic example. A well-known economics paper of 2006, “Paying Not to Go to the Gym”, showed that members on a monthly contract paid more per visit than a ten-visit pass would have cost them. Elias applies the same test to diet subscriptions and meal kits. Maren wonders what a firm would look like if it were paid for attendance.',
    isPremium: false,
    publishedAt: '2026-07-23T06:00:00.000Z',
    durationSec: 2513,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'nutrition'],
    media: [youtubeSample('big-buck-bunny', 'The episode on film')],
  },
  {
    title: 'The Wrong Pocket',
    slug: 'the-wrong-pocket',
    type: 'Investor Lens',
    description:
      'Prevention rarely rewards whoever pays for it: an employer buys the programme, an insurer saves the cost of a fracture and a pension scheme pays for the extra years. Elias maps who pays and who gains for three simple measures, a walking scheme, a better canteen and a quieter night shift. Maren grades the evidence behind each. For the one with the best evidence, it is hardest to say whose money is saved.',
    isPremium: true,
    publishedAt: '2026-04-02T06:00:00.000Z',
    durationSec: 3236,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition', 'sleep'],
    media: [youtubeSample('elephants-dream', 'Who pays and who gains, on film'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'An Annuity for the Hill Walker',
    slug: 'an-annuity-for-the-hill-walker',
    type: 'Investor Lens',
    description:
      'Annuities are the one market in which fit customers cost the seller most, and the prices reveal what insurers believe about ageing. We begin with Gompertz, who in 1825 described how the risk of death climbs steadily with age, and end with what an underwriter can learn from a waistline or a walking pace. We discuss data on diet and exercise, with caveats. We also discuss adverse selection, which is as old as annuities.',
    isPremium: true,
    publishedAt: '2026-02-19T06:00:00.000Z',
    durationSec: 3391,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition', 'risk-assessment'],
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
      'A trial published in 1999 compared aerobic exercise with the antidepressant sertraline in older adults with depression and found similar results after sixteen weeks. The drug had a patent and a sales force; the exercise had a track and a timetable. Elias considers what happens to evidence when nobody can own the result, and what changed once the drug became generic too. Maren objects that the trial had no placebo group.',
    isPremium: true,
    publishedAt: '2026-01-08T06:00:00.000Z',
    durationSec: 2938,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [],
  },
];
