import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const newsAndMarketUpdates: readonly SampleEpisode[] = [
  {
    title: 'Readouts, Rates and a Quiet September',
    slug: 'readouts-rates-and-a-quiet-september',
    type: 'News & Market Updates',
    description:
      'Three late-stage results, two financings and one retraction, each placed beside its prior. What moved, what should have, and what we had wrong. Maren reads each drug result by its registered primary endpoint before anyone mentions the secondary ones; Elias turns the relative risks into people per thousand and enters the difference in the ledger.',
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
      'Weight-loss results reach the headlines and lean mass reaches a supplementary table, so the August bulletin begins with the tables. What does a body scan count as lean, and did anyone control for protein or training? A good deal of market excitement now rests on that column. We ask how far it can be read as a risk of falling, which is the outcome a seventy-year-old would notice.',
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
      'Conference season is here, and a Cochrane review has found that fewer than half of biomedical abstracts go on to full publication. With that in hand we read the spring crop on diet and training: who was randomised, who dropped out, and which result is still two years from a methods section. Share prices seldom wait that long, which is the second half of the programme.',
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
      'Every February brings a fresh claim that low mood is a nutrient short of cheerful, and this one is no exception. We set the diet-and-depression stories beside the large depression arm of VITAL, where fish oil did not prevent what it was hoped to prevent. Supplement sales, for the record, have a season of their own. The bulletin ends with a short note on why dinner with company is so hard to put in a placebo arm.',
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
      'Once a year the ledger is read aloud from the first page, and every drug forecast that has fallen due gets its mark. Elias explains how he scores a probability that was neither right nor wrong, only badly sized. Maren is more interested in the feeling: what waiting for a readout does to patients, to trial staff and to people who own the shares, and how a dislike of having erred shapes the next estimate.',
    isPremium: true,
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
      'Trials of exercise for low mood often use a waiting list as the comparison, a choice that can flatter the result before anyone has laced a shoe. This autumn’s digest sorts the recent coverage by control group and finds that the order of the stories changes. Also on the table: how an employer might price a walking programme when its best evidence cannot be blinded.',
    isPremium: false,
    publishedAt: '2025-10-23T06:00:00.000Z',
    durationSec: 1838,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'mental-and-emotional-health'],
    media: [youtubeSample('big-buck-bunny', 'The bulletin on film'), appleSample('Listen on Apple Podcasts')],
  },
];
