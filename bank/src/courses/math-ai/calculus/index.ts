import type { QuestionTemplate } from '../../../template.ts';
import { coupledSystemsTemplates } from './coupled-systems.ts';
import { derivativesTemplates } from './derivatives.ts';
import { differentialEquationsTemplates } from './differential-equations.ts';
import { furtherIntegralsTemplates } from './further-integrals.ts';
import { integralsTemplates } from './integrals.ts';
import { optimisationTemplates } from './optimisation.ts';
import { ratesAndMotionTemplates } from './rates-and-motion.ts';

/** All templates of topic 5, in the order of the course. */
export const calculusTemplates: readonly QuestionTemplate[] = [
  ...derivativesTemplates,
  ...optimisationTemplates,
  ...integralsTemplates,
  ...furtherIntegralsTemplates,
  ...ratesAndMotionTemplates,
  ...differentialEquationsTemplates,
  ...coupledSystemsTemplates,
];
