import { elias, maren, type Script } from '../script.ts';

export const readoutsRatesAndAQuietSeptember: Script = {
  slug: 'readouts-rates-and-a-quiet-september',
  title: 'Readouts, Rates and a Quiet September',
  audio: 'same for everyone',
  parts: [
    {
      lines: [
        maren('This is the news of a quiet September. Three late-stage results, two financings, and one retraction.'),
        elias(
          'For each of them, we say what we had expected. Then we say which prices moved, and which should have moved.',
        ),
        maren('I read each drug result by its registered primary endpoint. The secondary ones have to wait.'),
        elias(
          'I turn the relative risks into people per thousand. A large percentage can be a small number of people.',
        ),
        maren('And then?'),
        elias('Then each result goes into the ledger, beside its forecast.'),
        maren('The wrong forecasts stay in the ledger as well.'),
        elias('They do. A ledger with only the good ones would be an advertisement.'),
      ],
    },
  ],
};
