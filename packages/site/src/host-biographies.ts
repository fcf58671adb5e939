import type { HostSlug } from './hosts.ts';

export interface HostBiography {
  /** The full biography, in paragraphs. */
  longBio: readonly string[];
  credentials: readonly string[];
  achievements: readonly string[];
}

/** The two hosts at length. */
export const HOST_BIOGRAPHIES: Record<HostSlug, HostBiography> = {
  'maren-oduya': {
    longBio: [
      'Maren Oduya trained as a cell biologist and took her doctorate in the biology of ageing. Most of her fifteen years in the field have gone into replication: borrowing a result that somebody else found convincing, rebuilding the experiment from its description and waiting to see whether the effect turned up a second time.',
      'Often it did not, and the reasons were seldom scandalous. The feed had changed, or the cages stood nearer a door, or the first sample had simply been small. That education in honest failure made her a reader of methods sections, which she now reads first and, on the show, aloud. A guest who brings a result can expect to be asked who dropped out.',
      'She teaches trial design to doctoral students and has sat on the committees that look at a trial’s data while it is still running. Maren drinks from both of the studio’s pots of coffee and reports sleeping well. Elias has requested a control arm.',
    ],
    credentials: [
      'PhD in the biology of ageing',
      'Fifteen years of laboratory research on ageing',
      'Teaches trial design to doctoral students',
      'Has served on data monitoring committees for trials in older adults',
    ],
    achievements: [
      'Repeated other laboratories’ lifespan experiments and wrote up the ones that failed beside the ones that held',
      'Wrote the one-page checklist that a guest’s paper meets before a recording is booked',
      'Opens each paper the show discusses by reading its methods section aloud',
    ],
  },
  'elias-thornquist': {
    longBio: [
      'Elias Thornquist came to medicine through its cash flows. He began as an analyst of drug royalties, which taught him to read a label before a chart, and went on to run the health sleeve of an endowment through two cycles. His trustees thought in decades and asked for figures every quarter.',
      'Most of the losing theses he met there had been well argued. What they lacked was a base rate: how often a result of that kind, from a trial of that size, had held up before. So he began to write each forecast down with a probability and the date on which it would be judged. The oldest pages are older than the show. One, from 2012, gives an injection for weight a chance of one in ten of ever becoming an ordinary purchase.',
      'The ledger came with him into the studio. Every forecast made on the show is entered, whoever made it, with the misses in the same ink, and once a year Elias reads out those that have fallen due. In the journal he writes about discount rates, royalties and the question of who pays for prevention.',
    ],
    credentials: [
      'CFA charterholder',
      'Former manager of an endowment’s health portfolio',
      'Began as an analyst of drug royalties',
      'Lectures on base rates and discounting to investors and clinicians',
    ],
    achievements: [
      'Invested patient capital in health through two full cycles, and wrote to the trustees about the mistakes first',
      'Keeps the show’s ledger: every forecast with its probability, its date and what happened',
      'Reads the forecasts that have fallen due aloud once a year, from the first page',
    ],
  },
};
