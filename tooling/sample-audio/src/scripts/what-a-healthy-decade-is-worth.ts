import { elias, maren, type Script } from '../script.ts';

export const whatAHealthyDecadeIsWorth: Script = {
  slug: 'what-a-healthy-decade-is-worth',
  title: 'What a Healthy Decade Is Worth',
  audio: 'members',
  parts: [
    {
      chapter: 'Paying now',
      lines: [
        elias(
          'Discount rates were made for factories, and not for human bodies. Today we use one anyway, and we go slowly.',
        ),
        maren('The question is simple to ask. What would you pay now for healthy years that arrive in 2060?'),
      ],
    },
    {
      chapter: 'Two rates',
      lines: [
        elias('Take a pound that is due in 2060. At three per cent a year, it is worth about 37 pence in 2026.'),
        maren('And at seven per cent?'),
        elias('About ten pence. Nothing about the treatment has changed. Only the rate has.'),
        maren('So the choice of the rate decides whether prevention looks wise or wasteful.'),
      ],
    },
    {
      chapter: 'How certain are the years',
      lines: [
        maren('My objection comes before the arithmetic. How certain were those healthy years in the first place?'),
        elias(
          'That is fair. A discount rate is a price for waiting. It doesn’t tell you whether the thing you wait for will come.',
        ),
        maren('So we keep the two questions apart. First the evidence, and then the price.'),
      ],
    },
  ],
};
