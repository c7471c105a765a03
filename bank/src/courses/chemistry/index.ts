import type { CourseDraft, QuestionTemplate } from '../../template.ts';
import { acidChoices } from './acid-choices.ts';
import { acidDeposition } from './acid-deposition.ts';
import { acidsAndBases } from './acids-and-bases.ts';
import { acidsExplained } from './acids-explained.ts';
import { acidsInData } from './acids-in-data.ts';
import { amountChoices } from './amount-choices.ts';
import { amountsAndGases } from './amounts-and-gases.ts';
import { amountsAndSolutions } from './amounts-compared.ts';
import { amountsInData } from './amounts-in-data.ts';
import { amountsInReactions } from './amounts-in-reactions.ts';
import { atomsAndMixtures } from './atoms-and-mixtures.ts';
import { atomsInData } from './atoms-in-data.ts';
import { benzeneAndDelocalisation } from './benzene-and-delocalisation.ts';
import { bondEnthalpies } from './bond-enthalpies.ts';
import { bondingChoices } from './bonding-choices.ts';
import { calorimetry } from './calorimetry.ts';
import { calorimetryChoices } from './calorimetry-choices.ts';
import { carbonAllotropes } from './carbon-allotropes.ts';
import { carbonylReduction } from './carbonyl-reduction.ts';
import { cellsCompared } from './cells-compared.ts';
import { chromatographyAndDelocalisation } from './chromatography-and-delocalisation.ts';
import { covalent } from './covalent.ts';
import { covalentHl } from './covalent-hl.ts';
import { cycleAndFuelChoices } from './cycle-and-fuel-choices.ts';
import { cyclesAndFuels } from './cycles-and-fuels.ts';
import { electrochemistry } from './electrochemistry.ts';
import { electrodeDataHl } from './electrode-data-hl.ts';
import { electronConfigurations } from './electron-configurations.ts';
import { electronPairChoices } from './electron-pair-choices.ts';
import { electronPairsHl } from './electron-pairs-hl.ts';
import { elementChoices } from './element-choices.ts';
import { energeticsHl } from './energetics-hl.ts';
import { energyChoicesHl } from './energy-choices-hl.ts';
import { energyCycles } from './energy-cycles.ts';
import { enthalpyExperiments } from './enthalpy-experiments.ts';
import { entropyAndGibbs } from './entropy-and-gibbs-energy.ts';
import { entropyInData } from './entropy-in-data.ts';
import { equilibriaInData } from './equilibria-in-data.ts';
import { equilibriaInDepth } from './equilibria-in-depth.ts';
import { equilibrium } from './equilibrium.ts';
import { equilibriumChoices } from './equilibrium-choices.ts';
import { forceAndMaterialChoices } from './force-and-material-choices.ts';
import { formationAndLattices } from './formation-and-lattices.ts';
import { formulaeInData } from './formulae-in-data.ts';
import { fuelsAndCells } from './fuels-and-cells.ts';
import { fuelsAndEntropy } from './fuels-and-entropy.ts';
import { hydrogenElectrode } from './hydrogen-electrode.ts';
import { hydrogenation } from './hydrogenation.ts';
import { hydrolysisAndIndicators } from './hydrolysis-and-indicators.ts';
import { ionicAndMetallic } from './ionic-and-metallic.ts';
import { ionicCompounds } from './ionic-compounds.ts';
import { kinetics } from './kinetics.ts';
import { lightAndOrbitals } from './light-and-orbitals.ts';
import { linkedChoices } from './linked-choices.ts';
import { linkedChoicesFurther } from './linked-choices-further.ts';
import { longQuestionsOnAcids } from './long-acids-titrated.ts';
import { longQuestionsOnTransport } from './long-biodiesel-and-exhaust.ts';
import { longQuestionsOnCells } from './long-cells-and-hydrogen.ts';
import { longQuestionsOnElements } from './long-elements.ts';
import { longQuestionsOnGases } from './long-gases-and-oxides.ts';
import { longQuestionsOnGroup2 } from './long-lime-and-group-2.ts';
import { longQuestionsOnProduction } from './long-ores-and-fermentation.ts';
import { longQuestionsOnOrganicCompounds } from './long-organic-compounds.ts';
import { longQuestions } from './long-questions.ts';
import { longQuestionsFurther } from './long-questions-further.ts';
import { longQuestionsOnSalts } from './long-salts.ts';
import { longQuestionsOnVitamins } from './long-vitamin-c.ts';
import { materials } from './materials.ts';
import { measuredLines } from './measured-lines.ts';
import { metalsAndAlloys } from './metals-and-alloys.ts';
import { moleculesCompared } from './molecules-compared.ts';
import { neutralisationInData } from './neutralisation-in-data.ts';
import { nucleophilesAndElectrophiles } from './nucleophiles-and-electrophiles.ts';
import { ordersInData } from './orders-in-data.ts';
import { organicCompoundChoices } from './organic-compound-choices.ts';
import { organicEvidence } from './organic-evidence.ts';
import { organicReactions } from './organic-reactions.ts';
import { organicStructure } from './organic-structure.ts';
import { organicStructureHl } from './organic-structure-hl.ts';
import { particleChoices } from './particle-choices.ts';
import { particlesAndAtoms } from './particles-and-atoms.ts';
import { particlesEstimated } from './particles-estimated.ts';
import { periodicTable } from './periodic-table.ts';
import { polymersMade } from './polymers-made.ts';
import { radicalReactions } from './radical-reactions.ts';
import { radicalsAndAlkenes } from './radicals-and-alkenes.ts';
import { rateAndEquilibriumChoicesHl } from './rate-and-equilibrium-choices-hl.ts';
import { rateChoices } from './rate-choices.ts';
import { ratesInDepth } from './rates-in-depth.ts';
import { energiesSketched, gasVolumeSketched } from './rates-sketched.ts';
import { realGases } from './real-gases.ts';
import { rechargeableCells } from './rechargeable-cells.ts';
import { redox } from './redox.ts';
import { redoxChoices } from './redox-choices.ts';
import { separationAndStates } from './separation-and-states.ts';
import { seriesAndIsomers } from './series-and-isomers.ts';
import { shapesAndBonds } from './shapes-and-bonds.ts';
import { spectraAsEvidence } from './spectra-as-evidence.ts';
import { spectraChoices } from './spectra-choices.ts';
import { spectraInData } from './spectra-in-data.ts';
import { stereoisomersOfAlkenes } from './stereoisomers-of-alkenes.ts';
import { stoichiometry } from './stoichiometry.ts';
import { structureTypesAndUses } from './structure-types.ts';
import { titrationAndRateData } from './titration-and-rate-data.ts';
import { hlTopics, slTopics } from './topics.ts';
import { transitionElementsInData } from './transition-elements-in-data.ts';
import { trendsAndTransitionElements } from './trends-and-transition-elements.ts';
import { trendsInData } from './trends-in-data.ts';
import { unsymmetricalAlkenes } from './unsymmetrical-alkenes.ts';
import { voltaicCellDrawn } from './voltaic-cell-drawn.ts';
import { yieldsInData } from './yields-in-data.ts';

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
  ...atomsAndMixtures,
  ...lightAndOrbitals,
  ...amountsAndSolutions,
  ...ionicCompounds,
  ...moleculesCompared,
  ...chromatographyAndDelocalisation,
  ...metalsAndAlloys,
  ...polymersMade,
  ...trendsAndTransitionElements,
  ...seriesAndIsomers,
  ...stereoisomersOfAlkenes,
  ...radicalReactions,
  ...nucleophilesAndElectrophiles,
  ...electronPairsHl,
  ...enthalpyExperiments,
  ...bondEnthalpies,
  ...energeticsHl,
  ...entropyAndGibbs,
  ...fuelsAndCells,
  ...rechargeableCells,
  ...titrationAndRateData,
  ...ratesInDepth,
  ...equilibriaInDepth,
  ...acidsExplained,
  ...hydrolysisAndIndicators,
  ...electrodeDataHl,
  ...spectraAsEvidence,
  ...measuredLines,
  particlesEstimated,
  gasVolumeSketched,
  energiesSketched,
  voltaicCellDrawn,
  ...hydrogenElectrode,
  ...realGases,
  ...hydrogenation,
  ...carbonylReduction,
  ...unsymmetricalAlkenes,
  ...carbonAllotropes,
  ...acidDeposition,
  ...longQuestions,
  ...separationAndStates,
  ...atomsInData,
  ...formulaeInData,
  ...amountsInData,
  ...structureTypesAndUses,
  ...shapesAndBonds,
  ...benzeneAndDelocalisation,
  ...trendsInData,
  ...transitionElementsInData,
  ...organicEvidence,
  ...spectraInData,
  ...cyclesAndFuels,
  ...entropyInData,
  ...amountsInReactions,
  ...yieldsInData,
  ...ordersInData,
  ...equilibriaInData,
  ...neutralisationInData,
  ...acidsInData,
  ...cellsCompared,
  ...radicalsAndAlkenes,
  ...longQuestionsFurther,
  ...longQuestionsOnSalts,
  ...longQuestionsOnGases,
  ...longQuestionsOnAcids,
  ...longQuestionsOnOrganicCompounds,
  ...longQuestionsOnCells,
  ...longQuestionsOnProduction,
  ...longQuestionsOnElements,
  ...particleChoices,
  ...bondingChoices,
  ...forceAndMaterialChoices,
  ...elementChoices,
  ...organicCompoundChoices,
  ...spectraChoices,
  ...calorimetryChoices,
  ...cycleAndFuelChoices,
  ...energyChoicesHl,
  ...amountChoices,
  ...rateChoices,
  ...equilibriumChoices,
  ...rateAndEquilibriumChoicesHl,
  ...acidChoices,
  ...redoxChoices,
  ...electronPairChoices,
  ...linkedChoices,
  ...linkedChoicesFurther,
  ...longQuestionsOnGroup2,
  ...longQuestionsOnTransport,
  ...longQuestionsOnVitamins,
];
