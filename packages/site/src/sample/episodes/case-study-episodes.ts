import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const caseStudyEpisodes: readonly SampleEpisode[] = [
  {
    title: 'One Village, Ninety Years of Records',
    slug: 'one-village-ninety-years-of-records',
    type: 'Case Study Episodes',
    description:
      'Parish ledgers, a clinic archive and a good statistician turned one village into a natural experiment on salt, stairs and friendship. Maren asks whether the effects of walking, diet and friendship can be told apart when everybody shares all three. Elias follows the villagers who moved away, since records that lose sight of them miss their illnesses and make the village look healthier than it was.',
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
      'CALERIE asked healthy volunteers to eat a quarter less for two years, and the most useful finding may be how much less they actually ate. The answer was about twelve per cent, with coaching that most of us will never be offered. Maren reads the dietary results beside the questionnaires on sleep and mood, where critics had expected the harm to show. Elias asks us to count the effort of keeping to the diet as a cost.',
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
      'People who ate more carotene-rich vegetables had less lung cancer, but Finnish smokers who were given beta carotene in capsules had more. The trial was published in 1994 and still embarrasses anyone who sells a nutrient on the reputation of the vegetable. We go through the design, the first objections to it and the American study that was stopped early. Then Elias asks how much a sensible market should have paid for the original hypothesis.',
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
      'The Diabetes Prevention Program, reported in 2002, put a lifestyle course and a cheap tablet in the same trial, and the course won. Compared with placebo, the course cut new cases of diabetes by 58 per cent and the tablet, metformin, by 31 per cent. Maren explains what the course contained besides its 150 minutes of weekly activity. Elias explains why the tablet was nevertheless so much easier to distribute.',
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
      'Sleep apnoea and heart disease often occur together, so treating the apnoea ought to protect the heart. SAVE, a large trial reported in 2016, could not show that it did. Its patients wore the breathing mask for a little over three hours a night on average. Was the treatment weak, were the hours too few, or was the original association misread? Maren takes each explanation in turn, and Elias asks when it makes sense to treat a risk marker.',
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
      'Twelve sailors with scurvy, six remedies and one clear winner: James Lind’s comparison of 1747 is the shortest trial we have covered, and no other took so long to be put to use. Citrus fruit beat cider, vinegar, sea water and the apothecary’s remedies, dilute sulphuric acid included. The Royal Navy made lemon juice a general issue only in 1795. Maren admires the control groups; Elias tries to put a price on half a century of delay.',
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
