import { elias, maren, type Script } from '../script.ts';

export const buildingATrialNobodyWantedToFund: Script = {
  slug: 'building-a-trial-nobody-wanted-to-fund',
  title: 'Building a Trial Nobody Wanted to Fund',
  audio: 'members',
  parts: [
    {
      chapter: 'No owner, no sponsor',
      lines: [
        elias('Nobody owns a generic compound. So nobody sponsors a trial of it.'),
        maren('Our guest founded a company to run such a trial all the same, and kept it alive for six years.'),
        elias('Three things helped: long-term investors, registries, and a simple protocol.'),
      ],
    },
    {
      chapter: 'The protocol, read aloud',
      lines: [
        maren('I read the protocol aloud. It is short, and that is a compliment.'),
        elias('But you dispute two of its endpoints.'),
        maren('I do. We go through both of them, and our guest explains why they are there.'),
      ],
    },
    {
      chapter: 'An honest promise',
      lines: [
        elias('Then I ask what one can honestly promise to a backer. Anyone may make the molecule.'),
        maren('And the trial may show that the molecule does not work.'),
        elias('A promise that survives both of these is a modest one. We try to write it down in one sentence.'),
      ],
    },
  ],
};
