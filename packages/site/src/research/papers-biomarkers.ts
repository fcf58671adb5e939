import type { Paper } from './paper.ts';

/** What a blood sample, a stopwatch or a grip can predict. */
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
      'Ten years after drawing the map, five authors redrew it. Nine hallmarks became twelve: disabled macroautophagy, chronic inflammation and dysbiosis joined the list, each judged by whether worsening it speeds ageing and easing it slows it. The evidence comes mostly from worms, flies and mice, and a list is not yet a theory.',
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
      'People born in one New Zealand city in 1972 and 1973 had nineteen markers of organ function tracked from age 26 to 45; a blood methylation score was then trained to reproduce their rate of decline. In other cohorts a faster score went with more illness, disability and death. It predicts well; whether moving it moves anything is open.',
    whyItMatters:
      'Maren respects that the target was decline measured in the same people for two decades, where earlier clocks aimed at a birthday. Elias asks who has shown that slowing the dial slows the decline, and leaves that line of the ledger blank.',
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
      'Hand dynamometers were squeezed by 139,691 adults in 17 countries, rich and poor, who were then followed for a median of four years. Each five kilograms less of grip went with a 16 per cent higher hazard of death, and grip predicted mortality better than systolic blood pressure did. A weak hand may only report illness already under way.',
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
      'Some eight thousand samples from 82 public datasets, covering 51 healthy tissues and cell types, were searched for methylation marks that keep time. A sum over 353 sites estimated chronological age with a median error of 3.6 years in test data. Birthdays were the target, so agreement with birthdays was what it could promise.',
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
      'Nine cohorts, 34,485 people aged 65 or more, a stopwatch and a short corridor: usual walking speed was set against survival over 6 to 21 years. Each extra tenth of a metre per second went with a hazard of death about 12 per cent lower. The walk measures many organs at once, which is why it predicts and why it explains little.',
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
      'Telomeres in the blood cells of 58 healthy premenopausal mothers, most of them caring for a chronically ill child, were set against how stressed the women felt. In the most stressed they were shorter by the equivalent of at least a decade of ageing. Each woman was measured once, so nobody was seen to shorten.',
  },
];
