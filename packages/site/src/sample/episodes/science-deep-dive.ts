import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const scienceDeepDive: readonly SampleEpisode[] = [
  {
    title: 'The Clock in the Methyl Groups',
    slug: 'the-clock-in-the-methyl-groups',
    type: 'Science Deep Dive',
    description:
      'Epigenetic clocks promise a number for your biological age. We read the studies of the three cohorts they were built from and ask what a difference of two years can tell anyone. Then comes the harder question for drug developers: what would a clock have to predict, and how often, before a trial could use it in place of a clinical outcome? Much of the conversation is about measurement error.',
    isPremium: false,
    publishedAt: '2026-11-12T06:00:00.000Z',
    durationSec: 4358,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [
      youtubeSample('sintel', 'Full conversation on film'),
      spotifySample('Listen on Spotify'),
      appleSample('Listen on Apple Podcasts'),
    ],
  },
  {
    title: 'Senescence, Sorted',
    slug: 'senescence-sorted',
    type: 'Science Deep Dive',
    description:
      'Old cells are not all alike. This is a tour of the markers, the mouse studies, the first human trials and the reasons to wait for replication. The drugs get a fair hearing, including the field’s odd couple, a leukaemia medicine paired with a plant pigment. Maren dwells on the senescent cells that it would be better to keep: some of them are busy closing wounds.',
    isPremium: true,
    publishedAt: '2026-09-03T06:00:00.000Z',
    durationSec: 4640,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['medications-and-supplements'],
    media: [],
  },
  {
    title: 'Muscle, Hard of Hearing',
    slug: 'muscle-hard-of-hearing',
    type: 'Science Deep Dive',
    description:
      'Give an old muscle and a young one the same meal and the same training load, and the old one usually responds less. The term is anabolic resistance, and we follow it through tracer studies, bed-rest experiments and the awkward question of how long anyone was observed. Is the weaker response due to age, or only to a lack of exercise? Few studies are designed to tell the two apart, and we go through them.',
    isPremium: false,
    publishedAt: '2026-07-02T06:00:00.000Z',
    durationSec: 3927,
    videoEmbedUrl: null,
    topics: ['exercise', 'nutrition'],
    media: [spotifySample('The deep dive on Spotify')],
  },
  {
    title: 'A Futile Trial, Well Worth Reading',
    slug: 'a-futile-trial-well-worth-reading',
    type: 'Science Deep Dive',
    description:
      'Look AHEAD asked whether losing weight through diet and activity would prevent heart attacks and strokes in people with type 2 diabetes. It was stopped early for futility. Fitness improved and weight fell, but the trial could not show a benefit on its primary endpoint. We take the paper section by section, from the event rate in the control group to the better medicines in use by then, and ask what a null result of that size has ruled out.',
    isPremium: false,
    publishedAt: '2026-05-07T06:00:00.000Z',
    durationSec: 4409,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition'],
    media: [],
  },
  {
    title: 'What Tired Actually Means',
    slug: 'what-tired-actually-means',
    type: 'Science Deep Dive',
    description:
      'Fatigue and sleepiness are both called tiredness and have little else in common. The literature on exercise and sleep is a muddle until someone separates them. We start with adenosine, the molecule whose receptors caffeine blocks, then move to body temperature, training load and the stubborn fact that good sleepers have little room to improve. We also make a small bet: does exercise improve sleep, or does good sleep make people exercise?',
    isPremium: false,
    publishedAt: '2026-01-22T06:00:00.000Z',
    durationSec: 3584,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['exercise', 'sleep'],
    media: [spotifySample('Listen on Spotify'), youtubeSample('big-buck-bunny', 'With the slides, on film')],
  },
  {
    title: 'The Paper Printed Twice',
    slug: 'the-paper-printed-twice',
    type: 'Science Deep Dive',
    description:
      'PREDIMED made olive oil and nuts famous in 2013. The paper was retracted in 2018 over flaws in the trial’s randomisation, and a more carefully worded version appeared the same day. For Christmas we open both versions side by side. Some households had been assigned together, and one site had allocated whole clinics. What does that do to an estimate of risk, and why did the headline number hardly change?',
    isPremium: false,
    publishedAt: '2025-12-25T06:00:00.000Z',
    durationSec: 4136,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['nutrition', 'risk-assessment'],
    media: [appleSample('Both versions compared, on Apple Podcasts')],
  },
];
