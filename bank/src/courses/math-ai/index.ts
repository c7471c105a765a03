import type { QuestionTemplate } from '../../template.ts';
import { calculusTemplates } from './calculus/index.ts';
import { functionsTemplates } from './functions/index.ts';
import { geometryTemplates } from './geometry/index.ts';
import { longOnChanceAndData } from './long-chance-and-data.ts';
import { longOnModelsAndChange } from './long-models-and-change.ts';
import { longOnMoneyAndGrowth } from './long-money-and-growth.ts';
import { longQuestionsTemplates } from './long-questions.ts';
import { longOnShapesAndPlaces } from './long-shapes-and-places.ts';
import { longOnTestsAndSlides } from './long-tests-and-slides.ts';
import { longOnTreesAndDisplays } from './long-trees-and-displays.ts';
import { numberAndAlgebraTemplates } from './number-and-algebra/index.ts';
import { paper3Templates } from './paper-3/index.ts';
import { statisticsTemplates } from './statistics/index.ts';

export { courses } from './topics.ts';

/** All templates of the two courses, topic by topic. */
export const templates: readonly QuestionTemplate[] = [
  ...numberAndAlgebraTemplates,
  ...functionsTemplates,
  ...geometryTemplates,
  ...statisticsTemplates,
  ...calculusTemplates,
  ...longQuestionsTemplates,
  ...longOnMoneyAndGrowth,
  ...longOnChanceAndData,
  ...longOnShapesAndPlaces,
  ...longOnModelsAndChange,
  ...longOnTreesAndDisplays,
  ...longOnTestsAndSlides,
  ...paper3Templates,
];
