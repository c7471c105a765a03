import type { QuestionTemplate } from '../../../template.ts';
import { correlationTemplates } from './correlation.ts';
import { dataTemplates } from './data.ts';
import { eventsTemplates } from './events.ts';
import { hypothesisTestsTemplates } from './hypothesis-tests.ts';
import { intervalsAndErrorsTemplates } from './intervals-and-errors.ts';
import { markovChainsTemplates } from './markov-chains.ts';
import { measuresTemplates } from './measures.ts';
import { normalDistributionTemplates } from './normal-distribution.ts';
import { randomVariablesTemplates } from './random-variables.ts';

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
];
