import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const investorLens: readonly SampleEpisode[] = [
  {
    title: 'What a Healthy Decade Is Worth',
    slug: 'what-a-healthy-decade-is-worth',
    type: 'Investor Lens',
    description:
      'Discount rates were made for factories, not for bodies. A patient walk through the arithmetic of paying now for years that arrive in 2060. At three per cent, a pound due then is worth about 37 pence in 2026; at seven, about ten. Elias shows how one quiet choice of rate decides whether prevention looks wise or wasteful, and Maren asks how certain those years were in the first place.',
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
      'Why the cash flows of a molecule look like a bond with a heartbeat, and how royalty funds read a label before they read a chart. Elias traces one stream of payments from first sale to patent expiry, with a stop at each clause that can shorten it. Maren supplies the question that a spreadsheet leaves out: whether patients keep taking the drug.',
    isPremium: false,
    publishedAt: '2026-08-20T06:00:00.000Z',
    durationSec: 3045,
    videoEmbedUrl: null,
    topics: ['medications-and-supplements'],
    media: [youtubeSample('sintel', 'The stream of payments, on film'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'Paying for the Empty Treadmill',
    slug: 'paying-for-the-empty-treadmill',
    type: 'Investor Lens',
    description:
      'Some health businesses earn most from the customers they help least, and the gym contract is the classic specimen. A well-known economics paper of 2006, “Paying Not to Go to the Gym”, showed members paying more per visit on a monthly contract than a ten-visit pass would have cost. Elias extends the test to diet subscriptions and meal kits. Maren wonders what a firm would look like if attendance were its product.',
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
      'An employer pays for the programme, an insurer saves on the fracture and a pension scheme meets the cost of the extra years: prevention rarely rewards its buyer. Elias maps who pays and who gains for three plain goods, a walking scheme, a better canteen and a quieter night shift. Maren grades the evidence behind each. The best-supported of them turns out to have the most confused set of pockets.',
    isPremium: true,
    publishedAt: '2026-04-02T06:00:00.000Z',
    durationSec: 3236,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition', 'sleep'],
    media: [youtubeSample('elephants-dream', 'The pocket map, filmed'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'An Annuity for the Hill Walker',
    slug: 'an-annuity-for-the-hill-walker',
    type: 'Investor Lens',
    description:
      'Annuities are the one market where fit customers are the expensive ones, and their prices reveal what insurers believe about ageing. We begin with Gompertz, who in 1825 described how the risk of death climbs steadily with age, and end with what an underwriter can learn from a waistline or a walking pace. Diet and exercise data enter with caveats. So does adverse selection, as old as the product.',
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
      'A trial published in 1999 set aerobic exercise beside sertraline in older adults with depression and found them similar after sixteen weeks. One had a patent and a sales force; the other had a track and a timetable. Elias considers what happens to evidence when nobody can own the result, and what changed once the tablet went generic too. Maren minds the missing placebo arm.',
    isPremium: true,
    publishedAt: '2026-01-08T06:00:00.000Z',
    durationSec: 2938,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [],
  },
];
