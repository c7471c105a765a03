import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { angularImpulse } from './angular-impulse.ts';
import { atomChoices } from './atom-choices.ts';
import { atoms } from './atoms.ts';
import { betaDecay } from './beta-decay.ts';
import { chargesInMotion } from './charges-in-motion.ts';
import { charging } from './charging.ts';
import { circuitChoices } from './circuit-choices.ts';
import { drawingsOfCircuits } from './circuit-drawn.ts';
import { circuits } from './circuits.ts';
import { circuitsFurther } from './circuits-further.ts';
import { decayChoices } from './decay-choices.ts';
import { sketchesOfDecay } from './decay-sketched.ts';
import { dopplerEffect } from './doppler-effect.ts';
import { dopplerOfSound } from './doppler-of-sound.ts';
import { electricChoices } from './electric-choices.ts';
import { electricFields } from './electric-fields.ts';
import { electricPotential } from './electric-potential.ts';
import { energyChoices } from './energy-choices.ts';
import { energyFurther } from './energy-further.ts';
import { escapeAndOrbits } from './escape-and-orbits.ts';
import { estimates } from './estimates.ts';
import { experimentsAB } from './experiments-a-b.ts';
import { experimentsCE } from './experiments-c-e.ts';
import { fieldPatterns } from './field-patterns.ts';
import { fissionAndFusion } from './fission-and-fusion.ts';
import { fissionFusionStars } from './fission-fusion-stars.ts';
import { fissionInData } from './fission-in-data.ts';
import { forceChoices } from './force-choices.ts';
import { forces } from './forces.ts';
import { drawingsOfForces } from './forces-drawn.ts';
import { gasChoices } from './gas-choices.ts';
import { gases } from './gases.ts';
import { gravitation } from './gravitation.ts';
import { gravityChoices } from './gravity-choices.ts';
import { greenhouseEffect } from './greenhouse-effect.ts';
import { heatAndWiresData } from './heat-and-wires-data.ts';
import { heatChoices } from './heat-choices.ts';
import { hydrogenLevels } from './hydrogen-levels.ts';
import { induction } from './induction.ts';
import { interference } from './interference.ts';
import { interferenceInData } from './interference-in-data.ts';
import { isoProcesses } from './iso-processes.ts';
import { kinematics } from './kinematics.ts';
import { linkedChoices } from './linked-choices.ts';
import { linkedChoicesFurther } from './linked-choices-further.ts';
import { longQuestionsOnStoresAndThrusters } from './long-cold-store-and-ion-thruster.ts';
import { longQuestionsOnMagnets } from './long-current-balance.ts';
import { longQuestionsOnDiversAndJumpers } from './long-diver-and-jumper.ts';
import { longQuestionsOnEnergy } from './long-heat-and-current.ts';
import { longQuestionsOnIsotopes } from './long-ions-and-isotopes.ts';
import { longQuestionsOnGravity } from './long-lifts-and-satellites.ts';
import { longQuestionsOnMachines } from './long-machines-hl.ts';
import { longQuestionsOnMotion } from './long-moving-bodies.ts';
import { longQuestions } from './long-questions.ts';
import { longQuestionsFurther } from './long-questions-further.ts';
import { longQuestionsOnReactorsAndStars } from './long-reactors-and-stars.ts';
import { longQuestionsOnWaves } from './long-waves-and-oscillations.ts';
import { magnetThroughCoil } from './magnet-through-coil.ts';
import { magneticChoices } from './magnetic-choices.ts';
import { massDefect } from './mass-defect.ts';
import { mechanicsAndMatterChoices } from './mechanics-and-matter-choices.ts';
import { microstates } from './microstates.ts';
import { momentumAndCircularMotion } from './momentum-and-circular-motion.ts';
import { momentumFurther } from './momentum-further.ts';
import { motionChoices } from './motion-choices.ts';
import { motionInData } from './motion-in-data.ts';
import { sketchesOfMotion } from './motion-sketched.ts';
import { nuclearAtom } from './nuclear-atom.ts';
import { orbitsAndPotential } from './orbits-and-potential.ts';
import { oscillationChoices } from './oscillation-choices.ts';
import { sketchesOfOscillations } from './oscillation-sketched.ts';
import { oscillations } from './oscillations.ts';
import { oscillationsFurther } from './oscillations-further.ts';
import { oscillationsInDataHl } from './oscillations-in-data-hl.ts';
import { penetration } from './penetration.ts';
import { planetTemperatures } from './planet-temperatures.ts';
import { powerStationAndStarChoices } from './power-station-and-star-choices.ts';
import { projectiles } from './projectiles.ts';
import { quantumPhysics } from './quantum-physics.ts';
import { radioactivity } from './radioactivity.ts';
import { refractionInData } from './refraction-in-data.ts';
import { relativity } from './relativity.ts';
import { resonance } from './resonance.ts';
import { rigidBodies } from './rigid-bodies.ts';
import { rotationAndRelativityChoices } from './rotation-and-relativity-choices.ts';
import { simultaneityFurther } from './simultaneity.ts';
import { slitEnvelope } from './slit-envelope.ts';
import { solarCells } from './solar-cells.ts';
import { atomicSpectra } from './spectra.ts';
import { drawingsOfStandingWaves } from './standing-wave-drawn.ts';
import { standingWaves } from './standing-waves.ts';
import { thermalEnergy } from './thermal-energy.ts';
import { thermodynamics } from './thermodynamics.ts';
import { physicsTopics } from './topics.ts';
import { torquesFurther } from './torques.ts';
import { travellingWaves } from './travelling-waves.ts';
import { uniformFields } from './uniform-fields.ts';
import { waveChoices } from './wave-choices.ts';
import { waves } from './waves.ts';
import { wavesInData } from './waves-in-data.ts';
import { wien } from './wien.ts';
import { workEnergyPower } from './work-energy-power.ts';

