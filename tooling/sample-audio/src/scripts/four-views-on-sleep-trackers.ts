import { elias, maren, type Script } from '../script.ts';

export const fourViewsOnSleepTrackers: Script = {
  slug: 'four-views-on-sleep-trackers',
  title: 'Four Views on Sleep Trackers',
  audio: 'announced',
  parts: [
    {
      chapter: 'Four chairs',
      lines: [
        maren('We have four guests today. A sleep scientist, a device engineer, an insurer, and a sceptic.'),
        elias('All of them talk about the same thing: the data from a tracker on the wrist.'),
        maren('We ask where the tracker agrees with the sleep laboratory, and where it only appears to agree.'),
      ],
    },
    {
      chapter: 'Bedtimes and stages',
      lines: [
        elias('About bedtimes, our guests hardly disagree.'),
        maren('About sleep stages, they nearly break off the conversation.'),
        elias('That is the useful part. A device may be good at one thing and poor at another.'),
      ],
    },
    {
      chapter: 'The morning score',
      lines: [
        maren('The last half hour goes to a plainer question. You wake up, and a device gives you a score.'),
        elias('Does the score help anyone to sleep at night?'),
        maren('We leave the answer to our four guests. They give more than one.'),
      ],
    },
  ],
};
