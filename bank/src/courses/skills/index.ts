import type { QuestionTemplate } from '../../template.ts';
import { chemistryArgumentTerms } from './chemistry-argument-terms.ts';
import { chemistryTerms } from './chemistry-command-terms.ts';
import { mathsArgumentTerms } from './maths-argument-terms.ts';
import { mathsResultTerms } from './maths-command-terms.ts';
import { mathsExploration } from './maths-exploration.ts';
import { mathsJudgementTerms } from './maths-judgement-terms.ts';
import { mathsReflection } from './maths-reflection.ts';
import { physicsArgumentTerms } from './physics-argument-terms.ts';
import { physicsTerms } from './physics-command-terms.ts';
import { scienceConclusions } from './science-conclusions.ts';
import { scienceInvestigations } from './science-investigations.ts';
import { scienceUncertainties } from './science-uncertainties.ts';

/** Drills of command terms and exercises for the internal assessment. */
export const skillsTemplates: readonly QuestionTemplate[] = [
  ...[...mathsResultTerms, ...mathsArgumentTerms, ...mathsJudgementTerms],
  ...[...physicsTerms, ...physicsArgumentTerms],
  ...[...chemistryTerms, ...chemistryArgumentTerms],
  ...[...mathsExploration, ...mathsReflection],
  ...[...scienceInvestigations, ...scienceUncertainties, ...scienceConclusions],
];
