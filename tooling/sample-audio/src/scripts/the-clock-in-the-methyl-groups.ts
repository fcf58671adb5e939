import { elias, maren, type Script } from '../script.ts';

export const theClockInTheMethylGroups: Script = {
  slug: 'the-clock-in-the-methyl-groups',
  title: 'The Clock in the Methyl Groups',
  audio: 'announced',
  parts: [
    {
      chapter: 'What the clock reads',
      lines: [
        maren('Today we read the studies behind epigenetic clocks. They promise one number for your biological age.'),
        elias(
          'A number is easy to sell. So I ask what was measured, in which people, and how often the result was repeated.',
        ),
        maren('The clocks were built from three cohorts. We go through each study, with its methods first.'),
      ],
    },
    {
      chapter: 'Two years of difference',
      lines: [
        elias('Suppose your clock says that you are two years older than your passport says. What does that tell you?'),
        maren(
          'Before it tells you anything, we have to know the measurement error. Much of our conversation is about that error.',
        ),
        elias(
          'If two measurements of one sample can differ by about two years, then your two years may mean very little.',
        ),
      ],
    },
    {
      chapter: 'A clock in a trial',
      lines: [
        maren('The harder question is for drug developers. When could a clock replace a clinical outcome?'),
        elias('It would have to predict that outcome, and it would have to do so more than once.'),
        maren('Until then, a trial still has to wait for the outcome itself.'),
      ],
    },
  ],
};
