import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const techAndTrendsAnalysis: readonly SampleEpisode[] = [
  {
    title: 'Proteomics Gets Cheap',
    slug: 'proteomics-gets-cheap',
    type: 'Tech & Trends Analysis',
    description:
      'Seven thousand proteins from a drop of blood for the price of a dinner. What falls when the cost of measurement does, and what the curves left out. Diet leaves its traces in plasma, and so does a skipped breakfast, so we look at how the two are told apart. The test for any new risk score stays old-fashioned: does it beat age, sex and a blood-pressure cuff?',
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
      'Continuous glucose monitors were built for diabetes and are now sold to people who have none, and the strangest readings arrive at night. Roll over on to one in bed and it may report a low that never happened. We sort the artefacts from the physiology, ask what a healthy curve after rice is supposed to look like, and listen to a psychologist on what a graph of every meal does to a worrier.',
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
      'Software now listens for depression and early dementia in the length of a hesitation, and the claims are running ahead of the cohorts. A worked example sets the scale: at ninety per cent sensitivity and specificity, with one person in twenty affected, about one alarm in three is right. A speech scientist explains what accent, a cold and bad news do to a pause. Then we price the false alarms.',
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
      'Psychedelic medicine has drawn capital, careful clinicians and a problem of design: nearly everyone in the trial can tell which arm they are in. In 2024 the US regulator declined MDMA-assisted therapy for post-traumatic stress, after advisers had worried aloud about exactly that. We weigh the proposed repairs, from active placebos to blinded raters, and what each would do to the odds an investor ought to write down.',
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
      'A 2023 research letter in JAMA tested melatonin gummies bought in the United States and found most of the labels inaccurate. How does a hormone come to be sold like confectionery in one country and on prescription in another? An analytical chemist describes the assay, Elias traces the margin from powder to jar, and Maren reads what the trials say about minutes of sleep gained. They are modest minutes.',
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
      'Health apps have learnt to chat, and they will discuss a biscuit, a bad night or a bereavement in the same even tone. We ask which of those three a language model has any evidence for. A clinical psychologist draws the line between comfort and care, and a product designer admits how retention is measured. The business case is easier to find than the control group.',
    isPremium: true,
    publishedAt: '2025-10-16T06:00:00.000Z',
    durationSec: 3259,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'sleep', 'mental-and-emotional-health'],
    media: [spotifySample('The episode on Spotify')],
  },
];
