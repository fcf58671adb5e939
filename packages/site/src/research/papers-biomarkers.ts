import type { Paper } from './paper.ts';

/** Blood tests, walking speed, grip strength and what they predict. */
export const PAPERS_BIOMARKERS: readonly Paper[] = [
  {
    slug: 'hallmarks-of-aging-an-expanding-universe',
    title: 'Hallmarks of aging: An expanding universe',
    authors: 'López-Otín C, Blasco MA, Partridge L, Serrano M, Kroemer G',
    journal: 'Cell',
    year: 2023,
    doi: '10.1016/j.cell.2022.11.001',
    design: 'Narrative review',
    categories: ['biomarkers'],
    summary:
      'Ten years after their first list of the hallmarks of ageing, the same five authors updated it. Nine hallmarks became twelve: disabled macroautophagy, chronic inflammation and dysbiosis were added. To qualify, a hallmark should speed up ageing when it is made worse and slow ageing when it is eased. The evidence comes mostly from worms, flies and mice, and a list is not yet a theory.',
  },
  {
    slug: 'dunedinpace',
    title: 'DunedinPACE, a DNA methylation biomarker of the pace of aging',
    authors: 'Belsky DW, Caspi A, Corcoran DL, et al.',
    journal: 'eLife',
    year: 2022,
    doi: '10.7554/eLife.73420',
    design: 'Biomarker development in a birth cohort',
    categories: ['biomarkers'],
    summary:
      'Nineteen markers of organ function were tracked from age 26 to 45 in people born in one New Zealand city in 1972 and 1973. A DNA methylation score from blood was then trained to estimate how fast each person declined. In other cohorts, people with a faster score had more illness, disability and death. The score predicts well, but it is not known whether lowering it improves health.',
    whyItMatters:
      'Maren likes that this score was trained on decline, measured in the same people for two decades. Earlier clocks were trained to estimate a person’s age. Elias asks who has shown that lowering the score slows the decline, and until he gets an answer, he won’t predict what a lower score would do.',
  },
  {
    slug: 'prognostic-value-of-grip-strength',
    title: 'Prognostic value of grip strength: findings from the Prospective Urban Rural Epidemiology (PURE) study',
    authors: 'Leong DP, Teo KK, Rangarajan S, et al.',
    journal: 'The Lancet',
    year: 2015,
    doi: '10.1016/S0140-6736(14)62000-6',
    design: 'Cohort study',
    categories: ['biomarkers', 'exercise-and-fitness'],
    summary:
      'The grip strength of 139,691 adults was measured in 17 countries, rich and poor, and the adults were then followed for a median of four years. Every five kilograms less of grip strength went with a 16 per cent higher hazard of death. Grip predicted mortality better than systolic blood pressure did. A weak grip may simply be a sign of illness already under way.',
  },
  {
    slug: 'dna-methylation-age-of-human-tissues',
    title: 'DNA methylation age of human tissues and cell types',
    authors: 'Horvath S',
    journal: 'Genome Biology',
    year: 2013,
    doi: '10.1186/gb-2013-14-10-r115',
    design: 'Biomarker development from pooled datasets',
    categories: ['biomarkers'],
    summary:
      'Some eight thousand samples from 82 public datasets, covering 51 healthy tissues and cell types, were searched for methylation marks that change with age. A score from 353 sites estimated chronological age with a median error of 3.6 years in test data. The score was trained to match chronological age, so it cannot promise to measure anything else.',
  },
  {
    slug: 'gait-speed-and-survival',
    title: 'Gait Speed and Survival in Older Adults',
    authors: 'Studenski S, Perera S, Patel K, et al.',
    journal: 'JAMA',
    year: 2011,
    doi: '10.1001/jama.2010.1923',
    design: 'Pooled analysis of cohort studies',
    categories: ['biomarkers', 'exercise-and-fitness'],
    summary:
      'In nine cohorts with 34,485 people aged 65 or more, usual walking speed was timed over a short distance and compared with survival over 6 to 21 years. Each extra tenth of a metre per second went with a hazard of death about 12 per cent lower. Walking depends on many organs at once, which is why its speed predicts survival well but explains little.',
  },
  {
    slug: 'telomere-shortening-and-life-stress',
    title: 'Accelerated telomere shortening in response to life stress',
    authors: 'Epel ES, Blackburn EH, Lin J, et al.',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2004,
    doi: '10.1073/pnas.0407162101',
    design: 'Cross-sectional study',
    categories: ['biomarkers', 'mental-health'],
    summary:
      'In 58 healthy premenopausal mothers, most of them caring for a chronically ill child, the length of telomeres in blood cells was compared with how stressed the women felt. In the most stressed women, telomeres were shorter by the equivalent of at least a decade of ageing. Each woman was measured only once, so the study did not observe any telomeres getting shorter.',
  },
];
