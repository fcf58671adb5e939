import type { Paper } from './paper.ts';

/** Supplements that were tested in long trials. */
export const PAPERS_SUPPLEMENTS: readonly Paper[] = [
  {
    slug: 'vital-vitamin-d',
    title: 'Vitamin D Supplements and Prevention of Cancer and Cardiovascular Disease',
    authors: 'Manson JE, Cook NR, Lee IM, et al.',
    journal: 'New England Journal of Medicine',
    year: 2019,
    doi: '10.1056/NEJMoa1809944',
    design: 'Randomised trial',
    categories: ['supplements', 'cardiovascular-health'],
    summary:
      'Vitamin D or placebo went by post to 25,871 American men of 50 or more and women of 55 or more for a median of 5.3 years. Neither invasive cancer nor major cardiovascular events differed, with hazard ratios of 0.96 and 0.97. Most participants were not deficient at the start, so the trial says little about those who are.',
  },
  {
    slug: 'vital-omega-3',
    title: 'Marine n−3 Fatty Acids and Prevention of Cardiovascular Disease and Cancer',
    authors: 'Manson JE, Cook NR, Lee IM, et al.',
    journal: 'New England Journal of Medicine',
    year: 2019,
    doi: '10.1056/NEJMoa1811403',
    design: 'Randomised trial',
    categories: ['supplements', 'cardiovascular-health'],
    summary:
      'Fish oil (omega-3) was the other half of VITAL: the same 25,871 American adults, the same median of 5.3 years, a placebo of its own. Neither major cardiovascular events nor invasive cancer fell significantly, with hazard ratios of 0.92 and 1.03. Heart attacks alone were fewer, a secondary result uncorrected for the number of comparisons.',
  },
  {
    slug: 'multivitamins-and-cancer-in-men',
    title:
      "Multivitamins in the Prevention of Cancer in Men: The Physicians' Health Study II Randomized Controlled Trial",
    authors: 'Gaziano JM, Sesso HD, Christen WG, et al.',
    journal: 'JAMA',
    year: 2012,
    doi: '10.1001/jama.2012.14641',
    design: 'Randomised trial',
    categories: ['supplements'],
    summary:
      'Male American doctors of 50 and over, 14,641 of them, swallowed a daily multivitamin or placebo for a median of 11.2 years. Cancers of every kind together were 8 per cent fewer, with a confidence interval that barely cleared one, and cancer deaths did not differ significantly. Physicians who volunteer for trials are an unusually healthy sample.',
  },
  {
    slug: 'select-vitamin-e',
    title: 'Vitamin E and the Risk of Prostate Cancer: The Selenium and Vitamin E Cancer Prevention Trial (SELECT)',
    authors: 'Klein EA, Thompson IM Jr, Tangen CM, et al.',
    journal: 'JAMA',
    year: 2011,
    doi: '10.1001/jama.2011.1437',
    design: 'Randomised trial with extended follow-up',
    categories: ['supplements'],
    summary:
      'Hopes raised by earlier trials sent selenium, vitamin E, both or neither to 35,533 men to see whether prostate cancer could be prevented. After at least seven years, men given vitamin E alone had 17 per cent more of it than men on placebo. The selenium arms showed no significant difference, and the mechanism remains unexplained.',
  },
  {
    slug: 'mortality-in-trials-of-antioxidant-supplements',
    title:
      'Mortality in Randomized Trials of Antioxidant Supplements for Primary and Secondary Prevention: Systematic Review and Meta-analysis',
    authors: 'Bjelakovic G, Nikolova D, Gluud LL, Simonetti RG, Gluud C',
    journal: 'JAMA',
    year: 2007,
    doi: '10.1001/jama.297.8.842',
    design: 'Meta-analysis of randomised trials',
    categories: ['supplements'],
    summary:
      'Results of 68 randomised trials with 232,606 participants were pooled to ask whether beta carotene, vitamins A, C and E or selenium affect mortality. Taken all together they did not; in the 47 trials at low risk of bias mortality was 5 per cent higher. Doses, durations and patients differed greatly, and the sick were mixed with the well.',
  },
  {
    slug: 'alpha-tocopherol-beta-carotene-trial',
    title:
      'The Effect of Vitamin E and Beta Carotene on the Incidence of Lung Cancer and Other Cancers in Male Smokers',
    authors: 'Alpha-Tocopherol, Beta Carotene Cancer Prevention Study Group',
    journal: 'New England Journal of Medicine',
    year: 1994,
    doi: '10.1056/NEJM199404143301501',
    design: 'Randomised trial',
    categories: ['supplements'],
    summary:
      'Finnish men who smoked, 29,133 of them aged 50 to 69, took vitamin E, beta carotene, both or neither for five to eight years. Lung cancer was 18 per cent more frequent among those given beta carotene, and deaths from all causes 8 per cent; vitamin E made no difference to lung cancer. Nothing here describes people who never smoked.',
    whyItMatters:
      'The carrot had an excellent record and the capsule was expected to inherit it. Elias files this under reputations that do not transfer; Maren adds that only chance, properly used, could have shown it.',
  },
];
