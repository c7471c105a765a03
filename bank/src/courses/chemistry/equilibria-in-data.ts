import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 2.3: equilibria from observations and tables. */

const tex = String.raw;

const observedShift = defineTemplate({
  key: 'chem-equilibrium-shifts-observed',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.3', 1),
  variants: [
    {
      system: 'N2O4(g) <=> 2NO2(g)',
      colours: ['colourless', 'brown'],
      warm: 'darker brown',
      endo: true,
      gases: [1, 2],
      squeeze: 'darker at first, then a little paler',
      k: 0.212,
      at: 373,
    },
    {
      system: '2NO2(g) <=> N2O4(g)',
      colours: ['brown', 'colourless'],
      warm: 'darker brown',
      endo: false,
      gases: [2, 1],
      squeeze: 'darker at first, then a little paler',
      k: 4.72,
      at: 373,
    },
    {
      system: 'PCl5(g) <=> PCl3(g) + Cl2(g)',
      colours: ['colourless', 'pale green'],
      warm: 'darker green',
      endo: true,
      gases: [1, 2],
      squeeze: 'darker at first, then a little paler',
      k: 0.0419,
      at: 523,
    },
    {
      system: '2BrCl(g) <=> Br2(g) + Cl2(g)',
      colours: ['yellow', 'brown'],
      warm: 'a little darker brown',
      endo: true,
      gases: [2, 2],
      squeeze: 'darker, and then unchanged',
      k: 0.145,
      at: 500,
    },
  ] as const,
  solve: ({ k, gases }) => ({ reversed: 1 / k, side: Math.sign(gases[1] - gases[0]) }),
  write: ({ system, warm, endo, squeeze, k, at }, { reversed, side }) => {
    const moves = side > 0 ? 'left' : side < 0 ? 'right' : 'neither side';
    return inParts({
      stem: tex`The equilibrium $\ce{${system}}$ is studied in a closed gas syringe.

| change | observation |
| --- | --- |
| temperature raised | the gas becomes ${warm} |
| piston pushed in at constant temperature | the gas becomes ${squeeze} |`,
      hint: 'Which side of the equation is favoured in each case, and what do you know about that side?',
      parts: [
        {
          ask: 'Deduce, with a reason, whether the forward reaction is exothermic or endothermic.',
          answer: endo ? 'Endothermic' : 'Exothermic',
          solution: `On warming, the equilibrium shifts in the endothermic direction. The stronger colour shows a shift to the ${endo ? 'right' : 'left'}, so the forward reaction is ${endo ? 'endothermic' : 'exothermic'}.`,
          marks: [
            ['R1', `colour shows a shift to the ${endo ? 'right' : 'left'} on warming`],
            ['A1', endo ? 'endothermic' : 'exothermic'],
          ],
        },
        {
          ask: 'Explain both stages of the second observation.',
          answer:
            side === 0
              ? 'The concentration of all gases rises; there is no shift, as both sides have equal amounts of gas'
              : `The concentrations rise at once; then the equilibrium shifts to the ${moves}`,
          solution:
            side === 0
              ? 'Pushing the piston in raises the concentration of every gas, so the colour becomes darker. Both sides of the equation have the same amount of gas, so there is no shift and the colour stays.'
              : `Pushing the piston in raises the concentration of every gas at once, so the colour becomes darker. Then the equilibrium shifts to the side with fewer moles of gas, the ${moves}, which uses up part of the coloured gas.`,
          marks:
            side === 0
              ? [
                  ['R1', 'smaller volume: higher concentration of the coloured gas'],
                  ['R1', 'equal amounts of gas on both sides: no shift'],
                ]
              : [
                  ['R1', 'smaller volume: higher concentration of the coloured gas'],
                  ['R1', `shift to the side with fewer moles of gas (${moves})`],
                ],
        },
        {
          ask: tex`At $${at}\text{ K}$ the equilibrium constant is $${k}$. Calculate the constant of the reverse reaction, and state what happens to both when the piston is pushed in.`,
          answer: tex`$${significant(reversed)}$; both stay the same`,
          solution: tex`It is the reciprocal: $\dfrac{1}{${k}} = ${significant(reversed)}$. An equilibrium constant depends on temperature alone, so both stay the same.`,
          marks: [
            ['A1', tex`$${significant(reversed)}$`],
            ['R1', 'unchanged: depends on temperature only'],
          ],
          keys: [
            {
              ...value(reversed, '', {
                slips: [foreseen(-k, 'The reverse reaction has the reciprocal, not the opposite, of the constant.')],
              }),
              label: 'Constant',
            },
          ],
        },
        {
          ask: 'State what a catalyst would change in this experiment, and what it would not.',
          answer: 'Equilibrium is reached faster; its position stays the same',
          solution:
            'It raises the rates of both reactions by the same factor. Equilibrium is reached sooner, but position and constant stay the same.',
          marks: [
            ['A1', 'equilibrium is reached faster'],
            ['A1', 'no change of position or of the constant'],
          ],
        },
      ],
    });
  },
  check: ({ system, gases }, { reversed, side }) => {
    const count = (text = '') => [...text.matchAll(/(?:^|\+ )(\d?)(?=[A-Z])/g)].reduce((sum, [, n]) => sum + Number(n || 1), 0);
    const [left, right] = system.split(' <=> ');
    assert.deepEqual([count(left), count(right)], [...gases]);
    assert.equal(side, Math.sign(count(right) - count(left)));
    assert.ok(reversed > 0);
  },
});

