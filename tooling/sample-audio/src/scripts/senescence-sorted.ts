import { elias, maren, type Script } from '../script.ts';

export const senescenceSorted: Script = {
  slug: 'senescence-sorted',
  title: 'Senescence, Sorted',
  audio: 'members',
  parts: [
    {
      chapter: 'Old cells',
      lines: [
        maren('Old cells are not all alike. This episode is a tour of what is known about them.'),
        elias('We look at the markers first, then at the mouse studies, and then at the first human trials.'),
        maren('And at the reasons to wait for replication.'),
      ],
    },
    {
      chapter: 'An odd couple',
      lines: [
        elias(
          'The drugs get a fair hearing. The field has an odd couple: a leukaemia medicine, paired with a plant pigment.',
        ),
        maren('We describe what was tested, and in which animals.'),
        elias('I ask how often a result in mice has survived the first trial in people.'),
      ],
    },
    {
      chapter: 'The cells to keep',
      lines: [
        maren(
          'I spend some time on the senescent cells that it would be better to keep. Some of them are busy closing wounds.',
        ),
        elias('So clearing all of them is not the goal.'),
        maren('Sorting them is. That is harder, and it is the reason for our title.'),
      ],
    },
  ],
};
