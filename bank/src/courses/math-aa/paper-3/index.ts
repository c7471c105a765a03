import type { QuestionTemplate } from '../../../template.ts';
import { chordsOfAPolygon } from './chords-of-a-polygon.ts';
import { compoundGrowth } from './compound-growth.ts';
import { derangements } from './derangements.ts';
import { hangingCables } from './hanging-cables.ts';
import { furtherInvestigations } from './integrals-of-powers.ts';
import { investigations } from './paths-and-growth.ts';
import { segmentsOfAParabola } from './segments-of-a-parabola.ts';
import { squareRootsByIteration } from './square-roots-by-iteration.ts';
import { sumsOfPowers } from './sums-of-powers.ts';
import { tangentsOfCubics } from './tangents-of-cubics.ts';

/** The investigations of paper 3 of higher level: 25 to 30 marks each, from particular cases to a general result. */
export const paper3Templates: readonly QuestionTemplate[] = [
  ...investigations,
  ...furtherInvestigations,
  sumsOfPowers,
  chordsOfAPolygon,
  tangentsOfCubics,
  squareRootsByIteration,
  derangements,
  compoundGrowth,
  hangingCables,
  segmentsOfAParabola,
];
