import { elias, maren, type Script } from '../script.ts';

export const oneVillageNinetyYearsOfRecords: Script = {
  slug: 'one-village-ninety-years-of-records',
  title: 'One Village, Ninety Years of Records',
  audio: 'same for everyone',
  parts: [
    {
      chapter: 'The records',
      lines: [
        maren('This episode is about one village, and ninety years of its records.'),
        elias('There were parish ledgers, there was a clinic archive, and there was a good statistician.'),
        maren('Together they made a natural experiment on salt, stairs, and friendship.'),
      ],
    },
    {
      chapter: 'Three causes at once',
      lines: [
        maren(
          'My question is whether we can tell the effects apart. In this village, everybody walks, everybody eats alike, and everybody has company.',
        ),
        elias('If all three come together, then the records can’t say which one did the work.'),
        maren('They can say a little. We look at how much.'),
      ],
    },
    {
      chapter: 'The people who left',
      lines: [
        elias(
          'I follow the villagers who moved away. If the records lose sight of them, their illnesses are missing too.',
        ),
        maren('And then the village looks healthier than it was.'),
        elias('So before we admire a village, we count the people who left it.'),
      ],
    },
  ],
};