const constantsTable = defineTemplate({
  key: 'chem-equilibrium-constants-by-temperature',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.3', 2),
  variants: [
    {
      system: 'N2(g) + 3H2(g) <=> 2NH3(g)',
      kelvin: [500, 600, 700],
      k: [60, 4.0, 0.51],
      concentrations: [0.2, 0.3, 0.15],
      powers: [1, 3, 2],
      species: ['N2', 'H2', 'NH3'],
      product: 'ammonia',
      use: 1,
    },
    {
      system: '2SO2(g) + O2(g) <=> 2SO3(g)',
      kelvin: [800, 900, 1000],
      k: [2500, 290, 28],
      concentrations: [0.01, 0.02, 0.071],
      powers: [2, 1, 2],
      species: ['SO2', 'O2', 'SO3'],
      product: 'sulfur trioxide',
      use: 0,
    },
    {
      system: 'CO(g) + 2H2(g) <=> CH3OH(g)',
      kelvin: [450, 500, 550],
      k: [95, 6.2, 0.62],
      concentrations: [0.1, 0.2, 0.025],
      powers: [1, 2, 1],
      species: ['CO', 'H2', 'CH3OH'],
      product: 'methanol',
      use: 1,
    },
    {
      system: 'H2(g) + CO2(g) <=> H2O(g) + CO(g)',
      kelvin: [700, 900, 1100],
      k: [0.11, 0.45, 1.1],
      concentrations: [0.3, 0.2, 0.164, 0.165],
      powers: [1, 1, 1, 1],
      species: ['H2', 'CO2', 'H2O', 'CO'],
      product: 'carbon monoxide',
      use: 1,
    },
  ] as const,
  solve: ({ species, concentrations, powers, k }) => {
    const value = species.reduce(
      (product, _, i) => product * (concentrations[i] ?? 1) ** ((i < 2 ? -1 : 1) * (powers[i] ?? 1)),
      1,
    );
    return { value, exothermic: k[2] < k[0] };
  },
  write: ({ system, kelvin, k, concentrations, powers, species, product }, { value: constant, exothermic }) => {
    const term = (i: number) => tex`[\ce{${species[i]}}]${powers[i] === 1 ? '' : `^{${powers[i]}}`}`;
    const shown = (i: number) => significant(concentrations[i] ?? 0, species.length === 4 ? 3 : 2);
    const number = (i: number) => `${shown(i)}${powers[i] === 1 ? '' : `^{${powers[i]}}`}`;
    const right = species.length === 4 ? [2, 3] : [2];
    const nearest = k.reduce(
      (best, one, i) => (Math.abs(one / constant - 1) < Math.abs((k[best] ?? 0) / constant - 1) ? i : best),
      0,
    );
    return inParts({
      stem: tex`The table gives the equilibrium constant of $\ce{${system}}$ at three temperatures.

| $T / \text{K}$ | ${kelvin.map((t) => `$${t}$`).join(' | ')} |
| --- | :---: | :---: | :---: |
| $K$ | ${k.map((one) => `$${one}$`).join(' | ')} |`,
      hint: 'What does a larger constant say about the position of equilibrium?',
      parts: [
        {
          ask: 'Write the expression for the equilibrium constant.',
          answer: tex`$K = \dfrac{${right.map(term).join('')}}{${term(0)}${term(1)}}$`,
          solution: tex`Products are over reactants, each with its coefficient as power: $K = \dfrac{${right.map(term).join('')}}{${term(0)}${term(1)}}$.`,
          marks: [['A1', tex`$K = \dfrac{${right.map(term).join('')}}{${term(0)}${term(1)}}$`]],
        },
        {
          ask: 'Deduce, with a reason, the sign of the enthalpy change of the forward reaction.',
          answer: exothermic ? 'Negative (exothermic)' : 'Positive (endothermic)',
          solution: `The constant ${exothermic ? 'falls' : 'rises'} as the temperature rises: the equilibrium shifts to the ${exothermic ? 'reactants' : 'products'}. Warming favours the endothermic direction, so the forward reaction is ${exothermic ? 'exothermic' : 'endothermic'}.`,
          marks: [
            ['R1', tex`$K$ ${exothermic ? 'falls' : 'rises'} with temperature: shift to the ${exothermic ? 'left' : 'right'}`],
            ['A1', exothermic ? 'negative' : 'positive'],
          ],
        },
        {
          ask: tex`In one experiment the concentrations at equilibrium are, in $\text{mol dm}^{-3}$: ${species.map((one, i) => tex`$[\ce{${one}}] = ${shown(i)}$`).join(', ')}. Calculate $K$, and deduce the temperature.`,
          answer: tex`$${significant(constant, 2)}$; $${kelvin[nearest]}\text{ K}$`,
          solution: tex`$K = \dfrac{${right.map(number).join(' \\times ')}}{${number(0)} \times ${number(1)}} = ${significant(constant, 2)}$, which is close to the value at $${kelvin[nearest]}\text{ K}$.`,
          marks: [
            ['M1', 'substitutes into the expression (ECF)'],
            ['A1', tex`$${significant(constant, 2)}$`],
            ['A1', tex`$${kelvin[nearest]}\text{ K}$; award 2 of 3 for the reciprocal with its consequence`],
          ],
          keys: [
            {
              ...value(constant, '', {
                relative: 0.02,
                slips: [foreseen(1 / constant, 'Products are over reactants.', 'reciprocal')],
              }),
              label: 'K',
            },
          ],
        },
        {
          ask: `Discuss which temperature of the table suits the production of ${product}.`,
          answer: exothermic
            ? 'Low for the yield, but not so low that the reaction is too slow'
            : 'High: both yield and rate rise',
          solution: exothermic
            ? 'The lowest temperature gives the largest constant and so the highest yield, but the reaction is slow there. A middle temperature with a catalyst is a compromise between yield and rate.'
            : 'The highest temperature gives the largest constant, and the reaction is fastest there as well. But heating costs energy.',
          marks: exothermic
            ? [
                ['R1', 'low temperature: high yield'],
                ['R1', 'but slow, so a compromise (with a catalyst)'],
              ]
            : [
                ['R1', 'high temperature: high yield and rate'],
                ['R1', 'against it: cost of energy'],
              ],
        },
      ],
    });
  },
  check: ({ k, use }, { value: constant, exothermic }) => {
    assertClose(constant / k[use], 1, 'constant of the experiment', 0.06);
    assert.ok(exothermic ? k[0] > k[1] && k[1] > k[2] : k[0] < k[1] && k[1] < k[2]);
  },
});

export const equilibriaInData = [observedShift, constantsTable];
