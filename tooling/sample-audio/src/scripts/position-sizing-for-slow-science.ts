import { elias, maren, type Script } from '../script.ts';

export const positionSizingForSlowScience: Script = {
  slug: 'position-sizing-for-slow-science',
  title: 'Position Sizing for Slow Science',
  audio: 'members',
  parts: [
    {
      chapter: 'The first question',
      lines: [
        maren('In this episode we answer questions from members. The first one is about patience.'),
        elias('A member asks how large one position should be if the result takes ten years.'),
        maren('Most portfolios give way before the thesis has been tested.'),
        elias('So we start with base rates, and leave the excitement for later.'),
      ],
    },
    {
      chapter: 'The base rate',
      lines: [
        elias(
          'An industry count for the years 2011 to 2020 looked at drugs in phase one. The chance of approval was 7.9 per cent.',
        ),
        maren('Another member asks whether owning ten programmes is safe.'),
        elias('If the ten are independent, all of them still fail about 44 per cent of the time.'),
      ],
    },
    {
      chapter: 'A word to distrust',
      lines: [
        maren('I distrust the word independent. Ten programmes can rest on the same idea about the same disease.'),
        elias('Then they can all be wrong together.'),
        maren('So we count ideas, and not only drugs. That is arithmetic, and it isn’t advice.'),
      ],
    },
  ],
};
