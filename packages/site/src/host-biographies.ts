import type { HostSlug } from './hosts.ts';

export interface HostBiography {
  /** The full biography, in paragraphs. */
  longBio: readonly string[];
  credentials: readonly string[];
  achievements: readonly string[];
}

/** The long biographies of the two hosts. */
export const HOST_BIOGRAPHIES: Record<HostSlug, HostBiography> = {
  'maren-oduya': {
    longBio: [
      'Maren Oduya trained as a cell biologist and took her doctorate in the biology of ageing. Most of her fifteen years in the field have gone into replication: taking a result that other researchers found convincing, rebuilding the experiment from its description and waiting to see whether the effect appeared a second time.',
      'Often it did not, and the reasons were seldom scandalous. The animals’ feed had changed, the cages stood nearer a door, or the first sample had simply been small. These failures taught her to read the methods section of a paper first. On the show she reads it aloud. Any guest who presents a result can expect to be asked who dropped out of the study.',
      'She teaches trial design to doctoral students and has sat on the committees that look at a trial’s data while it is still running. The studio makes a pot of coffee at ten and another at one. Maren drinks from both and says that she sleeps well. Elias has asked for a control group.',
    ],
    credentials: [
      'PhD in the biology of ageing',
      'Fifteen years of laboratory research on ageing',
      'Teaches trial design to doctoral students',
      'Has served on data monitoring committees for trials in older adults',
    ],
    achievements: [
      'Repeated other laboratories’ lifespan experiments and wrote up the failures as well as the successes',
      'Wrote the one-page checklist that a guest’s paper has to pass before a recording is booked',
      'Begins the discussion of each paper on the show by reading its methods section aloud',
    ],
  },
  'elias-thornquist': {
    longBio: [
      'Elias Thornquist came to medicine as an investor. He began as an analyst of drug royalties, which taught him to read a drug’s label before he looked at any chart. He went on to manage the health investments of an endowment through two market cycles. Its trustees thought in decades but asked for figures every quarter.',
      'Most of the investments that lost money there had been well argued. What the arguments lacked was a base rate: how often a result of that kind, from a trial of that size, had held up before. So he began to write down each forecast with a probability and the date on which it would be judged. His oldest forecasts are older than the show. One, from 2012, gives weight-loss injections a one-in-ten chance of ever becoming an ordinary purchase.',
      'He brought this ledger with him to the show. Every forecast made on the show goes into it, whoever made it, and wrong forecasts stay. Once a year Elias reads out the forecasts that have come due. In the journal he writes about discount rates, royalties and the question of who pays for prevention.',
    ],
    credentials: [
      'CFA charterholder',
      'Former manager of an endowment’s health portfolio',
      'Began as an analyst of drug royalties',
      'Lectures on base rates and discounting to investors and clinicians',
    ],
    achievements: [
      'Invested long-term capital in health through two full market cycles, and began his letters to the trustees with the mistakes',
      'Keeps the show’s ledger: every forecast with its probability, its date and its outcome',
      'Reads aloud, once a year, every forecast whose date has come, starting from the ledger’s first page',
    ],
  },
};
