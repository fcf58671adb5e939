import { appleSample, sampleFilm, spotifySample, youtubeSample } from '../open-works.ts';
import type { SampleEpisode } from '../sample-content.ts';

export const visionaryFutures: readonly SampleEpisode[] = [
  {
    title: 'The City at Median Age Fifty-Five',
    slug: 'the-city-at-median-age-fifty-five',
    type: 'Visionary Futures',
    description:
      'Benches, mortgages, night buses, juries: an urban economist imagines a city planned for long lives, then works out what the first five changes would cost. The walk to the shops turns out to be the largest exercise programme a council runs, usually without noticing. And a bench that faces other people may be the cheapest measure against loneliness on the list.',
    isPremium: false,
    publishedAt: '2026-09-10T06:00:00.000Z',
    durationSec: 4172,
    videoEmbedUrl: sampleFilm('sintel'),
    topics: ['exercise', 'mental-and-emotional-health'],
    media: [],
  },
  {
    title: 'A Barbell in Every Library',
    slug: 'a-barbell-in-every-library',
    type: 'Visionary Futures',
    description:
      'Suppose that the public library of 2045 offered squat racks and cookers as readily as novels. A librarian, an architect and a physiotherapist plan the building with us, room by room, from the weights beside the periodicals to the kitchen where somebody is learning to cook lentils at eighty. The sums come last: staff, insurance, floor loading, and how many hip fractures the building would have to prevent to be worth its cost.',
    isPremium: false,
    publishedAt: '2026-06-18T06:00:00.000Z',
    durationSec: 3741,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['exercise', 'nutrition'],
    media: [youtubeSample('tears-of-steel', 'The library tour on film')],
  },
  {
    title: 'The Sixty-Year Working Life',
    slug: 'the-sixty-year-working-life',
    type: 'Visionary Futures',
    description:
      'If careers are to last six decades, employers will have to stop treating bodies as something staff leave in the car park. A labour economist redesigns the week around three things firms rarely budget for: sleep, lunch and moving about. Night rotas get the longest discussion. We also revisit the London bus study of 1953: conductors climbed stairs, drivers sat, and the drivers had more coronary disease.',
    isPremium: true,
    publishedAt: '2026-06-04T06:00:00.000Z',
    durationSec: 4594,
    videoEmbedUrl: sampleFilm('elephants-dream'),
    topics: ['exercise', 'nutrition', 'sleep'],
    media: [
      spotifySample('Hear it on Spotify'),
      appleSample('Hear it on Apple Podcasts'),
      youtubeSample('elephants-dream', 'The full hour on film'),
    ],
  },
  {
    title: 'The Grocer Who Sold Insurance',
    slug: 'the-grocer-who-sold-insurance',
    type: 'Visionary Futures',
    description:
      'Imagine a supermarket that sells you life insurance and so has a reason to care what you put in the trolley. An actuary and a food historian design the firm with us, then try to break it. Cheap vegetables are the pleasant part. The less pleasant parts are the till receipt as a medical record, the customer priced out for liking butter, and the thin evidence that a discount on spinach changes mortality at all.',
    isPremium: false,
    publishedAt: '2026-02-05T06:00:00.000Z',
    durationSec: 3368,
    videoEmbedUrl: null,
    topics: ['nutrition', 'risk-assessment'],
    media: [youtubeSample('elephants-dream', 'The shop tour on film')],
  },
  {
    title: 'A Pill for the Whole Street',
    slug: 'a-pill-for-the-whole-street',
    type: 'Visionary Futures',
    description:
      'In 2003 two epidemiologists proposed in the BMJ that a single combined tablet for everyone aged fifty-five and over might prevent most heart attacks and strokes. We imagine a street that followed the proposal, twenty years on: who was spared, who was treated for nothing, and who felt worse. Trials have since tested versions of the idea. Old drugs, given to everybody at small odds of benefit for each person, make for an unusual sum of costs and benefits.',
    isPremium: false,
    publishedAt: '2025-11-20T06:00:00.000Z',
    durationSec: 3817,
    videoEmbedUrl: sampleFilm('big-buck-bunny'),
    topics: ['risk-assessment', 'medications-and-supplements'],
    media: [appleSample('The episode on Apple Podcasts')],
  },
  {
    title: 'The Hospital That Let You Sleep',
    slug: 'the-hospital-that-let-you-sleep',
    type: 'Visionary Futures',
    description:
      'Wards wake sick people at six to ask how they slept, and a hospital designer would like to know what it would cost to stop. The building she imagines dims its lights at nine, moves the drug round and silences most of the alarms. A ward pharmacist says which medicines could wait for breakfast. The TIME trial, which compared morning and evening blood-pressure tablets and found little difference between them, offers unexpected help.',
    isPremium: false,
    publishedAt: '2025-10-02T06:00:00.000Z',
    durationSec: 4063,
    videoEmbedUrl: sampleFilm('tears-of-steel'),
    topics: ['sleep', 'medications-and-supplements'],
    media: [
      youtubeSample('tears-of-steel', 'Full conversation on film'),
      appleSample('Listen on Apple Podcasts'),
      spotifySample('Listen on Spotify'),
    ],
  },
];
