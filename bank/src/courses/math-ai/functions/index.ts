import type { QuestionTemplate } from '../../../template.ts';
import { compositionsTemplates } from './compositions.ts';
import { furtherModelsTemplates } from './further-models.ts';
import { graphsTemplates } from './graphs.ts';
import { lineProblemsTemplates } from './line-problems.ts';
import { linesAndFunctionsTemplates } from './lines-and-functions.ts';
import { logarithmicScalesTemplates } from './logarithmic-scales.ts';
import { modelBuildingTemplates } from './model-building.ts';
import { modelsTemplates } from './models.ts';
import { modelsComparedTemplates } from './models-compared.ts';
import { movedGraphsTemplates } from './moved-graphs.ts';
import { periodicAndPiecewiseTemplates } from './periodic-and-piecewise.ts';
import { readingsAndSketchesTemplates } from './readings-and-sketches.ts';
import { sinusoidsTemplates } from './sinusoids.ts';
import { variationTemplates } from './variation.ts';

/** All templates of topic 2, in the order of the course. */
export const functionsTemplates: readonly QuestionTemplate[] = [
  ...linesAndFunctionsTemplates,
  ...graphsTemplates,
  ...modelsTemplates,
  ...furtherModelsTemplates,
  ...lineProblemsTemplates,
  ...readingsAndSketchesTemplates,
  ...modelBuildingTemplates,
  ...modelsComparedTemplates,
  ...periodicAndPiecewiseTemplates,
  ...compositionsTemplates,
  ...movedGraphsTemplates,
  ...logarithmicScalesTemplates,
  ...variationTemplates,
  ...sinusoidsTemplates,
];
