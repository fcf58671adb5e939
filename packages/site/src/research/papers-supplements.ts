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
      'For a median of 5.3 years, 25,871 American men of 50 or more and women of 55 or more were sent vitamin D or placebo by post. The rates of invasive cancer and of major cardiovascular events did not differ, with hazard ratios of 0.96 and 0.97. Most participants were not deficient at the start, so the trial says little about people who are.',
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
      'The VITAL trial of vitamin D also tested fish oil (omega-3) against a placebo of its own, in the same 25,871 American adults over the same median of 5.3 years. Neither major cardiovascular events nor invasive cancer fell significantly, with hazard ratios of 0.92 and 1.03. Heart attacks alone were fewer, but that is a secondary result, not corrected for the number of comparisons.',
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
      'For a median of 11.2 years, 14,641 male American doctors of 50 and over took a daily multivitamin or placebo. With the multivitamin, cancers of all kinds together were 8 per cent fewer. That result was only just statistically significant, and cancer deaths did not differ significantly. Physicians who volunteer for trials are an unusually healthy sample.',
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
      'Earlier trials had raised hopes that selenium and vitamin E prevent prostate cancer, so 35,533 men were given selenium, vitamin E, both or neither. After at least seven years, men given vitamin E alone had 17 per cent more prostate cancer than men on placebo. The selenium groups showed no significant difference, and the mechanism remains unexplained.',
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
      'Results of 68 randomised trials with 232,606 participants were pooled to ask whether beta carotene, vitamins A, C and E or selenium affect mortality. In all the trials together they did not. In the 47 trials at low risk of bias, mortality was 5 per cent higher with supplements. Doses, durations and patients differed greatly, and some trials were in sick people, others in healthy ones.',
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
      'In Finland, 29,133 male smokers aged 50 to 69 took vitamin E, beta carotene, both or neither for five to eight years. With beta carotene, lung cancer was 18 per cent more frequent and death from any cause 8 per cent more frequent. Vitamin E made no difference to lung cancer. The trial says nothing about people who never smoked.',
    whyItMatters:
      'Vegetables rich in beta carotene had an excellent record, and a capsule of beta carotene was expected to do as well. It did not, and Elias cites this trial whenever somebody assumes that a reputation carries over. Maren adds that only a randomised trial could have shown it.',
  },
];
