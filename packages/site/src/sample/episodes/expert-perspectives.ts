import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const expertPerspectives: readonly SampleEpisode[] = [
  {
    title: 'Strength After Seventy',
    slug: 'strength-after-seventy',
    type: 'Expert Perspectives',
    description:
      'A physiologist who has run resistance trials in care homes explains what changed in twelve weeks, which abilities came back, and why adherence is the real endpoint. Maren is interested in the control groups, who often get stretching and a cup of tea and improve as well. Elias would like to know who pays the instructor in week thirteen, when the trial is over.',
    isPremium: false,
    publishedAt: '2026-10-29T06:00:00.000Z',
    durationSec: 2811,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise'],
    media: [youtubeSample('tears-of-steel', 'Full conversation on film'), spotifySample('Listen on Spotify')],
  },
  {
    title: 'Reading Risk Without Fear',
    slug: 'reading-risk-without-fear',
    type: 'Expert Perspectives',
    description:
      'Relative, absolute or lifetime risk: a biostatistician shows how the same result can make three headlines, and how to choose the one that helps. Her worked example is the Women’s Health Initiative, which frightened a generation of readers in 2002 with percentages that did not say how small the risks had been. Elias shows the same trick on a fund factsheet and admits to one old slide of his own.',
    isPremium: false,
    publishedAt: '2026-08-27T06:00:00.000Z',
    durationSec: 2646,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['risk-assessment'],
    media: [],
  },
  {
    title: 'The Late Supper Question',
    slug: 'the-late-supper-question',
    type: 'Expert Perspectives',
    description:
      'If two meals are the same size, does the hour matter, or is late eating merely what tired people do? Our guest, a chronobiologist, has spent many nights in dimly lit rooms with meal trays and thermometers. She distinguishes the clock in the brain from the clocks in the liver and gut, then says which claims about meal timing rest on crossover studies and which on enthusiasm. Sleep complicates nearly all of them.',
    isPremium: false,
    publishedAt: '2026-07-09T06:00:00.000Z',
    durationSec: 3074,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'sleep'],
    media: [
      youtubeSample('big-buck-bunny', 'The interview, filmed'),
      spotifySample('Hear it on Spotify'),
      appleSample('Hear it on Apple Podcasts'),
    ],
  },
  {
    title: 'The Half-Life of an Espresso',
    slug: 'the-half-life-of-an-espresso',
    type: 'Expert Perspectives',
    description:
      'Caffeine is the best-studied substance on the breakfast table, and a clinical pharmacologist uses it to explain why averages can mislead. With a half-life of five hours, about a third of the caffeine drunk at three o’clock is still in the body at eleven. Many people clear it faster, and many far more slowly. Coffee has a good name in dietary cohorts and a poorer one in the sleep laboratory; we ask whether both can be right.',
    isPremium: false,
    publishedAt: '2026-05-21T06:00:00.000Z',
    durationSec: 2588,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['nutrition', 'sleep'],
    media: [spotifySample('Listen on Spotify'), appleSample('Listen on Apple Podcasts')],
  },
  {
    title: 'The Envelope One May Decline',
    slug: 'the-envelope-one-may-decline',
    type: 'Expert Perspectives',
    description:
      'A genetic counsellor describes what people do about a risk they cannot change: some feel relief, some draw up spreadsheets, and some leave the envelope with the result unopened. The REVEAL study told adult children of people with Alzheimer’s disease their APOE result and found little short-term distress on average. She is careful with the words “on average”. Elias, who thinks in probabilities for a living, finds out how he feels about one of his own.',
    isPremium: false,
    publishedAt: '2026-03-26T06:00:00.000Z',
    durationSec: 3429,
    videoEmbedUrl: null,
    topics: ['risk-assessment', 'mental-and-emotional-health'],
    media: [
      youtubeSample('tears-of-steel', 'Watch the conversation'),
      spotifySample('The audio on Spotify'),
      appleSample('The audio on Apple Podcasts'),
    ],
  },
  {
    title: 'Hungry After a Short Night',
    slug: 'hungry-after-a-short-night',
    type: 'Expert Perspectives',
    description:
      'A bad night often ends at the biscuit tin, and a physician who measures appetite on a metabolic ward explains why. A small study in 2004 reported less leptin and more ghrelin after short sleep, and too much has been built on its dozen young men. Later work agrees more about calories than about hormones. Maren compares the methods sections; the guest tells us what volunteers do when nobody is weighing the plate.',
    isPremium: false,
    publishedAt: '2025-11-13T06:00:00.000Z',
    durationSec: 2897,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep'],
    media: [youtubeSample('elephants-dream', 'Full interview on film'), appleSample('Listen on Apple Podcasts')],
  },
];
