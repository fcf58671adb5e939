import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const founderSpotlight: readonly SampleEpisode[] = [
  {
    title: 'Building a Trial Nobody Wanted to Fund',
    slug: 'building-a-trial-nobody-wanted-to-fund',
    type: 'Founder Spotlight',
    description:
      'Nobody owns a generic compound, so nobody sponsors a trial of it. One founder describes how long-term investors, registries and a simple protocol kept such a study alive for six years. Maren reads the protocol aloud and disputes two of its endpoints. Elias asks what can honestly be promised to a backer when anyone may make the molecule and the trial may show that it does not work.',
    isPremium: true,
    publishedAt: '2026-10-15T06:00:00.000Z',
    durationSec: 3147,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['medications-and-supplements'],
    media: [],
  },
  {
    title: 'Paid by Regression to the Mean',
    slug: 'paid-by-regression-to-the-mean',
    type: 'Founder Spotlight',
    description:
      'Our guest sells training and meal programmes to employers and is paid only for results. She discovered that the worst blood pressures improve with or without her help. Her candour makes this a rare hour on contracts that pay for outcomes. We discuss who gets enrolled, what a control group costs a young firm, and how to share the risk when the first year flatters everyone. At the end we read out the contract’s third draft.',
    isPremium: true,
    publishedAt: '2026-07-16T06:00:00.000Z',
    durationSec: 3276,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition', 'risk-assessment'],
    media: [],
  },
  {
    title: 'The Label and the Assay',
    slug: 'the-label-and-the-assay',
    type: 'Founder Spotlight',
    description:
      'What is in the jar, and how would anyone know? The founder of an independent testing laboratory explains how supplements and protein powders are sampled, what an assay can miss, and why a clean batch says little about the next one. Maren asks about false alarms. Elias asks the awkward question of who pays for the test, and how that affects the odds that a bad result is published.',
    isPremium: true,
    publishedAt: '2026-04-23T06:00:00.000Z',
    durationSec: 2819,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['nutrition', 'risk-assessment', 'medications-and-supplements'],
    media: [appleSample('The interview on Apple Podcasts')],
  },
  {
    title: 'Lunch Is the Intervention',
    slug: 'lunch-is-the-intervention',
    type: 'Founder Spotlight',
    description:
      'The founder of a lunch club for people who live alone believes that eating together matters more than the soup. Loneliness and poor diet often occur together, which makes it hard to say which of them does the harm. We talk about Roseto, the Pennsylvania town whose sociable tables became a famous and disputed explanation for its healthy hearts, and about which outcomes a kitchen could afford to measure. Second helpings are discussed at length.',
    isPremium: false,
    publishedAt: '2026-03-05T06:00:00.000Z',
    durationSec: 2467,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'mental-and-emotional-health'],
    media: [youtubeSample('elephants-dream', 'Lunch with the founder, filmed')],
  },
  {
    title: 'A Gym Without Mirrors',
    slug: 'a-gym-without-mirrors',
    type: 'Founder Spotlight',
    description:
      'Opening a gym for people who dislike gyms turned out to be a lesson in chairs, lighting and breakfast. Its founder relies on the LIFE study of 2014, in which a structured activity programme led to less major mobility disability than health education did. Maren checks how much that result can support. Elias looks at the rent, at the café that sells eggs after class, and at the evidence on protein behind the menu.',
    isPremium: false,
    publishedAt: '2025-12-11T06:00:00.000Z',
    durationSec: 2694,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'nutrition'],
    media: [
      youtubeSample('big-buck-bunny', 'Filmed on the gym floor'),
      spotifySample('Listen on Spotify'),
      appleSample('Listen on Apple Podcasts'),
    ],
  },
  {
    title: 'The App We Switched Off',
    slug: 'the-app-we-switched-off',
    type: 'Founder Spotlight',
    description:
      'A founder who closed his own habit-tracking start-up talks us through the figures on retention that made the decision for him. Users logged steps, meals and bedtimes faithfully for a fortnight; after that, only those who needed the app least went on. He explains how these loyal users made every internal chart look like a benefit. It is the most useful account of a failure we have recorded, and the first in which the investors come out well.',
    isPremium: true,
    publishedAt: '2025-09-25T06:00:00.000Z',
    durationSec: 3032,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition', 'sleep'],
    media: [spotifySample('The episode on Spotify')],
  },
];
