import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const techAndTrendsAnalysis: readonly SampleEpisode[] = [
  {
    title: 'Proteomics Gets Cheap',
    slug: 'proteomics-gets-cheap',
    type: 'Tech & Trends Analysis',
    description:
      'Seven thousand proteins can be measured in a drop of blood for the price of a dinner. We ask what else changes when measurement becomes cheap, and what the falling price curves leave out. Diet leaves its traces in plasma, and so does a skipped breakfast, so we look at how the two are told apart. The test for any new risk score stays old-fashioned: does it beat age, sex and a blood-pressure cuff?',
    isPremium: false,
    publishedAt: '2026-09-17T06:00:00.000Z',
    durationSec: 3318,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'risk-assessment'],
    media: [],
  },
  {
    title: 'Lying on the Sensor',
    slug: 'lying-on-the-sensor',
    type: 'Tech & Trends Analysis',
    description:
      'Continuous glucose monitors were built for people with diabetes and are now sold to people without it. Their strangest readings come at night: if you roll over on to the sensor in bed, it may report a low that never happened. We separate the artefacts from the physiology and ask what a healthy curve after eating rice is supposed to look like. A psychologist tells us what a graph of every meal does to people who worry.',
    isPremium: true,
    publishedAt: '2026-06-25T06:00:00.000Z',
    durationSec: 3143,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['nutrition', 'sleep', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'The Pause Before the Noun',
    slug: 'the-pause-before-the-noun',
    type: 'Tech & Trends Analysis',
    description:
      'Software now listens for depression and early dementia in the length of a speaker’s pauses, and its makers claim more than the studies have shown. A worked example sets the scale: at ninety per cent sensitivity and specificity, with one person in twenty affected, about one alarm in three is right. A speech scientist explains what an accent, a cold and bad news do to a pause. Then we work out what the false alarms cost.',
    isPremium: false,
    publishedAt: '2026-04-30T06:00:00.000Z',
    durationSec: 3476,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['risk-assessment', 'mental-and-emotional-health'],
    media: [
      youtubeSample('elephants-dream', 'The analysis on film'),
      spotifySample('The analysis on Spotify'),
      appleSample('The analysis on Apple Podcasts'),
    ],
  },
  {
    title: 'A Placebo Anyone Could Spot',
    slug: 'a-placebo-anyone-could-spot',
    type: 'Tech & Trends Analysis',
    description:
      'Psychedelic medicine has attracted capital, careful clinicians and a problem of trial design: nearly all participants can tell which group they are in. In 2024 the US regulator declined to approve MDMA-assisted therapy for post-traumatic stress, after its advisers had raised exactly that problem. We weigh the proposed remedies, from active placebos to blinded raters, and ask what each should do to an investor’s estimate of success.',
    isPremium: true,
    publishedAt: '2026-03-12T06:00:00.000Z',
    durationSec: 3892,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment', 'medications-and-supplements', 'mental-and-emotional-health'],
    media: [appleSample('Listen on Apple Podcasts'), youtubeSample('sintel', 'The studio recording')],
  },
  {
    title: 'The Hormone in the Sweet Jar',
    slug: 'the-hormone-in-the-sweet-jar',
    type: 'Tech & Trends Analysis',
    description:
      'A 2023 research letter in JAMA tested melatonin gummies bought in the United States and found most of the labels inaccurate. How does a hormone come to be sold like sweets in one country and on prescription in another? An analytical chemist describes the assay, and Elias traces the profit margin from powder to jar. Maren reads what the trials say about the minutes of sleep gained. The gain is modest.',
    isPremium: false,
    publishedAt: '2026-01-15T06:00:00.000Z',
    durationSec: 2968,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['sleep', 'medications-and-supplements'],
    media: [
      youtubeSample('big-buck-bunny', 'Watch the episode'),
      spotifySample('Listen on Spotify'),
      appleSample('Listen on Apple Podcasts'),
    ],
  },
  {
    title: 'The Coach That Never Sleeps',
    slug: 'the-coach-that-never-sleeps',
    type: 'Tech & Trends Analysis',
    description:
      'Health apps have learnt to chat, and they will discuss a biscuit, a bad night or a bereavement in the same even tone. We ask for which of the three there is any evidence that a language model helps. A clinical psychologist explains the difference between comfort and care, and a product designer admits how retention is measured. The business case is easier to find than a study with a control group.',
    isPremium: true,
    publishedAt: '2025-10-16T06:00:00.000Z',
    durationSec: 3259,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep', 'mental-and-emotional-health'],
    media: [spotifySample('The episode on Spotify')],
  },
];
