import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const roundtableConversations: readonly SampleEpisode[] = [
  {
    title: 'Four Views on Sleep Trackers',
    slug: 'four-views-on-sleep-trackers',
    type: 'Roundtable Conversations',
    description:
      'A sleep scientist, a device engineer, an insurer and a sceptic discuss data from wrist trackers: where it agrees with the laboratory and where it only appears to. They hardly disagree about bedtimes. Over sleep stages they nearly break off the conversation. The last half hour goes to a plainer question, which is whether being given a score every morning helps anyone to sleep at night.',
    isPremium: false,
    publishedAt: '2026-10-22T06:00:00.000Z',
    durationSec: 4869,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['sleep'],
    media: [],
  },
  {
    title: 'The Protein Quarrel',
    slug: 'the-protein-quarrel',
    type: 'Roundtable Conversations',
    description:
      'How much protein an older body can use depends on the expert you ask, so we asked a dietitian, a strength coach, a geriatrician and a farm economist. They begin with what a balance study measures and end with who can afford that much protein. In between comes the coach’s objection: without strength training, most of the argument is about expensive fuel for a parked car.',
    isPremium: false,
    publishedAt: '2026-08-13T06:00:00.000Z',
    durationSec: 5047,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'nutrition'],
    media: [
      youtubeSample('sintel', 'The round table, filmed'),
      spotifySample('The quarrel on Spotify'),
      appleSample('The quarrel on Apple Podcasts'),
    ],
  },
  {
    title: 'Awake at Four',
    slug: 'awake-at-four',
    type: 'Roundtable Conversations',
    description:
      'Early waking and low mood occur together so often that it is hard to say which one brought the other. A psychiatrist, an insomnia therapist, a night-shift nurse and a historian of the bedroom take turns with the question. They look closely at the trials of cognitive behavioural therapy for insomnia, including what those trials can and cannot say about depression. The nurse has the best line, and has had the least sleep.',
    isPremium: false,
    publishedAt: '2026-04-09T06:00:00.000Z',
    durationSec: 4726,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['sleep', 'mental-and-emotional-health'],
    media: [appleSample('The conversation on Apple Podcasts')],
  },
  {
    title: 'A Seat for the Nightcap',
    slug: 'a-seat-for-the-nightcap',
    type: 'Roundtable Conversations',
    description:
      'Alcohol tends to bring sleep sooner and then spoil the second half of the night. Our four guests judge that bargain very differently. A sleep physician has the recordings, a dietitian counts the calories and the late-night crisps, a publican knows his regulars, and a statistician distrusts every self-reported glass. The old puzzle of the healthy moderate drinker gets twenty minutes, most of them spent on who was counted as an abstainer.',
    isPremium: false,
    publishedAt: '2026-02-26T06:00:00.000Z',
    durationSec: 4483,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['nutrition', 'sleep'],
    media: [],
  },
  {
    title: 'Lunch, as Remembered',
    slug: 'lunch-as-remembered',
    type: 'Roundtable Conversations',
    description:
      'Much of what is said about diet and risk rests on people recalling how often they eat peas. An epidemiologist defends the food questionnaire, a biochemist offers biomarkers instead, a memory researcher winces, and an actuary explains what a hazard ratio of 1.1 means for an insurance premium. Nobody is sent home in disgrace. By the end, the four have agreed on a short list of claims that such data can support.',
    isPremium: false,
    publishedAt: '2025-12-04T06:00:00.000Z',
    durationSec: 4951,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['nutrition', 'risk-assessment'],
    media: [youtubeSample('elephants-dream', 'All four guests, on film')],
  },
  {
    title: 'Aspirin Before the Committee',
    slug: 'aspirin-before-the-committee',
    type: 'Roundtable Conversations',
    description:
      'In 2018 the ASPREE trial reported that daily aspirin did not prolong disability-free survival in healthy older people, and that it raised the risk of major bleeding. A cardiologist, a geriatrician, a former regulator and a health economist go over the evidence again, as if at a public hearing. How did the habit outlive the evidence for it? And how should benefit and harm be added up when they fall on different people?',
    isPremium: false,
    publishedAt: '2025-10-09T06:00:00.000Z',
    durationSec: 5213,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [],
  },
];
