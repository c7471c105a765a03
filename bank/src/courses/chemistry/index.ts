import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { acidsAndBases } from './acids-and-bases.ts';
import { amountsAndGases } from './amounts-and-gases.ts';
import { calorimetry } from './calorimetry.ts';
import { covalent } from './covalent.ts';
import { covalentHl } from './covalent-hl.ts';
import { electrochemistry } from './electrochemistry.ts';
import { electronConfigurations } from './electron-configurations.ts';
import { energyCycles } from './energy-cycles.ts';
import { equilibrium } from './equilibrium.ts';
import { formationAndLattices } from './formation-and-lattices.ts';
import { fuelsAndEntropy } from './fuels-and-entropy.ts';
import { ionicAndMetallic } from './ionic-and-metallic.ts';
import { kinetics } from './kinetics.ts';
import { materials } from './materials.ts';
import { organicReactions } from './organic-reactions.ts';
import { organicStructure } from './organic-structure.ts';
import { organicStructureHl } from './organic-structure-hl.ts';
import { particlesAndAtoms } from './particles-and-atoms.ts';
import { periodicTable } from './periodic-table.ts';
import { redox } from './redox.ts';
import { stoichiometry } from './stoichiometry.ts';
import { hlTopics, slTopics } from './topics.ts';

/** Chemistry SL and HL, first assessment 2025. */
export const courses: readonly CourseDraft[] = [
  { slug: 'chemistry-sl', name: 'Chemistry SL', topics: slTopics },
  { slug: 'chemistry-hl', name: 'Chemistry HL', topics: hlTopics },
];

export const templates: readonly QuestionTemplate[] = [
  ...particlesAndAtoms,
  ...electronConfigurations,
  ...amountsAndGases,
  ...ionicAndMetallic,
  ...covalent,
  ...covalentHl,
  ...materials,
  ...periodicTable,
  ...organicStructure,
  ...organicStructureHl,
  ...calorimetry,
  ...energyCycles,
  ...formationAndLattices,
  ...fuelsAndEntropy,
  ...stoichiometry,
  ...kinetics,
  ...equilibrium,
  ...acidsAndBases,
  ...redox,
  ...electrochemistry,
  ...organicReactions,
];
