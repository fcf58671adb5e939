import { elias, maren, type Script } from '../script.ts';

export const proteomicsGetsCheap: Script = {
  slug: 'proteomics-gets-cheap',
  title: 'Proteomics Gets Cheap',
  audio: 'announced',
  parts: [
    {
      chapter: 'A drop of blood',
      lines: [
        elias('Seven thousand proteins can be measured in a drop of blood, for the price of a dinner.'),
        maren('We ask what else changes when measurement becomes cheap.'),
        elias('I also ask what the falling price curves leave out. A cheap measurement may still need expensive work.'),
      ],
    },
    {
      chapter: 'Diet and breakfast',
      lines: [
        maren('Diet leaves its traces in the plasma. So does a skipped breakfast.'),
        elias('How do you tell the two apart?'),
        maren('That takes careful sampling, and we look at how it is done.'),
      ],
    },
    {
      chapter: 'The old test',
      lines: [
        elias('The test for any new risk score stays old-fashioned.'),
        maren('Does it beat age, sex, and a blood-pressure cuff?'),
        elias('If it doesn’t, then a low price is not enough.'),
      ],
    },
  ],
};
