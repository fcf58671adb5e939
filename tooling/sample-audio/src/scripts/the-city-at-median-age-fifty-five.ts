import { elias, maren, type Script } from '../script.ts';

export const theCityAtMedianAgeFiftyFive: Script = {
  slug: 'the-city-at-median-age-fifty-five',
  title: 'The City at Median Age Fifty-Five',
  audio: 'same for everyone',
  parts: [
    {
      chapter: 'A city for long lives',
      lines: [
        maren(
          'Benches, mortgages, night buses, and juries. An urban economist imagines a city that is planned for long lives.',
        ),
        elias('Our guest then works out what the first five changes would cost. That is the part I like.'),
      ],
    },
    {
      chapter: 'The walk to the shops',
      lines: [
        maren('The walk to the shops turns out to be the largest exercise programme that a council runs.'),
        elias('And the council usually doesn’t notice that it runs one.'),
        maren('So moving a shop is also a decision about exercise.'),
      ],
    },
    {
      chapter: 'A bench that faces people',
      lines: [
        elias('And then there is an item on the list that costs little. It is a bench.'),
        maren('A bench that faces other people. It may be the cheapest measure against loneliness on the list.'),
        elias('It may be. We ask how one would find out.'),
      ],
    },
  ],
};