/** Physics SL and HL, first assessment 2025. */
export const courses: readonly CourseDraft[] = [
  { slug: 'physics-sl', name: 'Physics SL', topics: physicsTopics('SL') },
  { slug: 'physics-hl', name: 'Physics HL', topics: physicsTopics('HL') },
];

/** All templates, theme by theme. */
export const templates: readonly QuestionTemplate[] = [
  ...kinematics,
  ...forces,
  ...momentumAndCircularMotion,
  ...workEnergyPower,
  ...rigidBodies,
  ...relativity,
  ...thermalEnergy,
  ...greenhouseEffect,
  ...gases,
  ...thermodynamics,
  ...circuits,
  ...oscillations,
  ...waves,
  ...interference,
  ...standingWaves,
  ...dopplerEffect,
  ...gravitation,
  ...electricFields,
  ...chargesInMotion,
  ...induction,
  ...atoms,
  ...quantumPhysics,
  ...radioactivity,
  ...fissionFusionStars,
  ...momentumFurther,
  ...energyFurther,
  ...planetTemperatures,
  ...circuitsFurther,
  ...fieldPatterns,
  ...orbitsAndPotential,
  ...oscillationsFurther,
  ...resonance,
  ...torquesFurther,
  ...simultaneityFurther,
  ...mechanicsAndMatterChoices,
  ...nuclearAtom,
  ...atomicSpectra,
  ...betaDecay,
  ...fissionAndFusion,
  ...dopplerOfSound,
  ...travellingWaves,
  ...experimentsAB,
  ...experimentsCE,
  ...sketchesOfMotion,
  ...sketchesOfDecay,
  ...sketchesOfOscillations,
  ...estimates,
  ...drawingsOfForces,
  ...drawingsOfCircuits,
  ...drawingsOfStandingWaves,
  ...hydrogenLevels,
  ...isoProcesses,
  ...microstates,
  ...penetration,
  ...charging,
  ...angularImpulse,
  ...solarCells,
  ...slitEnvelope,
  ...wien,
  ...massDefect,
  ...uniformFields,
  ...projectiles,
  ...longQuestions,
  ...motionInData,
  ...heatAndWiresData,
  ...wavesInData,
  ...refractionInData,
  ...interferenceInData,
  ...fissionInData,
  ...escapeAndOrbits,
  ...electricPotential,
  ...magnetThroughCoil,
  ...oscillationsInDataHl,
  ...longQuestionsFurther,
  ...longQuestionsOnMotion,
  ...longQuestionsOnMachines,
  ...longQuestionsOnGravity,
  ...longQuestionsOnEnergy,
  ...longQuestionsOnWaves,
  ...longQuestionsOnIsotopes,
  ...longQuestionsOnReactorsAndStars,
  ...longQuestionsOnDiversAndJumpers,
  ...longQuestionsOnStoresAndThrusters,
  ...longQuestionsOnMagnets,
  ...motionChoices,
  ...forceChoices,
  ...energyChoices,
  ...rotationAndRelativityChoices,
  ...heatChoices,
  ...gasChoices,
  ...circuitChoices,
  ...oscillationChoices,
  ...waveChoices,
  ...gravityChoices,
  ...electricChoices,
  ...magneticChoices,
  ...atomChoices,
  ...decayChoices,
  ...powerStationAndStarChoices,
  ...linkedChoices,
  ...linkedChoicesFurther,
];
