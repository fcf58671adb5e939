import type { Paper } from './paper.ts';

/** Sleep laboratories, questionnaires and one large trial. */
export const PAPERS_SLEEP: readonly Paper[] = [
  {
    slug: 'sleep-duration-and-incidence-of-dementia',
    title: 'Association of sleep duration in middle and old age with incidence of dementia',
    authors: 'Sabia S, Fayosse A, Dumurgier J, et al.',
    journal: 'Nature Communications',
    year: 2021,
    doi: '10.1038/s41467-021-22354-2',
    design: 'Cohort study',
    categories: ['sleep-and-recovery', 'mental-health'],
    summary:
      'In the Whitehall II study, 7,959 British civil servants reported at intervals how long they slept and were followed for 25 years. Those who slept six hours or less at 50, 60 and 70 had about 30 per cent more dementia than those who always slept seven. Early dementia can itself disturb sleep. That is less likely at fifty, but the study cannot rule it out.',
  },
  {
    slug: 'the-save-trial',
    title: 'CPAP for Prevention of Cardiovascular Events in Obstructive Sleep Apnea',
    authors: 'McEvoy RD, Antic NA, Heeley E, et al.',
    journal: 'New England Journal of Medicine',
    year: 2016,
    doi: '10.1056/NEJMoa1606599',
    design: 'Randomised trial',
    categories: ['sleep-and-recovery', 'cardiovascular-health'],
    summary:
      'Treating sleep apnoea with a pressurised mask did not prevent cardiovascular events in 2,717 adults with established vascular disease, followed for a mean of 3.7 years. Snoring, daytime sleepiness and mood did improve. Masks were worn for 3.3 hours a night on average, and very sleepy patients had been excluded.',
  },
  {
    slug: 'sleep-drives-metabolite-clearance',
    title: 'Sleep Drives Metabolite Clearance from the Adult Brain',
    authors: 'Xie L, Kang H, Xu Q, et al.',
    journal: 'Science',
    year: 2013,
    doi: '10.1126/science.1241224',
    design: 'Animal experiment',
    categories: ['sleep-and-recovery'],
    summary:
      'When mice slept or were anaesthetised, the space between their brain cells grew by about 60 per cent and injected amyloid left faster than in waking animals. The popular idea that sleep rinses the brain comes from this paper. The experiment used tracers in mice, and a 2024 mouse study using another method reported slower clearance during sleep.',
  },
  {
    slug: 'sleep-duration-and-all-cause-mortality',
    title: 'Sleep Duration and All-Cause Mortality: A Systematic Review and Meta-Analysis of Prospective Studies',
    authors: "Cappuccio FP, D'Elia L, Strazzullo P, Miller MA",
    journal: 'Sleep',
    year: 2010,
    doi: '10.1093/sleep/33.5.585',
    design: 'Meta-analysis of cohort studies',
    categories: ['sleep-and-recovery'],
    summary:
      'Sixteen prospective studies of how long people sleep were pooled, with 1.38 million people and more than 112,000 deaths. Short sleepers had a relative risk of death of 1.12 and long sleepers of 1.30, compared with people in between. Nearly everyone estimated their own sleep, and long sleep may be a sign of disease already present.',
  },
  {
    slug: 'sleep-habits-and-the-common-cold',
    title: 'Sleep Habits and Susceptibility to the Common Cold',
    authors: 'Cohen S, Doyle WJ, Alper CM, Janicki-Deverts D, Turner RB',
    journal: 'Archives of Internal Medicine',
    year: 2009,
    doi: '10.1001/archinternmed.2008.505',
    design: 'Viral challenge study',
    categories: ['sleep-and-recovery'],
    summary:
      'For two weeks, 153 volunteers aged 21 to 55 reported their sleep. They were then given nose drops containing a rhinovirus and stayed in quarantine. Those averaging under seven hours were nearly three times as likely to develop a cold as those with eight or more. The researchers controlled who got the virus, but not how long anyone slept.',
  },
  {
    slug: 'interns-work-hours-and-medical-errors',
    title: "Effect of Reducing Interns' Work Hours on Serious Medical Errors in Intensive Care Units",
    authors: 'Landrigan CP, Rothschild JM, Cronin JW, et al.',
    journal: 'New England Journal of Medicine',
    year: 2004,
    doi: '10.1056/NEJMoa041406',
    design: 'Randomised trial',
    categories: ['sleep-and-recovery'],
    summary:
      'Interns in the intensive care units of one Boston hospital were randomised to the traditional rota, with shifts of 24 hours or more, or to a rota without such shifts. Over 2,203 patient-days, serious medical errors were 35.9 per cent more frequent on the traditional rota. Later trials across whole residency programmes found that longer shifts did not raise mortality.',
  },
  {
    slug: 'the-cumulative-cost-of-additional-wakefulness',
    title:
      'The Cumulative Cost of Additional Wakefulness: Dose-Response Effects on Neurobehavioral Functions and Sleep Physiology From Chronic Sleep Restriction and Total Sleep Deprivation',
    authors: 'Van Dongen HPA, Maislin G, Mullington JM, Dinges DF',
    journal: 'Sleep',
    year: 2003,
    doi: '10.1093/sleep/26.2.117',
    design: 'Randomised laboratory experiment',
    categories: ['sleep-and-recovery'],
    summary:
      'In a laboratory, 48 healthy young adults were allowed four, six or eight hours in bed for fourteen nights, or no sleep at all for three nights. With four or six hours in bed, lapses of attention increased day after day, while the volunteers felt only slightly sleepier. The group was small, and the tasks were dull, as they usually are in such laboratories.',
  },
  {
    slug: 'mortality-sleep-duration-and-insomnia',
    title: 'Mortality Associated With Sleep Duration and Insomnia',
    authors: 'Kripke DF, Garfinkel L, Wingard DL, Klauber MR, Marler MR',
    journal: 'Archives of General Psychiatry',
    year: 2002,
    doi: '10.1001/archpsyc.59.2.131',
    design: 'Cohort study',
    categories: ['sleep-and-recovery'],
    summary:
      'In 1982 more than 1.1 million Americans aged 30 to 102 told the American Cancer Society how long they slept, and deaths were counted until 1988. Survival was best at seven hours. Sleeping eight hours or more, or six or less, went with higher mortality, while insomnia did not. People reported their own sleep, only once, and the study cannot show cause.',
  },
  {
    slug: 'impact-of-sleep-debt',
    title: 'Impact of sleep debt on metabolic and endocrine function',
    authors: 'Spiegel K, Leproult R, Van Cauter E',
    journal: 'The Lancet',
    year: 1999,
    doi: '10.1016/S0140-6736(99)01376-8',
    design: 'Laboratory experiment',
    categories: ['sleep-and-recovery', 'metabolic-health'],
    summary:
      'Eleven young men spent six nights with four hours in bed, followed by six nights with twelve. Glucose tolerance was lower and evening cortisol higher when sleep was short. The finding opened up research on sleep and metabolism. However, the sample was tiny, and the comparison was with nights of recovery instead of ordinary nights.',
  },
];
