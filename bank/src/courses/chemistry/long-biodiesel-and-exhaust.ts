import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertBalanced, atoms, GAS_CONSTANT, molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about road transport: biodiesel from oils, and exhaust gases cleaned by a catalyst. */

const tex = String.raw;

const biodiesel = defineTemplate({
  key: 'chem-long-biodiesel',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R1.3', 2, 'S3.2.1', 'R2.1.2', 'S2.2.2', 'R1.1'),
  variants: [
    { source: 'rapeseed', oil: 'C57H104O6', ester: 'C19H36O2', bonds: 1, kilograms: 50, obtained: 46.2, burnt: 0.52, rise: 22.4 },
    { source: 'sunflower', oil: 'C57H98O6', ester: 'C19H34O2', bonds: 2, kilograms: 80, obtained: 71.5, burnt: 0.47, rise: 20.1 },
    { source: 'palm', oil: 'C51H98O6', ester: 'C17H34O2', bonds: 0, kilograms: 60, obtained: 55.8, burnt: 0.55, rise: 23.2 },
    { source: 'linseed', oil: 'C57H92O6', ester: 'C19H32O2', bonds: 3, kilograms: 40, obtained: 34.9, burnt: 0.44, rise: 18.6 },
  ],
  solve: ({ oil, ester, kilograms, obtained, burnt, rise }) => {
    const [oilMass, esterMass] = [molarMass(oil), molarMass(ester)];
    const moles = (kilograms * 1000) / oilMass;
    const theoretical = (3 * moles * esterMass) / 1000;
    const heat = (200 * 4.18 * rise) / 1000;
    const carbons = atoms(ester).get('C') ?? 0;
    const oxygen = carbons + (atoms(ester).get('H') ?? 0) / 4 - 1;
    return {
      ...{ oilMass, esterMass, moles, theoretical, percent: (100 * obtained) / theoretical },
      ...{ economy: (300 * esterMass) / (3 * esterMass + 92.11), carbons, oxygen, heat, specific: heat / burnt },
    };
  },
  write: (
    { source, oil, ester, bonds, kilograms, obtained, burnt, rise },
    { oilMass, esterMass, moles, theoretical, percent, economy, carbons, oxygen, heat, specific },
  ) => {
    const hydrogens = atoms(ester).get('H') ?? 0;
    const [fuelCoefficient, oxygenCoefficient] = Number.isInteger(oxygen) ? [1, oxygen] : [2, 2 * oxygen];
    const times = fuelCoefficient === 1 ? '' : fuelCoefficient;
    const combustion = tex`\ce{${times}${ester} + ${oxygenCoefficient}O2 -> ${fuelCoefficient * carbons}CO2 + ${(fuelCoefficient * hydrogens) / 2}H2O}`;
    return inParts({
      stem: tex`A component of ${source} oil is $\ce{${oil}}$ ($M = ${oilMass.toFixed(2)}\text{ g mol}^{-1}$). With methanol it gives biodiesel, the methyl ester $\ce{${ester}}$ ($M = ${esterMass.toFixed(2)}\text{ g mol}^{-1}$), and propane-1,2,3-triol ($M = 92.11\text{ g mol}^{-1}$): $\ce{${oil} + 3CH3OH -> 3${ester} + C3H8O3}$. From $${kilograms}\text{ kg}$ of the oil $${obtained.toFixed(1)}\text{ kg}$ of biodiesel is obtained.`,
      hint: 'How many molecules of ester come from one molecule of oil?',
      parts: [
        {
          ask: 'Draw the functional group that the oil and biodiesel have in common, and state the class of propane-1,2,3-triol.',
          answer: tex`$\ce{-COO-}$ (ester); alcohol`,
          solution: tex`Both are esters, with the group $\ce{-COO-}$: a carbon atom with a double bond to one oxygen atom and a single bond to another, which is bonded to a further carbon atom. Propane-1,2,3-triol has three hydroxyl groups and is an alcohol.`,
          marks: [
            ['A1', 'ester group with all of its bonds'],
            ['A1', 'alcohol'],
          ],
        },
        {
          ask: tex`Determine the theoretical yield of biodiesel, in $\text{kg}$, and the percentage yield.`,
          answer: tex`$${significant(theoretical)}\text{ kg}$; $${significant(percent)}\,\%$`,
          solution: tex`$n(\text{oil}) = \dfrac{${kilograms} \times 10^{3}}{${oilMass.toFixed(2)}} = ${significant(moles)}\text{ mol}$. Three times as much ester can form: $3 \times ${significant(moles, 4)} \times ${esterMass.toFixed(2)} \times 10^{-3} = ${significant(theoretical)}\text{ kg}$. Percentage yield: $\dfrac{${obtained.toFixed(1)}}{${significant(theoretical, 4)}} \times 100 = ${significant(percent)}\,\%$.`,
          marks: [
            ['M1', tex`$${significant(moles)}\text{ mol}$ of oil and three times as much ester`],
            ['A1', tex`$${significant(theoretical)}\text{ kg}$`],
            ['A1', tex`$${significant(percent)}\,\%$ (ECF); award 2 of 3 with the ratio 1 : 1`],
          ],
          keys: [
            {
              ...value(theoretical, 'kg', {
                slips: [foreseen(theoretical / 3, 'One molecule of the oil gives three of the ester.')],
              }),
              label: 'Theoretical yield',
            },
            { ...value(percent, ''), label: 'Percentage yield' },
          ],
        },
        {
          ask: 'Calculate the atom economy for biodiesel, and suggest how the process could make use of the other product.',
          answer: tex`$${significant(economy)}\,\%$; it can be sold, for example for soap or cosmetics`,
          solution: tex`$\dfrac{3 \times ${esterMass.toFixed(2)}}{3 \times ${esterMass.toFixed(2)} + 92.11} \times 100 = ${significant(economy)}\,\%$. Propane-1,2,3-triol is used in cosmetics, foods and medicines, so it can be sold instead of being waste.`,
          marks: [
            ['M1', 'mass of the ester over the mass of all products'],
            ['A1', tex`$${significant(economy)}\,\%$`],
            ['A1', 'a sensible use; award 2 of 3 for the number alone'],
          ],
          keys: [value(economy, '%', { relative: 0.005 })],
        },
        {
          ask: 'Write the equation for the complete combustion of the ester.',
          answer: tex`$${combustion}$`,
          solution: tex`Carbon first, then hydrogen: ${carbons} molecules of carbon dioxide and ${hydrogens / 2} of water for each molecule of the ester. Oxygen last, with the two atoms that the ester brings: $${combustion}$.`,
          marks: [
            ['A1', 'products with correct coefficients'],
            ['A1', 'oxygen; accept fractions and multiples'],
          ],
        },
        {
          ask: tex`$${burnt.toFixed(2)}\text{ g}$ of biodiesel is burnt under $200\text{ g}$ of water, whose temperature rises by $${rise.toFixed(1)}\text{ K}$. Calculate the energy taken up by the water, and the energy for each gram of fuel. ($c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
          answer: tex`$${significant(heat)}\text{ kJ}$; $${significant(specific, 2)}\text{ kJ g}^{-1}$`,
          solution: tex`$Q = 200 \times 4.18 \times ${rise.toFixed(1)} = ${significant(heat * 1000)}\text{ J}$, or $${significant(heat)}\text{ kJ}$. For each gram: $\dfrac{${significant(heat)}}{${burnt.toFixed(2)}} = ${significant(specific, 2)}\text{ kJ g}^{-1}$.`,
          marks: [
            ['A1', tex`$${significant(heat)}\text{ kJ}$`],
            ['A1', tex`$${significant(specific, 2)}\text{ kJ g}^{-1}$ (ECF)`],
          ],
          keys: [
            { ...value(heat, 'kJ'), label: 'Energy' },
            { ...value(specific, 'kJ g^-1', { relative: 0.02 }), label: 'Energy for each gram' },
          ],
        },
        {
          ask: tex`The accepted value is close to $40\text{ kJ g}^{-1}$. Suggest two reasons for the difference, and one improvement of the apparatus.`,
          answer: 'Energy lost to air and apparatus, incomplete combustion; a draught shield, a lid or a closed calorimeter',
          solution:
            'Energy warms the air and the container, whose heat capacity is left out, and some of the fuel burns incompletely to soot and carbon monoxide. A draught shield and a lid, or a bomb calorimeter with oxygen, bring the value closer.',
          marks: [
            ['A1', 'energy lost to the surroundings or the container'],
            ['A1', 'incomplete combustion'],
            ['A1', 'an improvement that fits a reason; award 2 of 3 where none is given'],
          ],
        },
        {
          ask: tex`Deduce the number of $\ce{C=C}$ double bonds in a molecule $\ce{${ester}}$, and describe what is seen when the ester is shaken with bromine water.`,
          answer: bonds === 0 ? tex`$0$; the orange colour stays` : tex`$${bonds}$; the orange colour disappears`,
          solution: tex`The degree of unsaturation is $\dfrac{2 \times ${carbons} + 2 - ${hydrogens}}{2} = ${bonds + 1}$. One of these is the $\ce{C=O}$ bond of the ester group, which leaves $${bonds}$ for $\ce{C=C}$. ${bonds === 0 ? 'Bromine does not add, so its colour stays.' : 'Bromine adds to such bonds, so its orange colour disappears.'}`,
          marks: [
            ['M1', tex`degree of unsaturation $${bonds + 1}$, or comparison with a saturated ester`],
            ['A1', tex`$${bonds}$ and the observation that fits`],
          ],
          keys: [
            value(bonds, '', {
              tolerance: 0,
              slips: [foreseen(bonds + 1, 'The ester group has a double bond as well.')],
            }),
          ],
        },
        {
          ask: 'Biodiesel is called nearly carbon neutral. Explain this, and suggest one reason why it is only nearly so.',
          answer: 'The plants took up the carbon dioxide recently; farming, transport and methanol use fossil fuels',
          solution:
            'The carbon dioxide that is released was taken from the air by the plants a short time before. Fertilisers, machines, transport and methanol, which is mostly made from natural gas, add carbon dioxide from fossil sources.',
          marks: [
            ['R1', 'carbon dioxide was taken up by photosynthesis recently'],
            ['R1', 'one source of fossil carbon dioxide'],
          ],
        },
      ],
    });
  },
  check: ({ oil, ester, obtained, bonds }, { theoretical, percent, economy, oxygen, carbons }) => {
    assertBalanced({ [oil]: 1, CH4O: 3 }, { [ester]: 3, C3H8O3: 1 }, 'biodiesel');
    const hydrogens = atoms(ester).get('H') ?? 0;
    assertBalanced({ [ester]: 2, O2: 2 * oxygen }, { CO2: 2 * carbons, H2O: hydrogens }, 'combustion');
    assertClose((theoretical * percent) / 100, obtained, 'yield', 1e-9);
    // The same share from the masses of the reactants.
    assertClose((300 * molarMass(ester)) / (molarMass(oil) + 3 * molarMass('CH4O')), economy, 'atom economy', 0.05);
    assert.equal(2 * carbons + 2 - hydrogens, 2 * (bonds + 1));
    assert.ok(percent > 80 && percent < 100, `${percent}`);
  },
});

const ENTHALPY = 2 * 1077 + 2 * 632 - 4 * 804 - 945;

const exhaust = defineTemplate({
  key: 'chem-long-catalytic-converter',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.2.1', 2, 'R3.2.1', 'R1.2.1', 'S1.5', 'R2.3', 'S2.2.1'),
  variants: [
    { vehicle: 'car', monoxide: 9.8, nitrogen: 1.8, kelvin: 650, left: 4 },
    { vehicle: 'van', monoxide: 12.6, nitrogen: 2.7, kelvin: 700, left: 6 },
    { vehicle: 'taxi', monoxide: 8.4, nitrogen: 2.1, kelvin: 620, left: 3 },
    { vehicle: 'minibus', monoxide: 14.0, nitrogen: 3.3, kelvin: 680, left: 5 },
  ],
  solve: ({ monoxide, nitrogen, kelvin, left }) => {
    const [carbon, oxide] = [monoxide / 28.01, nitrogen / 30.01];
    const excess = carbon - oxide;
    return {
      ...{ carbon, oxide, excess, volume: ((oxide / 2) * GAS_CONSTANT * kelvin) / 101 },
      ...{ energy: (oxide / 2) * -ENTHALPY, kept: ((nitrogen * left) / 100) * 1000 },
    };
  },
  write: ({ vehicle, monoxide, nitrogen, kelvin, left }, { carbon, oxide, excess, volume, energy, kept }) =>
    inParts({
      stem: tex`In the exhaust of a ${vehicle} a catalyst lets two pollutants react with each other: $\ce{2CO(g) + 2NO(g) -> 2CO2(g) + N2(g)}$. Before the catalyst, the exhaust holds $${monoxide.toFixed(2)}\text{ g}$ of carbon monoxide and $${nitrogen.toFixed(2)}\text{ g}$ of nitrogen monoxide for each kilometre driven. ($M(\ce{CO}) = 28.01$, $M(\ce{NO}) = 30.01\text{ g mol}^{-1}$, $R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'Which of the two gases is used up?',
      parts: [
        {
          ask: 'Deduce the changes of oxidation state of carbon and of nitrogen, and identify the reducing agent.',
          answer: tex`Carbon $+2$ to $+4$, nitrogen $+2$ to $0$; carbon monoxide`,
          solution: tex`Carbon goes from $+2$ in $\ce{CO}$ to $+4$ in $\ce{CO2}$ and is oxidised. Nitrogen goes from $+2$ in $\ce{NO}$ to $0$ in $\ce{N2}$ and is reduced. Carbon monoxide is the reducing agent.`,
          marks: [
            ['A1', tex`carbon $+2$ to $+4$`],
            ['A1', tex`nitrogen $+2$ to $0$`],
            ['A1', 'carbon monoxide; award 2 of 3 for carbon as the reducing agent'],
          ],
        },
        {
          ask: 'Determine the amount of the gas that is in excess, for each kilometre, after a complete reaction.',
          answer: tex`$${significant(excess)}\text{ mol}$ of carbon monoxide`,
          solution: tex`$n(\ce{CO}) = \dfrac{${monoxide.toFixed(2)}}{28.01} = ${significant(carbon)}\text{ mol}$ and $n(\ce{NO}) = \dfrac{${nitrogen.toFixed(2)}}{30.01} = ${significant(oxide)}\text{ mol}$. They react one to one, so nitrogen monoxide is limiting and $${significant(carbon, 4)} - ${significant(oxide, 4)} = ${significant(excess)}\text{ mol}$ of carbon monoxide is left.`,
          marks: [
            ['M1', tex`$${significant(carbon)}\text{ mol}$ and $${significant(oxide)}\text{ mol}$`],
            ['A1', tex`$${significant(excess)}\text{ mol}$ of carbon monoxide`],
          ],
          keys: [value(excess, 'mol', { relative: 0.02 })],
        },
        {
          ask: tex`Calculate the volume of nitrogen, in $\text{dm}^{3}$, that forms for each kilometre, at $${kelvin}\text{ K}$ and $101\text{ kPa}$.`,
          answer: tex`$${significant(volume)}\text{ dm}^{3}$`,
          solution: tex`Half as much nitrogen forms as nitrogen monoxide reacts: $\dfrac{${significant(oxide, 4)}}{2} = ${significant(oxide / 2)}\text{ mol}$. $V = \dfrac{nRT}{p} = \dfrac{${significant(oxide / 2, 4)} \times 8.31 \times ${kelvin}}{101} = ${significant(volume)}\text{ dm}^{3}$ (kPa and $\text{dm}^{3}$ go together).`,
          marks: [
            ['M1', tex`$${significant(oxide / 2)}\text{ mol}$ of nitrogen`],
            ['A1', tex`$${significant(volume)}\text{ dm}^{3}$ (ECF)`],
          ],
          keys: [
            value(volume, 'dm^3', {
              relative: 0.02,
              slips: [foreseen(2 * volume, 'Two molecules of nitrogen monoxide give one of nitrogen.')],
            }),
          ],
        },
        {
          ask: tex`Determine $\Delta H$ of the reaction as written, in $\text{kJ}$, and the energy that is released for each kilometre. (Bond enthalpies in $\text{kJ mol}^{-1}$: $1077$ in $\ce{CO}$, $632$ in $\ce{NO}$, $804$ for each bond in $\ce{CO2}$, $945$ in $\ce{N2}$)`,
          answer: tex`$${ENTHALPY}\text{ kJ}$; $${significant(energy)}\text{ kJ}$`,
          solution: tex`Bonds broken: $2 \times 1077 + 2 \times 632 = ${2 * 1077 + 2 * 632}\text{ kJ}$. Bonds formed: $4 \times 804 + 945 = ${4 * 804 + 945}\text{ kJ}$. $\Delta H = ${2 * 1077 + 2 * 632} - ${4 * 804 + 945} = ${ENTHALPY}\text{ kJ}$ for two moles of nitrogen monoxide. For each kilometre: $\dfrac{${significant(oxide, 4)}}{2} \times ${-ENTHALPY} = ${significant(energy)}\text{ kJ}$.`,
          marks: [
            ['M1', 'four double bonds and one triple bond formed'],
            ['A1', tex`$${ENTHALPY}\text{ kJ}$`],
            [
              'A1',
              tex`$${significant(energy)}\text{ kJ}$ (ECF); award 2 of 3 where the equation is taken for one mole of nitrogen monoxide`,
            ],
          ],
          keys: [
            {
              ...value(ENTHALPY, 'kJ', {
                relative: 0.001,
                slips: [foreseen(-ENTHALPY, 'More energy is released than taken in.', 'sign')],
              }),
              label: 'Enthalpy change',
            },
            {
              ...value(energy, 'kJ', {
                relative: 0.02,
                slips: [foreseen(2 * energy, 'The equation has two moles of nitrogen monoxide.')],
              }),
              label: 'Energy for each kilometre',
            },
          ],
        },
        {
          ask: 'The catalyst is spread as a very thin layer over a honeycomb of ceramic. Explain, in terms of collisions and energies, how the catalyst and this form of it make the reaction faster.',
          answer: 'Lower activation energy on another path; large surface, so more collisions with it',
          solution:
            'The catalyst provides another path with a lower activation energy, so a larger fraction of the molecules have enough energy. The honeycomb gives the thin layer a large surface area, so molecules of the gases collide with it more often.',
          marks: [
            ['R1', 'another path with a lower activation energy'],
            ['R1', 'larger fraction of particles with enough energy'],
            [
              'R1',
              'large surface, more frequent collisions; award 2 of 3 where only the surface or only the energy is explained in full',
            ],
          ],
        },
        {
          ask: 'The reaction can reach equilibrium. Predict how a higher temperature changes the equilibrium constant, and explain why the catalyst works badly just after the engine is started.',
          answer: 'The constant falls; at a low temperature the reaction is slow',
          solution:
            'The forward reaction is exothermic, so a higher temperature favours the reverse reaction and the constant falls. The catalyst is cold at first: too few molecules have the activation energy, so the reaction is slow, although its equilibrium would be favourable.',
          marks: [
            ['A1', 'constant falls, as the forward reaction is exothermic'],
            ['R1', 'cold catalyst: few molecules with the activation energy, slow reaction'],
          ],
        },
        {
          ask: tex`Draw the Lewis formula of $\ce{CO2}$, and deduce its shape and whether the molecule is polar.`,
          answer: tex`Two double bonds, two lone pairs on each oxygen atom; linear; not polar`,
          solution:
            'Carbon has a double bond to each oxygen atom, and each oxygen atom has two lone pairs. Two electron domains round carbon make the molecule linear, so the two equal bond dipoles cancel and it is not polar.',
          marks: [
            ['A1', 'Lewis formula with all lone pairs'],
            ['A1', 'linear and not polar'],
          ],
        },
        {
          ask: tex`In practice $${left}\,\%$ of the nitrogen monoxide does not react. Calculate its mass, in $\text{mg}$, for each kilometre.`,
          answer: tex`$${significant(kept, 2)}\text{ mg}$`,
          solution: tex`$${nitrogen.toFixed(2)} \times ${(left / 100).toFixed(2)} = ${significant(kept / 1000, 2)}\text{ g}$, which is $${significant(kept, 2)}\text{ mg}$.`,
          marks: [['A1', tex`$${significant(kept, 2)}\text{ mg}$`]],
          keys: [value(kept, 'mg', { relative: 0.03 })],
        },
      ],
    }),
  check: ({ monoxide, nitrogen, kelvin }, { excess, volume, energy, oxide }) => {
    assertBalanced({ CO: 2, NO: 2 }, { CO2: 2, N2: 1 }, 'exhaust');
    // Mass is conserved: what is left, the carbon dioxide and the nitrogen weigh as much as the gases at the start.
    assertClose(excess * 28.01 + oxide * 44.01 + (oxide / 2) * 28.02, monoxide + nitrogen, 'masses', 0.01);
    assertClose((101 * volume) / kelvin, (oxide / 2) * GAS_CONSTANT, 'gas equation', 1e-9);
    // By enthalpies of formation, which bond enthalpies come close to.
    assertClose((2 * energy) / oxide, 2 * (393.5 - 110.5 + 90.3), 'enthalpy of the reaction', 0.02);
    assert.ok(excess > 0);
  },
});

export const longQuestionsOnTransport = [biodiesel, exhaust];
