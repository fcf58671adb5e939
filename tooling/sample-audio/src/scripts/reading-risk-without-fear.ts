import { elias, maren, type Script } from '../script.ts';

export const readingRiskWithoutFear: Script = {
  slug: 'reading-risk-without-fear',
  title: 'Reading Risk Without Fear',
  audio: 'same for everyone',
  parts: [
    {
      chapter: 'Three headlines',
      lines: [
        maren('Relative risk, absolute risk, or lifetime risk. The same result can make three headlines.'),
        elias('Our guest is a biostatistician. She shows how to choose the one that helps.'),
      ],
    },
    {
      chapter: 'A worked example',
      lines: [
        maren('Her example is the Women’s Health Initiative. In 2002 it frightened a generation of readers.'),
        elias('Why did it?'),
        maren('The percentages did not say how small the risks had been.'),
        elias('So the first thing to ask of a percentage is this. Per cent of what?'),
      ],
    },
    {
      chapter: 'A fund factsheet',
      lines: [
        elias('A fund factsheet can mislead in the same way. In the episode I show one that does.'),
        maren('And you admit that you once did it yourself.'),
        elias('On an old slide, yes. It is easily done.'),
      ],
    },
  ],
};
