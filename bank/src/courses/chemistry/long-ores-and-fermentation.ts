import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { assertSameAtoms, atomicMass, molarMass } from './elements.ts';
import { carried, formula, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about making a metal from its ore and an alcohol from sugar. */

const tex = String.raw;

const ironFromOre = defineTemplate({
  key: 'chem-long-iron-from-ore',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.2', 2, 'R3.2.1', 'S2.4', 'S1.3', 'S2.3'),
  variants: [
    { ore: 'haematite', oxide: 'Fe2O3', irons: 2, oxygens: 3, state: 3, purity: 86, tonnes: 4.5, obtained: 2.48, carbon: 0.9 },
    { ore: 'magnetite', oxide: 'Fe3O4', irons: 3, oxygens: 4, state: 0, purity: 78, tonnes: 6.0, obtained: 3.12, carbon: 1.1 },
    { ore: 'haematite', oxide: 'Fe2O3', irons: 2, oxygens: 3, state: 3, purity: 64, tonnes: 12.0, obtained: 4.95, carbon: 0.4 },
    { ore: 'magnetite', oxide: 'Fe3O4', irons: 3, oxygens: 4, state: 0, purity: 91, tonnes: 2.5, obtained: 1.52, carbon: 0.7 },
  ],
  solve: ({ oxide, irons, oxygens, purity, tonnes, obtained, carbon }) => {
    const moles = (tonnes * 1e6 * purity) / 100 / molarMass(oxide);
    const theoretical = (moles * irons * 55.85) / 1e6;
    return {
      ...{ share: (100 * irons * 55.85) / molarMass(oxide), moles, theoretical, percent: (100 * obtained) / theoretical },
      ...{ dioxide: (moles * oxygens * 44.01) / 1e6, economy: (100 * irons * 55.85) / (irons * 55.85 + oxygens * 44.01) },
      ratio: (carbon / 12.01 / ((100 - carbon) / 55.85)) * 1000,
    };
  },
  write: (
    { ore, oxide, irons, oxygens, state, purity, tonnes, obtained, carbon },
    { share, moles, theoretical, percent, dioxide, economy, ratio },
  ) => {
    const equation = tex`\ce{${oxide}(s) + ${oxygens}CO(g) -> ${irons}Fe(l) + ${oxygens}CO2(g)}`;
    return inParts({
      stem: tex`An ore contains $${purity}\,\%$ by mass of ${ore}, $\ce{${oxide}}$ ($M = ${molarMass(oxide).toFixed(2)}\text{ g mol}^{-1}$). In a furnace carbon monoxide reduces it: $${equation}$. $${tonnes.toFixed(1)}$ tonnes of ore give $${obtained.toFixed(2)}$ tonnes of iron. ($M(\ce{Fe}) = 55.85$, $M(\ce{CO2}) = 44.01$, $M(\ce{C}) = 12.01\text{ g mol}^{-1}$)`,
      hint: 'Begin with the pure oxide in the ore: how many iron atoms does one formula unit hold?',
      parts: [
        {
          ask: tex`Calculate the percentage by mass of iron in $\ce{${oxide}}$.`,
          answer: tex`$${significant(share)}\,\%$`,
          solution: tex`$\dfrac{${irons} \times 55.85}{${molarMass(oxide).toFixed(2)}} \times 100 = ${significant(share)}\,\%$`,
          marks: [['A1', tex`$${significant(share)}\,\%$`]],
          keys: [value(share, '%', { relative: 0.005 })],
        },
        {
          ask: 'State the full electron configuration of an iron atom, and deduce which electrons it loses to form an ion of charge 2+.',
          answer: tex`$1\text{s}^2\,2\text{s}^2\,2\text{p}^6\,3\text{s}^2\,3\text{p}^6\,3\text{d}^6\,4\text{s}^2$; both 4s electrons`,
          solution: tex`$1\text{s}^2\,2\text{s}^2\,2\text{p}^6\,3\text{s}^2\,3\text{p}^6\,3\text{d}^6\,4\text{s}^2$ (accept 4s before 3d). The two 4s electrons are lost first.`,
          marks: [
            ['A1', 'configuration of the atom'],
            ['A1', 'both 4s electrons'],
          ],
        },
        {
          ask:
            state === 3
              ? 'Deduce the changes of oxidation state of iron and of carbon in the reaction, and identify the reducing agent.'
              : tex`Deduce the mean oxidation state of iron in $\ce{${oxide}}$ and the change of that of carbon in the reaction, and identify the reducing agent.`,
          answer:
            state === 3
              ? tex`Iron $+3$ to $0$, carbon $+2$ to $+4$; carbon monoxide`
              : tex`$+\frac{8}{3}$; carbon $+2$ to $+4$; carbon monoxide`,
          solution:
            state === 3
              ? tex`Iron goes from $+3$ to $0$ and is reduced; carbon goes from $+2$ in $\ce{CO}$ to $+4$ in $\ce{CO2}$ and is oxidised. Carbon monoxide is the reducing agent.`
              : tex`Four oxygen atoms have $-8$ in all, shared by three iron atoms: $+\frac{8}{3}$ on average (one $+2$ and two $+3$). Carbon goes from $+2$ in $\ce{CO}$ to $+4$ in $\ce{CO2}$: carbon monoxide is the reducing agent.`,
          marks: [
            ['A1', state === 3 ? tex`iron $+3$ to $0$` : tex`$+\frac{8}{3}$ (accept one $+2$ and two $+3$)`],
            ['A1', tex`carbon $+2$ to $+4$`],
            ['A1', 'carbon monoxide; award 2 of 3 for carbon as the reducing agent'],
          ],
        },
        {
          ask: 'Determine the theoretical yield of iron in tonnes.',
          answer: tex`$${significant(theoretical)}$ tonnes`,
          solution: tex`$n(\ce{${oxide}}) = \dfrac{${significant(purity / 100, 2)} \times ${tonnes.toFixed(1)} \times 10^{6}}{${molarMass(oxide).toFixed(2)}} = ${significant(moles)}\text{ mol}$, and $${irons}$ times as much iron: $${significant(moles, 4)} \times ${irons} \times 55.85 \times 10^{-6} = ${significant(theoretical)}$ tonnes.`,
          marks: [
            ['M1', 'mass of the pure oxide'],
            ['M1', tex`ratio $1 : ${irons}$ of oxide to iron`],
            ['A1', tex`$${significant(theoretical)}$ tonnes; award 2 of 3 where the purity is left out`],
          ],
          keys: [
            value(theoretical, '', {
              slips: [
                foreseen((theoretical * 100) / purity, 'The ore is not pure.', 'incomplete'),
                foreseen(theoretical / irons, 'Each formula unit holds several iron atoms.'),
              ],
            }),
          ],
        },
        {
          ask: 'Calculate the percentage yield.',
          answer: tex`$${significant(percent)}\,\%$`,
          solution: tex`$\dfrac{${obtained.toFixed(2)}}{${significant(theoretical, 4)}} \times 100 = ${significant(percent)}\,\%$`,
          marks: [['A1', tex`$${significant(percent)}\,\%$ (ECF from part (d))`]],
          keys: [carried(value(percent, '%'), `${100 * obtained}/m`, { m: 'd' })],
        },
        {
          ask: tex`Calculate the mass of carbon dioxide, in tonnes, that the complete reaction releases, and the atom economy for iron.`,
          answer: tex`$${significant(dioxide)}$ tonnes; $${significant(economy)}\,\%$`,
          solution: tex`$${oxygens}$ molecules of $\ce{CO2}$ for each formula unit: $${significant(moles, 4)} \times ${oxygens} \times 44.01 \times 10^{-6} = ${significant(dioxide)}$ tonnes. Atom economy: $\dfrac{${irons} \times 55.85}{${irons} \times 55.85 + ${oxygens} \times 44.01} \times 100 = ${significant(economy)}\,\%$`,
          marks: [
            ['A1', tex`$${significant(dioxide)}$ tonnes (ECF)`],
            ['M1', 'mass of the iron over the mass of all products'],
            ['A1', tex`$${significant(economy)}\,\%$; award 2 of 3 for the masses of the reactants taken wrongly`],
          ],
          keys: [
            { ...value(dioxide, ''), label: 'Tonnes of carbon dioxide' },
            { ...value(economy, '%', { relative: 0.005 }), label: 'Atom economy' },
          ],
        },
        {
          ask: tex`Steel made from this iron contains $${carbon.toFixed(1)}\,\%$ of carbon by mass. Calculate the number of carbon atoms for every $1000$ iron atoms, and explain why steel is harder than pure iron.`,
          answer: tex`$${significant(ratio, 2)}$; carbon atoms keep the layers from sliding`,
          solution: tex`In $100\text{ g}$: $\dfrac{${carbon.toFixed(1)}}{12.01} = ${significant(carbon / 12.01)}\text{ mol}$ of carbon and $\dfrac{${(100 - carbon).toFixed(1)}}{55.85} = ${significant((100 - carbon) / 55.85)}\text{ mol}$ of iron, a ratio of $${significant(ratio, 2)} : 1000$. The small carbon atoms between those of iron disturb the regular layers, which can no longer slide over each other easily.`,
          marks: [
            ['M1', 'amounts of both elements'],
            ['A1', tex`$${significant(ratio, 2)}$`],
            ['R1', 'atoms of a different size keep layers from sliding; award 2 of 3 for the number alone'],
          ],
          keys: [
            {
              ...value(ratio, '', {
                relative: 0.03,
                slips: [foreseen((1000 * carbon) / (100 - carbon), 'That is a ratio of masses.')],
              }),
              label: 'Carbon atoms',
            },
          ],
        },
      ],
    });
  },
  check: ({ oxide, irons, oxygens, purity, tonnes, obtained }, { theoretical, dioxide, share, economy }) => {
    assertClose(molarMass(oxide), irons * atomicMass('Fe') + oxygens * atomicMass('O'), 'formula', 1e-6);
    assertClose((tonnes * purity * share) / 1e4, theoretical, 'iron in the ore', 1e-6);
    // Oxygen of the oxide is one of the two atoms of each molecule of carbon dioxide.
    assertClose((dioxide / 44.01) * atomicMass('O'), (tonnes * purity) / 100 - theoretical, 'oxygen', 1e-3);
    assertClose((100 * theoretical) / (theoretical + dioxide), economy, 'atom economy', 1e-6);
    assert.ok(obtained < theoretical && obtained > 0.8 * theoretical, `${theoretical}`);
  },
});

const fermented = defineTemplate({
  key: 'chem-long-ethanol-by-fermentation',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.2.1', 2, 'R1.3', 'R3.2.1', 'R2.1.2', 'S1.5'),
  variants: [
    { source: 'sugar cane', glucose: 36.0, gas: 7.9, kelvin: 303, kPa: 101, burnt: 0.62, water: 150, rise: 19.3 },
    { source: 'maize', glucose: 54.0, gas: 11.4, kelvin: 306, kPa: 100, burnt: 0.75, water: 200, rise: 17.8 },
    { source: 'sugar beet', glucose: 27.0, gas: 5.6, kelvin: 301, kPa: 102, burnt: 0.5, water: 120, rise: 19.1 },
    { source: 'cassava', glucose: 45.0, gas: 9.9, kelvin: 308, kPa: 99, burnt: 0.84, water: 250, rise: 15.7 },
  ],
  solve: ({ glucose, gas, kelvin, kPa, burnt, water, rise }) => {
    const moles = glucose / 180.18;
    const collected = (kPa * gas) / (8.31 * kelvin);
    const heat = (water * 4.18 * rise) / 1000;
    return {
      ...{
        moles,
        mass: 2 * moles * 46.08,
        collected,
        percent: (100 * collected) / (2 * moles),
        economy: (100 * 2 * 46.08) / 180.18,
      },
      ...{ heat, enthalpy: -heat / (burnt / 46.08), reached: (100 * heat) / ((burnt / 46.08) * 1367) },
    };
  },
  write: (
    { source, glucose, gas, kelvin, kPa, burnt, water, rise },
    { moles, mass, collected, percent, economy, heat, enthalpy, reached },
  ) =>
    inParts({
      stem: tex`Glucose from ${source}, $\ce{C6H12O6}$ ($M = 180.18\text{ g mol}^{-1}$), is fermented by yeast to ethanol ($M = 46.08\text{ g mol}^{-1}$) and carbon dioxide: $\ce{C6H12O6(aq) -> 2C2H5OH(aq) + 2CO2(g)}$. From $${glucose.toFixed(1)}\text{ g}$ of glucose $${gas.toFixed(1)}\text{ dm}^{3}$ of carbon dioxide are collected at $${kPa}\text{ kPa}$ and $${kelvin}\text{ K}$. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'The gas shows how far the reaction has gone. How many moles of it belong to one mole of ethanol?',
      parts: [
        {
          ask: 'Calculate the amount of glucose, and the mass of ethanol that it could give.',
          answer: tex`$${significant(moles)}\text{ mol}$; $${significant(mass)}\text{ g}$`,
          solution: tex`$n = \dfrac{${glucose.toFixed(1)}}{180.18} = ${significant(moles)}\text{ mol}$, which gives twice as much ethanol: $2 \times ${significant(moles, 4)} \times 46.08 = ${significant(mass)}\text{ g}$.`,
          marks: [
            ['A1', tex`$${significant(moles)}\text{ mol}$`],
            ['A1', tex`$${significant(mass)}\text{ g}$ (ECF)`],
          ],
          keys: [
            { ...value(moles, 'mol'), label: 'Glucose' },
            {
              ...value(mass, 'g', { slips: [foreseen(mass / 2, 'One molecule of glucose gives two of ethanol.')] }),
              label: 'Ethanol',
            },
          ],
        },
        {
          ask: 'Determine the amount of carbon dioxide collected, and from it the percentage of the glucose that has been fermented.',
          answer: tex`$${significant(collected)}\text{ mol}$; $${significant(percent)}\,\%$`,
          solution: tex`$n = \dfrac{pV}{RT} = \dfrac{${kPa} \times ${gas.toFixed(1)}}{8.31 \times ${kelvin}} = ${significant(collected)}\text{ mol}$ (kPa and $\text{dm}^{3}$ go together). Complete fermentation would give $2 \times ${significant(moles, 4)} = ${significant(2 * moles)}\text{ mol}$: $\dfrac{${significant(collected, 4)}}{${significant(2 * moles, 4)}} \times 100 = ${significant(percent)}\,\%$.`,
          marks: [
            ['M1', tex`$pV = nRT$ with consistent units`],
            ['A1', tex`$${significant(collected)}\text{ mol}$`],
            ['A1', tex`$${significant(percent)}\,\%$ (ECF); award 2 of 3 without the ratio 1 : 2`],
          ],
          keys: [
            { ...value(collected, ''), label: 'Amount of gas in mol' },
            {
              ...value(percent, '', {
                relative: 0.015,
                slips: [foreseen(2 * percent, 'One molecule of glucose gives two of the gas.')],
              }),
              label: 'Percentage',
            },
          ],
        },
        {
          ask: 'Calculate the atom economy for ethanol.',
          answer: tex`$${significant(economy)}\,\%$`,
          solution: tex`$\dfrac{2 \times 46.08}{180.18} \times 100 = ${significant(economy)}\,\%$`,
          marks: [['A1', tex`$${significant(economy)}\,\%$`]],
          keys: [value(economy, '%', { relative: 0.005 })],
        },
        {
          ask: 'Classify ethanol as a primary, secondary or tertiary alcohol, and give the structural formula of one isomer of it that is not an alcohol, with its class.',
          answer: tex`Primary; $\ce{CH3OCH3}$, an ether`,
          solution: tex`The carbon atom with the $\ce{OH}$ group is bonded to one other carbon atom: primary. Methoxymethane, $\ce{CH3OCH3}$, has the same molecular formula and is an ether.`,
          marks: [
            ['A1', 'primary'],
            ['A1', tex`$\ce{CH3OCH3}$`],
            ['A1', 'ether; award 2 of 3 for the right class with a wrong formula'],
          ],
          keys: [{ ...formula('CH3OCH3'), label: 'Isomer' }],
        },
        {
          ask: tex`Ethanol is heated with acidified potassium dichromate(VI). Name the organic products with distillation and with reflux, and state the change of colour.`,
          answer: 'Ethanal with distillation, ethanoic acid under reflux; orange to green',
          solution:
            'Distilled off as it forms, the product is ethanal; under reflux it is oxidised further to ethanoic acid. The solution changes from orange to green.',
          marks: [
            ['A1', 'ethanal'],
            ['A1', 'ethanoic acid'],
            ['A1', 'orange to green; award 2 of 3 for the products exchanged'],
          ],
        },
        {
          ask: tex`$${burnt.toFixed(2)}\text{ g}$ of the ethanol are burnt under $${water}\text{ g}$ of water, whose temperature rises by $${rise.toFixed(1)}\text{ K}$. Determine the enthalpy of combustion from this experiment. ($c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
          answer: tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$`,
          solution: tex`$Q = ${water} \times 4.18 \times ${rise.toFixed(1)} \times 10^{-3} = ${significant(heat)}\text{ kJ}$ from $\dfrac{${burnt.toFixed(2)}}{46.08} = ${significant(burnt / 46.08)}\text{ mol}$: $\Delta H = -\dfrac{${significant(heat, 4)}}{${significant(burnt / 46.08, 4)}} = ${significant(enthalpy)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', tex`$mc\Delta T$ over the amount of ethanol`],
            ['A1', tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$`],
          ],
          keys: [
            value(enthalpy, 'kJ mol^-1', { relative: 0.015, slips: [foreseen(-enthalpy, 'Combustion is exothermic.', 'sign')] }),
          ],
        },
        {
          ask: tex`The accepted value is $-1367\text{ kJ mol}^{-1}$. Calculate the percentage of the energy that reached the water, and discuss in one sentence whether ethanol from plants is carbon neutral.`,
          answer: tex`$${significant(reached)}\,\%$; the plants took up as much carbon dioxide, but farming and transport release more`,
          solution: tex`$\dfrac{${significant(-enthalpy, 4)}}{1367} \times 100 = ${significant(reached)}\,\%$. The plants have taken up as much carbon dioxide as burning releases, but fertilisers, distillation and transport need energy, mostly from fossil fuels.`,
          marks: [
            ['A1', tex`$${significant(reached)}\,\%$ (ECF from part (f))`],
            ['R1', 'carbon dioxide taken up by the plants, against that from production'],
          ],
          keys: [{ ...value(reached, '%', { relative: 0.015 }), label: 'Percentage' }],
        },
      ],
    }),
  check: ({ glucose, gas, kelvin, kPa, burnt }, { mass, collected, percent, enthalpy, reached }) => {
    assertSameAtoms(['C6H12O6'], ['C2H6O', 'C2H6O', 'CO2', 'CO2']);
    // Mass is kept: ethanol and carbon dioxide together weigh as much as the glucose.
    assertClose(mass + (glucose / 180.18) * 2 * molarMass('CO2'), glucose, 'mass', 1e-3);
    assertClose((collected * 8.31 * kelvin) / gas, kPa, 'pressure', 1e-9);
    assertClose((reached / 100) * 1367 * burnt, -enthalpy * burnt, 'energy', 1e-9);
    assert.ok(percent > 70 && percent < 98 && reached > 50 && reached < 95, `${percent} ${reached}`);
  },
});

export const longQuestionsOnProduction = [ironFromOre, fermented];
