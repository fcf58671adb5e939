import { elias, maren, type Script } from '../script.ts';

export const strengthAfterSeventy: Script = {
  slug: 'strength-after-seventy',
  title: 'Strength After Seventy',
  audio: 'announced',
  parts: [
    {
      chapter: 'Twelve weeks',
      lines: [
        maren('Our guest, a physiologist, has run trials of resistance training in care homes.'),
        elias(
          'We asked her three things. What changed in twelve weeks, which abilities came back, and who kept going.',
        ),
        maren('Our guest says that the last one matters most. Adherence is the real endpoint.'),
      ],
    },
    {
      chapter: 'A cup of tea',
      lines: [
        maren(
          'I always look at the control group first. In these trials, the controls often get stretching and a cup of tea.',
        ),
        elias('And what happens to them?'),
        maren('They improve as well. So a part of the effect may be the company, the attention, or the routine.'),
      ],
    },
    {
      chapter: 'Week thirteen',
      lines: [
        elias('My question is about week thirteen. The trial is over, and the instructor still has to be paid.'),
        maren('That is a question about money, and not about muscle.'),
        elias('It is both. An effect that ends with the funding is a short one.'),
      ],
    },
  ],
};
