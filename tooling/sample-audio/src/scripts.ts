import type { Script } from './script.ts';
import { buildingATrialNobodyWantedToFund } from './scripts/building-a-trial-nobody-wanted-to-fund.ts';
import { fourViewsOnSleepTrackers } from './scripts/four-views-on-sleep-trackers.ts';
import { oneVillageNinetyYearsOfRecords } from './scripts/one-village-ninety-years-of-records.ts';
import { positionSizingForSlowScience } from './scripts/position-sizing-for-slow-science.ts';
import { proteomicsGetsCheap } from './scripts/proteomics-gets-cheap.ts';
import { readingRiskWithoutFear } from './scripts/reading-risk-without-fear.ts';
import { readoutsRatesAndAQuietSeptember } from './scripts/readouts-rates-and-a-quiet-september.ts';
import { senescenceSorted } from './scripts/senescence-sorted.ts';
import { strengthAfterSeventy } from './scripts/strength-after-seventy.ts';
import { theCityAtMedianAgeFiftyFive } from './scripts/the-city-at-median-age-fifty-five.ts';
import { theClockInTheMethylGroups } from './scripts/the-clock-in-the-methyl-groups.ts';
import { whatAHealthyDecadeIsWorth } from './scripts/what-a-healthy-decade-is-worth.ts';

/** The scripts for the audio of the twelve newest sample episodes, newest first. */
export const SCRIPTS: readonly Script[] = [
  theClockInTheMethylGroups,
  whatAHealthyDecadeIsWorth,
  strengthAfterSeventy,
  fourViewsOnSleepTrackers,
  buildingATrialNobodyWantedToFund,
  positionSizingForSlowScience,
  readoutsRatesAndAQuietSeptember,
  oneVillageNinetyYearsOfRecords,
  proteomicsGetsCheap,
  theCityAtMedianAgeFiftyFive,
  senescenceSorted,
  readingRiskWithoutFear,
];
