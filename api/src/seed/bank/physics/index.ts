import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { atoms, quantumPhysics } from './atoms-and-quanta.ts';
import { chargesInMotion } from './charges-in-motion.ts';
import { circuits } from './circuits.ts';
import { electricFields } from './electric-fields.ts';
import { forcesAndMomentum } from './forces-and-momentum.ts';
import { gases } from './gases.ts';
import { gravitation } from './gravitation.ts';
import { induction } from './induction.ts';
import { kinematics } from './kinematics.ts';
import { nucleiAndStars } from './nuclei-and-stars.ts';
import { oscillations } from './oscillations.ts';
import { relativity } from './relativity.ts';
import { rigidBodies } from './rigid-bodies.ts';
import { standingWavesAndDoppler } from './standing-waves-and-doppler.ts';
import { thermalPhysics } from './thermal-physics.ts';
import { physicsTopics } from './topics.ts';
import { waves } from './waves.ts';
import { workEnergyPower } from './work-energy-power.ts';

/** Physics SL and HL, first assessment 2025. */
export const courses: readonly CourseDraft[] = [
  { slug: 'physics-sl', name: 'Physics SL', topics: physicsTopics('SL') },
  { slug: 'physics-hl', name: 'Physics HL', topics: physicsTopics('HL') },
];

/** All templates, theme by theme. */
export const templates: readonly QuestionTemplate[] = [
  ...kinematics,
  ...forcesAndMomentum,
  ...workEnergyPower,
  ...rigidBodies,
  ...relativity,
  ...thermalPhysics,
  ...gases,
  ...circuits,
  ...oscillations,
  ...waves,
  ...standingWavesAndDoppler,
  ...gravitation,
  ...electricFields,
  ...chargesInMotion,
  ...induction,
  ...atoms,
  ...quantumPhysics,
  ...nucleiAndStars,
];
