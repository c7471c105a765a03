import type { QuestionTemplate } from '../../../template.ts';
import { addingSounds } from './adding-sounds.ts';
import { investigationsTemplates } from './calls-and-fleets.ts';
import { clearingAGrid } from './clearing-a-grid.ts';
import { calculusInvestigationsTemplates } from './doses-of-a-medicine.ts';
import { growthByAge } from './growth-by-age.ts';
import { lawsOfScale } from './laws-of-scale.ts';
import { measuringCoasts } from './measuring-coasts.ts';
import { reachingAGoal } from './reaching-a-goal.ts';
import { serialNumbers } from './serial-numbers.ts';
import { spreadOfAnInfection } from './spread-of-an-infection.ts';

/** The investigations of paper 3 of higher level: 25 to 30 marks each, from particular cases to a general result. */
export const paper3Templates: readonly QuestionTemplate[] = [
  ...investigationsTemplates,
  ...calculusInvestigationsTemplates,
  clearingAGrid,
  addingSounds,
  serialNumbers,
  growthByAge,
  measuringCoasts,
  reachingAGoal,
  spreadOfAnInfection,
  lawsOfScale,
];
