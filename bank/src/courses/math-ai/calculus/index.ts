import type { QuestionTemplate } from '../../../template.ts';
import { coupledSystemsTemplates } from './coupled-systems.ts';
import { curvatureTemplates } from './curvature.ts';
import { derivativesTemplates } from './derivatives.ts';
import { differentialEquationsTemplates } from './differential-equations.ts';
import { directionsAndStepsTemplates } from './directions-and-steps.ts';
import { furtherIntegralsTemplates } from './further-integrals.ts';
import { integralsTemplates } from './integrals.ts';
import { integralsInContextTemplates } from './integrals-in-context.ts';
import { intervalsTemplates } from './intervals.ts';
import { optimisationTemplates } from './optimisation.ts';
import { phasePortraitsTemplates } from './phase-portraits.ts';
import { ratesAndMotionTemplates } from './rates-and-motion.ts';
import { ratesAndOptimaTemplates } from './rates-and-optima.ts';
import { ratesAndSlopesTemplates } from './rates-and-slopes.ts';
import { secondOrderTemplates } from './second-order.ts';
import { settingUpEquationsTemplates } from './setting-up-equations.ts';
import { slopeFieldsAndStepsTemplates } from './slope-fields-and-steps.ts';
import { trapeziaTemplates } from './trapezia.ts';
import { trapezoidalRuleTemplates } from './trapezoidal-rule.ts';
import { volumesAndMotionTemplates } from './volumes-and-motion.ts';

/** All templates of topic 5, in the order of the course. */
export const calculusTemplates: readonly QuestionTemplate[] = [
  ...derivativesTemplates,
  ...optimisationTemplates,
  ...integralsTemplates,
  ...furtherIntegralsTemplates,
  ...ratesAndMotionTemplates,
  ...differentialEquationsTemplates,
  ...coupledSystemsTemplates,
  ...ratesAndSlopesTemplates,
  ...ratesAndOptimaTemplates,
  ...trapezoidalRuleTemplates,
  ...curvatureTemplates,
  ...volumesAndMotionTemplates,
  ...settingUpEquationsTemplates,
  ...slopeFieldsAndStepsTemplates,
  ...phasePortraitsTemplates,
  ...secondOrderTemplates,
  ...intervalsTemplates,
  ...integralsInContextTemplates,
  ...trapeziaTemplates,
  ...directionsAndStepsTemplates,
];
