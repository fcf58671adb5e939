import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const caseStudyEpisodes: readonly SampleEpisode[] = [
  {
    title: 'One Village, Ninety Years of Records',
    slug: 'one-village-ninety-years-of-records',
    type: 'Case Study Episodes',
    description:
      'Parish ledgers, a clinic archive and a good statistician: how a single community became a natural experiment in salt, stairs and company. Maren asks whether walking, diet and friendship can be told apart when everybody shares all three. Elias follows those who moved away, since a ledger that loses its emigrants flatters the people who stayed.',
    isPremium: false,
    publishedAt: '2026-09-24T06:00:00.000Z',
    durationSec: 3895,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'nutrition', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'A Quarter Less for Two Years',
    slug: 'a-quarter-less-for-two-years',
    type: 'Case Study Episodes',
    description:
      'CALERIE asked healthy volunteers to eat a quarter less for two years, and the most useful finding may be how much less they managed. The answer was about twelve per cent, with coaching most of us will never be offered. Maren reads the dietary results beside the questionnaires on sleep and mood, where critics had feared the bill would arrive. Elias enters adherence in the ledger as a cost.',
    isPremium: false,
    publishedAt: '2026-06-11T06:00:00.000Z',
    durationSec: 3347,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep'],
    media: [youtubeSample('elephants-dream', 'The whole case, filmed'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'The Carrot and the Capsule',
    slug: 'the-carrot-and-the-capsule',
    type: 'Case Study Episodes',
    description:
      'People who ate more carotene-rich vegetables had less lung cancer; Finnish smokers given beta carotene as a capsule had more. The trial was published in 1994 and still embarrasses anyone who sells a nutrient by its reputation at the greengrocer’s. We go through the design, the first objections to it and the American study that was stopped early. Then Elias asks what a sensible market should have paid for the original hypothesis.',
    isPremium: false,
    publishedAt: '2026-05-28T06:00:00.000Z',
    durationSec: 2986,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'medications-and-supplements'],
    media: [],
  },
  {
    title: 'Walking Shoes Against Metformin',
    slug: 'walking-shoes-against-metformin',
    type: 'Case Study Episodes',
    description:
      'Reported in 2002, the Diabetes Prevention Program put a lifestyle course and a cheap tablet in the same trial, and the course won. Against placebo, new diabetes fell by 58 per cent with the lifestyle arm and by 31 per cent with metformin. Maren unpacks what that arm contained besides its 150 minutes of weekly activity. Elias explains why the loser was so much easier to ship.',
    isPremium: false,
    publishedAt: '2026-03-19T06:00:00.000Z',
    durationSec: 3518,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'medications-and-supplements'],
    media: [],
  },
  {
    title: 'Three Hours Behind the Mask',
    slug: 'three-hours-behind-the-mask',
    type: 'Case Study Episodes',
    description:
      'Sleep apnoea travels with heart disease, so treating one ought to spare the other: SAVE, a large trial reported in 2016, could not show that it did. Its patients wore the mask for a little over three hours a night on average. Was the treatment weak, the dose short or the original association misread? Maren takes each reading in turn, and Elias asks how far a risk marker can be trusted as a target.',
    isPremium: false,
    publishedAt: '2026-01-01T06:00:00.000Z',
    durationSec: 3161,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['sleep', 'risk-assessment'],
    media: [youtubeSample('sintel', 'The case on film'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'Two Oranges and a Lemon',
    slug: 'two-oranges-and-a-lemon',
    type: 'Case Study Episodes',
    description:
      'Twelve sailors with scurvy, six remedies and one clear winner: James Lind’s comparison of 1747 is the shortest trial we have covered and the slowest to be used. Citrus beat cider, vinegar, sea water and the apothecary’s best, dilute sulphuric acid included. The Royal Navy made lemon juice a general issue only in 1795. Maren admires the control groups; Elias tries to price half a century of delay.',
    isPremium: false,
    publishedAt: '2025-10-30T06:00:00.000Z',
    durationSec: 2743,
    videoEmbedUrl: null,
    topics: ['nutrition', 'medications-and-supplements'],
    media: [
      appleSample('The trial of 1747 on Apple Podcasts'),
      youtubeSample('big-buck-bunny', 'The full conversation on film'),
    ],
  },
];
