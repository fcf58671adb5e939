import { aHundredThousandWrists } from './articles/a-hundred-thousand-wrists.ts';
import { aNullWorthOwning } from './articles/a-null-worth-owning.ts';
import { aPositiveTestInTheNight } from './articles/a-positive-test-in-the-night.ts';
import { aQuarterCupAtMidnight } from './articles/a-quarter-cup-at-midnight.ts';
import { anExpensiveVerb } from './articles/an-expensive-verb.ts';
import { cookbooksForHungryMen } from './articles/cookbooks-for-hungry-men.ts';
import { deathOrANightInHospital } from './articles/death-or-a-night-in-hospital.ts';
import { faithfulToASugarPill } from './articles/faithful-to-a-sugar-pill.ts';
import { fiftyIngredientsChosenAtRandom } from './articles/fifty-ingredients-chosen-at-random.ts';
import { fourHundredMetresWithoutSitting } from './articles/four-hundred-metres-without-sitting.ts';
import { hungerWithAnEndDate } from './articles/hunger-with-an-end-date.ts';
import { moreMuscleSameStairs } from './articles/more-muscle-same-stairs.ts';
import { nineteenInTenThousand } from './articles/nineteen-in-ten-thousand.ts';
import { onTheSameShelfAsTobacco } from './articles/on-the-same-shelf-as-tobacco.ts';
import { oneMoleculeTwoCounters } from './articles/one-molecule-two-counters.ts';
import { publishedWithdrawnPublishedAgain } from './articles/published-withdrawn-published-again.ts';
import { theGymYouDoNotGoTo } from './articles/the-gym-you-do-not-go-to.ts';
import { theIdealWeightOfAPolicyholder } from './articles/the-ideal-weight-of-a-policyholder.ts';
import { theLotteryOfANewAddress } from './articles/the-lottery-of-a-new-address.ts';
import { theNightThatLiftsTheMood } from './articles/the-night-that-lifts-the-mood.ts';
import { theNotaryWhoBetOnNinety } from './articles/the-notary-who-bet-on-ninety.ts';
import { theOfficialBreakfast } from './articles/the-official-breakfast.ts';
import { thePriceOfAHealthyYear } from './articles/the-price-of-a-healthy-year.ts';
import { theSamePorridgeTwice } from './articles/the-same-porridge-twice.ts';
import { theScoreAtBreakfast } from './articles/the-score-at-breakfast.ts';
import { theStudentsWhoSleptBadly } from './articles/the-students-who-slept-badly.ts';
import { theSugarThatSkippedTheGut } from './articles/the-sugar-that-skipped-the-gut.ts';
import { theTapesInTheBasement } from './articles/the-tapes-in-the-basement.ts';
import { theTaxThatWorkedBeforeItBegan } from './articles/the-tax-that-worked-before-it-began.ts';
import { theTroubleWithARestedDoctor } from './articles/the-trouble-with-a-rested-doctor.ts';
import { theWalkHasNoSalesForce } from './articles/the-walk-has-no-sales-force.ts';
import { theWardAtFourInTheMorning } from './articles/the-ward-at-four-in-the-morning.ts';
import { thereIsNoPlaceboRun } from './articles/there-is-no-placebo-run.ts';
import { thirtyThreeClinicsThirtyYears } from './articles/thirty-three-clinics-thirty-years.ts';
import { twelveWeeksIsNotALife } from './articles/twelve-weeks-is-not-a-life.ts';
import { twoDoctorsOneBicycle } from './articles/two-doctors-one-bicycle.ts';
import { twoHundredAndTwentyMinusAGuess } from './articles/two-hundred-and-twenty-minus-a-guess.ts';
import { twoOrangesAndALemon } from './articles/two-oranges-and-a-lemon.ts';
import { whenTheTabletMeetsTheTreadmill } from './articles/when-the-tablet-meets-the-treadmill.ts';
import { whoOwnsAnOldMolecule } from './articles/who-owns-an-old-molecule.ts';
import { caseStudyEpisodes } from './episodes/case-study-episodes.ts';
import { expertPerspectives } from './episodes/expert-perspectives.ts';
import { founderSpotlight } from './episodes/founder-spotlight.ts';
import { investmentStrategySessions } from './episodes/investment-strategy-sessions.ts';
import { investorLens } from './episodes/investor-lens.ts';
import { newsAndMarketUpdates } from './episodes/news-and-market-updates.ts';
import { roundtableConversations } from './episodes/roundtable-conversations.ts';
import { scienceDeepDive } from './episodes/science-deep-dive.ts';
import { techAndTrendsAnalysis } from './episodes/tech-and-trends-analysis.ts';
import { visionaryFutures } from './episodes/visionary-futures.ts';
import type { SampleArticle, SampleEpisode } from './sample-content.ts';

export type { SampleArticle, SampleEpisode };

/** The sixty sample episodes, grouped by type. The server loads them into an empty site on its first start. */
export const SAMPLE_EPISODES: readonly SampleEpisode[] = [
  ...caseStudyEpisodes,
  ...expertPerspectives,
  ...founderSpotlight,
  ...investmentStrategySessions,
  ...investorLens,
  ...newsAndMarketUpdates,
  ...roundtableConversations,
  ...scienceDeepDive,
  ...techAndTrendsAnalysis,
  ...visionaryFutures,
];

/** The forty sample articles, which are loaded together with the episodes. */
export const SAMPLE_ARTICLES: readonly SampleArticle[] = [
  aHundredThousandWrists,
  aNullWorthOwning,
  aPositiveTestInTheNight,
  aQuarterCupAtMidnight,
  anExpensiveVerb,
  cookbooksForHungryMen,
  deathOrANightInHospital,
  faithfulToASugarPill,
  fiftyIngredientsChosenAtRandom,
  fourHundredMetresWithoutSitting,
  hungerWithAnEndDate,
  moreMuscleSameStairs,
  nineteenInTenThousand,
  onTheSameShelfAsTobacco,
  oneMoleculeTwoCounters,
  publishedWithdrawnPublishedAgain,
  theGymYouDoNotGoTo,
  theIdealWeightOfAPolicyholder,
  theLotteryOfANewAddress,
  theNightThatLiftsTheMood,
  theNotaryWhoBetOnNinety,
  theOfficialBreakfast,
  thePriceOfAHealthyYear,
  theSamePorridgeTwice,
  theScoreAtBreakfast,
  theStudentsWhoSleptBadly,
  theSugarThatSkippedTheGut,
  theTapesInTheBasement,
  theTaxThatWorkedBeforeItBegan,
  theTroubleWithARestedDoctor,
  theWalkHasNoSalesForce,
  theWardAtFourInTheMorning,
  thereIsNoPlaceboRun,
  thirtyThreeClinicsThirtyYears,
  twelveWeeksIsNotALife,
  twoDoctorsOneBicycle,
  twoHundredAndTwentyMinusAGuess,
  twoOrangesAndALemon,
  whenTheTabletMeetsTheTreadmill,
  whoOwnsAnOldMolecule,
];
