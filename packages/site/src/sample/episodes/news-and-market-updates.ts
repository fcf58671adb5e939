import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const newsAndMarketUpdates: readonly SampleEpisode[] = [
  {
    title: 'Readouts, Rates and a Quiet September',
    slug: 'readouts-rates-and-a-quiet-september',
    type: 'News & Market Updates',
    description:
      'We compare three late-stage results, two financings and one retraction with what we had expected. Then we say what moved, what should have moved and what we got wrong. Maren reads each drug result by its registered primary endpoint before anyone mentions the secondary ones. Elias turns the relative risks into people per thousand and writes each result beside its forecast in his ledger.',
    isPremium: false,
    publishedAt: '2026-10-01T06:00:00.000Z',
    durationSec: 1900,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [],
  },
  {
    title: 'The Muscle in the Footnotes',
    slug: 'the-muscle-in-the-footnotes',
    type: 'News & Market Updates',
    description:
      'Weight loss makes the headlines while lean mass is left to a supplementary table, so the August bulletin begins with those tables. What does a body scan count as lean, and did anyone control for protein or training? A good deal of market excitement now rests on these figures. We ask what they can tell us about the risk of falling, which is the outcome a seventy-year-old would notice.',
    isPremium: true,
    publishedAt: '2026-08-06T06:00:00.000Z',
    durationSec: 2187,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'nutrition', 'risk-assessment'],
    media: [],
  },
  {
    title: 'Abstracts in Bloom',
    slug: 'abstracts-in-bloom',
    type: 'News & Market Updates',
    description:
      'Conference season is here, and a Cochrane review has found that fewer than half of biomedical abstracts go on to full publication. With that in mind we read this spring’s abstracts on diet and training: who was randomised, who dropped out, and which result is still two years from a full paper. Share prices seldom wait that long, and they are the subject of the second half of the programme.',
    isPremium: false,
    publishedAt: '2026-04-16T06:00:00.000Z',
    durationSec: 1763,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition'],
    media: [],
  },
  {
    title: 'Winter Mood and the Fish Counter',
    slug: 'winter-mood-and-the-fish-counter',
    type: 'News & Market Updates',
    description:
      'Every February brings a fresh claim that people with low mood are short of some nutrient, and this one is no exception. We compare the stories about diet and depression with the part of the large VITAL trial that studied depression, in which fish oil did not prevent it. Sales of supplements, for the record, have a season of their own. The bulletin ends with a short note on why dinner with friends is so hard to test against a placebo.',
    isPremium: false,
    publishedAt: '2026-02-12T06:00:00.000Z',
    durationSec: 1649,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['nutrition', 'mental-and-emotional-health'],
    media: [spotifySample('Hear the bulletin on Spotify')],
  },
  {
    title: 'The Misses of the Year',
    slug: 'the-misses-of-the-year',
    type: 'News & Market Updates',
    description:
      'Once a year the ledger of forecasts is read aloud from the first page, every drug forecast that has fallen due gets its mark, and members ask about the wrong ones. Elias explains how he scores a probability that was neither right nor wrong, only too high or too low. Maren is more interested in what waiting for a result does to patients, to trial staff and to people who own the shares, and in how the memory of a mistake shapes the next estimate.',
    isPremium: true,
    isAma: true,
    publishedAt: '2025-12-18T06:00:00.000Z',
    durationSec: 2354,
    videoEmbedUrl: null,
    topics: ['risk-assessment', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [appleSample('The ledger, read aloud, on Apple Podcasts')],
  },
  {
    title: 'Beaten by the Waiting List',
    slug: 'beaten-by-the-waiting-list',
    type: 'News & Market Updates',
    description:
      'Trials of exercise for low mood often compare it with a waiting list, a choice that can flatter the result before anyone has laced a shoe. This autumn’s digest sorts the recent coverage by control group and finds that the ranking of the stories changes. We also ask how an employer might price a walking programme when the people in its best trials always know that they are walking.',
    isPremium: false,
    publishedAt: '2025-10-23T06:00:00.000Z',
    durationSec: 1838,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'mental-and-emotional-health'],
    media: [youtubeSample('big-buck-bunny', 'The bulletin on film'), appleSample('Listen on Apple Podcasts')],
  },
];
