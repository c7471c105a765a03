import type { QuestionTemplate } from '../../../template.ts';
import { furtherModelsTemplates } from './further-models.ts';
import { graphsTemplates } from './graphs.ts';
import { linesAndFunctionsTemplates } from './lines-and-functions.ts';
import { modelsTemplates } from './models.ts';

/** All templates of topic 2, in the order of the course. */
export const functionsTemplates: readonly QuestionTemplate[] = [
  ...linesAndFunctionsTemplates,
  ...graphsTemplates,
  ...modelsTemplates,
  ...furtherModelsTemplates,
];
