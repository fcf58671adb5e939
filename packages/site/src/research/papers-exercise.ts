import type { Paper } from './paper.ts';

/** Endurance, strength and walking speed. */
export const PAPERS_EXERCISE: readonly Paper[] = [
  {
    slug: 'cardiorespiratory-fitness-and-long-term-mortality',
    title:
      'Association of Cardiorespiratory Fitness With Long-term Mortality Among Adults Undergoing Exercise Treadmill Testing',
    authors: 'Mandsager K, Harb S, Cremer P, et al.',
    journal: 'JAMA Network Open',
    year: 2018,
    doi: '10.1001/jamanetworkopen.2018.3605',
    design: 'Retrospective cohort study',
    categories: ['exercise-and-fitness'],
    summary:
      'One American hospital analysed the records of 122,007 patients who had taken a treadmill test and were followed for a median of 8.4 years. Mortality fell with each step up in fitness, and even in the fittest group there was no sign of a limit. Illness lowers fitness just as inactivity does, so the study cannot settle what causes what.',
  },
  {
    slug: 'liftmor',
    title:
      'High-Intensity Resistance and Impact Training Improves Bone Mineral Density and Physical Function in Postmenopausal Women With Osteopenia and Osteoporosis: The LIFTMOR Randomized Controlled Trial',
    authors: 'Watson SL, Weeks BK, Weis LJ, Harding AT, Horan SA, Beck BR',
    journal: 'Journal of Bone and Mineral Research',
    year: 2018,
    doi: '10.1002/jbmr.3284',
    design: 'Randomised trial',
    categories: ['exercise-and-fitness'],
    summary:
      'Heavy lifting and jump landings, supervised twice a week for eight months, were compared with a gentle home programme in 101 postmenopausal women with low bone mass. Bone density at the lumbar spine rose by 2.9 per cent with the training and fell by 1.2 per cent with the home programme. There were too few fractures to compare, and the training was closely supervised.',
  },
  {
    slug: 'the-life-study',
    title:
      'Effect of Structured Physical Activity on Prevention of Major Mobility Disability in Older Adults: The LIFE Study Randomized Clinical Trial',
    authors: 'Pahor M, Guralnik JM, Ambrosius WT, et al.',
    journal: 'JAMA',
    year: 2014,
    doi: '10.1001/jama.2014.5616',
    design: 'Randomised trial',
    categories: ['exercise-and-fitness'],
    summary:
      'For an average of 2.6 years, 1,635 sedentary people aged 70 to 89 followed either a programme of structured activity or one of health education. The outcome was losing the ability to walk 400 metres without sitting down or being helped. It occurred in 30.1 per cent of the active group and 35.5 per cent of the other. All had some physical limitation at the start, so the result does not describe fit people.',
  },
  {
    slug: 'exercise-capacity-and-mortality-among-men',
    title: 'Exercise Capacity and Mortality among Men Referred for Exercise Testing',
    authors: 'Myers J, Prakash M, Froelicher V, Do D, Partington S, Atwood JE',
    journal: 'New England Journal of Medicine',
    year: 2002,
    doi: '10.1056/NEJMoa011858',
    design: 'Cohort study',
    categories: ['exercise-and-fitness', 'cardiovascular-health'],
    summary:
      'Among 6,213 men sent for a treadmill test and followed for a mean of 6.2 years, peak exercise capacity predicted death better than the usual risk factors did. Every additional metabolic equivalent of capacity came with a 12 per cent improvement in survival. Only men were included, all of them referred by a doctor for clinical reasons.',
  },
  {
    slug: 'exercise-training-for-physical-frailty',
    title: 'Exercise Training and Nutritional Supplementation for Physical Frailty in Very Elderly People',
    authors: "Fiatarone MA, O'Neill EF, Ryan ND, et al.",
    journal: 'New England Journal of Medicine',
    year: 1994,
    doi: '10.1056/NEJM199406233302501',
    design: 'Randomised trial',
    categories: ['exercise-and-fitness', 'supplements'],
    summary:
      'A hundred frail nursing-home residents, aged 87 on average, were given resistance training, a multinutrient supplement, both or neither for ten weeks. Strength rose by 113 per cent in those who trained and by 3 per cent in the rest. Walking and stair climbing improved too, while the supplement changed no primary outcome. The trial did not test how long the gains lasted.',
  },
  {
    slug: 'physical-fitness-and-all-cause-mortality',
    title: 'Physical Fitness and All-Cause Mortality: A Prospective Study of Healthy Men and Women',
    authors: 'Blair SN, Kohl HW III, Paffenbarger RS Jr, Clark DG, Cooper KH, Gibbons LW',
    journal: 'JAMA',
    year: 1989,
    doi: '10.1001/jama.1989.03430170057028',
    design: 'Cohort study',
    categories: ['exercise-and-fitness'],
    summary:
      'Instead of asking people about exercise, this study measured the fitness of 10,224 men and 3,120 women on a treadmill at a Texas clinic and followed them for a little over eight years. Death rates fell steeply from the least fit fifth to the next, then more slowly. The patients were mostly white and well off, and deaths among the women were few.',
  },
];
