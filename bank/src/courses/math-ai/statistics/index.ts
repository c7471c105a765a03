import type { QuestionTemplate } from '../../../template.ts';
import { comparingDataTemplates } from './comparing-data.ts';
import { correlationTemplates } from './correlation.ts';
import { correlationTestsTemplates } from './correlation-tests.ts';
import { dataTemplates } from './data.ts';
import { distributionsInQuestionTemplates } from './distributions-in-question.ts';
import { eventsTemplates } from './events.ts';
import { fitAndTTestsTemplates } from './fit-and-t-tests.ts';
import { hypothesisTestsTemplates } from './hypothesis-tests.ts';
import { intervalComparisonsTemplates } from './interval-comparisons.ts';
import { intervalsAndErrorsTemplates } from './intervals-and-errors.ts';
import { intervalsBackwardsTemplates } from './intervals-backwards.ts';
import { markovChainsTemplates } from './markov-chains.ts';
import { measuresTemplates } from './measures.ts';
import { nonLinearRegressionTemplates } from './non-linear-regression.ts';
import { normalDistributionTemplates } from './normal-distribution.ts';
import { poissonAndRegionsTemplates } from './poisson-and-regions.ts';
import { randomVariablesTemplates } from './random-variables.ts';
import { rankCorrelationTemplates } from './rank-correlation.ts';
import { ranksTemplates } from './ranks.ts';
import { sampleMeansTemplates } from './sample-means.ts';
import { samplesAndSizesTemplates } from './samples-and-sizes.ts';
import { surveysTemplates } from './surveys.ts';
import { tablesAndTreesTemplates } from './tables-and-trees.ts';
import { testDecisionsTemplates } from './test-decisions.ts';
import { twoStateChainsTemplates } from './two-state-chains.ts';

/** All templates of topic 4, in the order of the course. */
export const statisticsTemplates: readonly QuestionTemplate[] = [
  ...dataTemplates,
  ...measuresTemplates,
  ...correlationTemplates,
  ...eventsTemplates,
  ...randomVariablesTemplates,
  ...normalDistributionTemplates,
  ...hypothesisTestsTemplates,
  ...intervalsAndErrorsTemplates,
  ...markovChainsTemplates,
  ...surveysTemplates,
  ...testDecisionsTemplates,
  ...fitAndTTestsTemplates,
  ...comparingDataTemplates,
  ...rankCorrelationTemplates,
  ...tablesAndTreesTemplates,
  ...distributionsInQuestionTemplates,
  ...nonLinearRegressionTemplates,
  ...sampleMeansTemplates,
  ...intervalsBackwardsTemplates,
  ...poissonAndRegionsTemplates,
  ...twoStateChainsTemplates,
  ...intervalComparisonsTemplates,
  ...correlationTestsTemplates,
  ...ranksTemplates,
  ...samplesAndSizesTemplates,
];
