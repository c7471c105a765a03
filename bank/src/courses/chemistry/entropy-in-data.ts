import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { significant } from '../../tex.ts';
import { value } from './keys-and-choices.ts';
import { foreseen, hlOnly } from './marking.ts';

/** Reactivity 1.4: entropy and spontaneity from data. */

const tex = String.raw;

type Reaction = readonly [equation: string, enthalpy: number, entropy: number];

const spontaneityTable = defineTemplate({
  key: 'chem-spontaneity-by-signs',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 2),
  variants: [
    {
      rows: [
        ['2H2O2(l) -> 2H2O(l) + O2(g)', -196, 126],
        ['CaCO3(s) -> CaO(s) + CO2(g)', 178, 161],
        ['N2(g) + 3H2(g) -> 2NH3(g)', -92, -199],
        ['3O2(g) -> 2O3(g)', 285, -137],
      ],
      at: 700,
    },
    {
      rows: [
        ['N2O4(g) -> 2NO2(g)', 57, 176],
        ['2CO(g) + O2(g) -> 2CO2(g)', -566, -173],
        ['2N2O(g) -> 2N2(g) + O2(g)', -164, 149],
        ['2H2O(g) + O2(g) -> 2H2O2(g)', 211, -116],
      ],
      at: 400,
    },
    {
      rows: [
        ['C2H4(g) + H2(g) -> C2H6(g)', -137, -121],
        ['NH4NO3(s) -> N2O(g) + 2H2O(g)', -36, 446],
        ['2SO3(g) -> 2SO2(g) + O2(g)', 198, 190],
        ['N2(g) + 2O2(g) -> 2NO2(g)', 66, -122],
      ],
      at: 1200,
    },
    {
      rows: [
        ['MgCO3(s) -> MgO(s) + CO2(g)', 101, 175],
        ['2C(s) + O2(g) -> 2CO(g)', -221, 179],
        ['2NO(g) + O2(g) -> 2NO2(g)', -116, -147],
        ['2C(s) + 2H2(g) -> C2H4(g)', 52, -53],
      ],
      at: 600,
    },
  ] as readonly { rows: readonly [Reaction, Reaction, Reaction, Reaction]; at: number }[],
  solve: ({ rows }) => {
    const find = (enthalpyUp: boolean, entropyUp: boolean) =>
      rows.findIndex(([, h, s]) => h > 0 === enthalpyUp && s > 0 === entropyUp);
    const [always, never, above, below] = [find(false, true), find(true, false), find(true, true), find(false, false)];
    const turning = (at: number) => (1000 * (rows[at]?.[1] ?? 0)) / (rows[at]?.[2] ?? 1);
    return { always, never, above, below, turnAbove: turning(above), turnBelow: turning(below) };
  },
  write: ({ rows, at }, { always, never, above, below, turnAbove, turnBelow }) => {
    const row = rows[below] ?? rows[0];
    const gibbs = row[1] - (at * row[2]) / 1000;
    return inParts({
      stem: tex`The table gives $\Delta H^{\ominus}$ and $\Delta S^{\ominus}$ of four reactions. Assume that neither changes with temperature.

| | reaction | $\Delta H^{\ominus} / \text{kJ mol}^{-1}$ | $\Delta S^{\ominus} / \text{J K}^{-1}\text{ mol}^{-1}$ |
| :---: | --- | :---: | :---: |
${rows.map(([equation, h, s], i) => tex`| ${i + 1} | $\ce{${equation}}$ | $${h > 0 ? '+' : ''}${h}$ | $${s > 0 ? '+' : ''}${s}$ |`).join('\n')}`,
      hint: tex`Which sign does each term of $\Delta G = \Delta H - T\Delta S$ have?`,
      parts: [
        {
          ask: 'Identify the reaction that is spontaneous at every temperature and the one that is spontaneous at none, with a reason.',
          answer: `Reaction ${always + 1} at every temperature, reaction ${never + 1} at none`,
          solution: tex`In reaction ${always + 1} $\Delta H$ is negative and $\Delta S$ positive, so $\Delta G$ is negative at every temperature. In reaction ${never + 1} both signs are reversed, so $\Delta G$ is always positive.`,
          marks: [
            ['A1', `${always + 1} at every temperature, ${never + 1} at none`],
            ['R1', tex`signs of $\Delta H$ and $-T\Delta S$ agree in both cases`],
          ],
        },
        {
          ask: tex`Determine the temperature, in $\text{K}$, above which reaction ${String(above + 1)} is spontaneous.`,
          answer: tex`$${significant(turnAbove)}\text{ K}$`,
          solution: tex`$\Delta G = 0$ where $T = \dfrac{\Delta H}{\Delta S} = \dfrac{${rows[above]?.[1]} \times 10^{3}}{${rows[above]?.[2]}} = ${significant(turnAbove)}\text{ K}$.`,
          marks: [
            ['M1', tex`$T = \Delta H / \Delta S$ in the same units`],
            ['A1', tex`$${significant(turnAbove)}\text{ K}$; award 1 of 2 for a wrong power of ten`],
          ],
          keys: [
            value(turnAbove, 'K', {
              slips: [foreseen(turnAbove / 1000, 'Kilojoules and joules have to be in the same unit.', 'unit')],
            }),
          ],
        },
        {
          ask: tex`Calculate $\Delta G$ of reaction ${String(below + 1)} at $${at}\text{ K}$, in $\text{kJ mol}^{-1}$, and state whether it is spontaneous there.`,
          answer: tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$; ${gibbs < 0 ? 'spontaneous' : 'not spontaneous'}`,
          solution: tex`$\Delta G = ${row[1]} - ${at} \times (${row[2]} \times 10^{-3}) = ${significant(gibbs)}\text{ kJ mol}^{-1}$: ${gibbs < 0 ? 'negative, so it is spontaneous' : 'positive, so it is not spontaneous'}. (The sign changes at $${significant(turnBelow)}\text{ K}$.)`,
          marks: [
            ['M1', tex`$\Delta S$ in $\text{kJ K}^{-1}\text{ mol}^{-1}$`],
            ['A1', tex`$${significant(gibbs)}\text{ kJ mol}^{-1}$`],
            ['A1', gibbs < 0 ? 'spontaneous (ECF from the sign)' : 'not spontaneous (ECF from the sign)'],
          ],
          keys: [
            {
              ...value(gibbs, 'kJ mol⁻¹', {
                relative: 0.02,
                slips: [foreseen(row[1] - at * row[2], 'Joules have to be turned into kilojoules.', 'unit')],
              }),
              label: 'Gibbs energy',
            },
          ],
        },
        {
          ask: tex`Explain the sign of $\Delta S^{\ominus}$ of reaction ${String(above + 1)} from its equation.`,
          answer: 'The number of moles of gas increases',
          solution:
            'There are more moles of gas on the right than on the left. Gas particles can be distributed in many more ways, so the entropy increases.',
          marks: [['R1', 'more moles of gas on the right: more ways to distribute particles and energy']],
        },
      ],
    });
  },
  check: ({ rows, at }, { always, never, above, below, turnAbove }) => {
    assert.equal(new Set([always, never, above, below]).size, 4);
    const gibbs = (i: number, t: number) => (rows[i]?.[1] ?? 0) - (t * (rows[i]?.[2] ?? 0)) / 1000;
    for (const t of [100, 1000, 3000]) assert.ok(gibbs(always, t) < 0 && gibbs(never, t) > 0);
    assertClose(gibbs(above, turnAbove), 0, 'turning point', 1e-9);
    assert.ok(Math.abs(gibbs(below, at)) > 3);
  },
});

const entropyOfBoiling = defineTemplate({
  key: 'chem-entropy-of-boiling-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R1.4', 1),
  variants: [
    {
      rows: [
        ['benzene', 353, 30.7],
        ['hexane', 342, 28.9],
        ['trichloromethane', 334, 29.2],
        ['water', 373, 40.7],
      ],
      asked: ['cyclohexane', 354, 30.0],
    },
    {
      rows: [
        ['methylbenzene', 384, 33.2],
        ['pentane', 309, 25.8],
        ['ethoxyethane', 308, 26.5],
        ['ethanol', 351, 38.6],
      ],
      asked: ['heptane', 372, 31.8],
    },
    {
      rows: [
        ['octane', 399, 34.4],
        ['tetrachloromethane', 350, 29.8],
        ['propanone', 329, 29.1],
        ['methanol', 338, 35.2],
      ],
      asked: ['cyclohexane', 354, 30.0],
    },
    {
      rows: [
        ['bromine', 332, 29.96],
        ['hexane', 342, 28.9],
        ['benzene', 353, 30.7],
        ['propan-1-ol', 370, 41.4],
      ],
      asked: ['octane', 399, 34.4],
    },
  ] as const,
  solve: ({ rows, asked }) => {
    const entropies = rows.map(([, t, h]) => (1000 * h) / t);
    const mean = entropies.slice(0, 3).reduce((sum, s) => sum + s, 0) / 3;
    return {
      entropies,
      mean,
      predicted: (mean * asked[1]) / 1000,
      off: (100 * Math.abs((mean * asked[1]) / 1000 - asked[2])) / asked[2],
    };
  },
  write: ({ rows, asked: [name, boils, measured] }, { entropies, mean, predicted, off }) => {
    const [odd] = rows[3];
    return inParts({
      stem: tex`At its boiling point a liquid is in equilibrium with its vapour, so $\Delta G = 0$ for the vaporisation. The table gives boiling points and enthalpies of vaporisation.

| liquid | boiling point / $\text{K}$ | $\Delta H_{\text{vap}} / \text{kJ mol}^{-1}$ |
| --- | :---: | :---: |
${rows.map(([liquid, t, h]) => `| ${liquid} | $${t}$ | $${h.toFixed(1)}$ |`).join('\n')}`,
      hint: tex`What follows from $\Delta G = \Delta H - T\Delta S = 0$?`,
      parts: [
        {
          ask: tex`Calculate $\Delta S_{\text{vap}}$ of ${rows[0][0]} and of ${odd}, in $\text{J K}^{-1}\text{ mol}^{-1}$.`,
          answer: tex`$${significant(entropies[0] ?? 0)}$ and $${significant(entropies[3] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$`,
          solution: tex`$\Delta S = \dfrac{\Delta H}{T}$: $\dfrac{${rows[0][2].toFixed(1)} \times 10^{3}}{${rows[0][1]}} = ${significant(entropies[0] ?? 0)}$ and $\dfrac{${rows[3][2].toFixed(1)} \times 10^{3}}{${rows[3][1]}} = ${significant(entropies[3] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$.`,
          marks: [
            ['M1', tex`$\Delta S = \Delta H / T$`],
            ['A1', tex`$${significant(entropies[0] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$`],
            [
              'A1',
              tex`$${significant(entropies[3] ?? 0)}\text{ J K}^{-1}\text{ mol}^{-1}$; award 2 of 3 for a wrong power of ten in both`,
            ],
          ],
          keys: [
            {
              ...value(entropies[0] ?? 0, 'J K⁻¹ mol⁻¹', {
                slips: [foreseen((entropies[0] ?? 0) / 1000, 'That is in kilojoules.', 'unit')],
              }),
              label: rows[0][0],
            },
            { ...value(entropies[3] ?? 0, 'J K⁻¹ mol⁻¹'), label: odd },
          ],
        },
        {
          ask: tex`Explain why $\Delta S_{\text{vap}}$ is positive, and why its value for ${odd} is higher than for the other liquids.`,
          answer: 'Gas particles are far more disordered; hydrogen bonds make the liquid more ordered',
          solution: `In a vapour the molecules can be distributed in many more ways than in a liquid. In ${odd} hydrogen bonds make the liquid more ordered than the others, so the increase is larger.`,
          marks: [
            ['R1', 'gas: many more ways to distribute molecules'],
            ['R1', 'hydrogen bonds: liquid is more ordered (lower entropy); do not accept "stronger forces" alone'],
          ],
        },
        {
          ask: tex`The other three liquids have nearly the same $\Delta S_{\text{vap}}$. Use the mean of their values to predict the enthalpy of vaporisation of ${name}, which boils at $${boils}\text{ K}$.`,
          answer: tex`$${significant(predicted)}\text{ kJ mol}^{-1}$`,
          solution: tex`The mean is $${significant(mean)}\text{ J K}^{-1}\text{ mol}^{-1}$, so $\Delta H = T\Delta S = ${boils} \times ${significant(mean)} \times 10^{-3} = ${significant(predicted)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', tex`mean of three values, $${significant(mean)}\text{ J K}^{-1}\text{ mol}^{-1}$`],
            ['A1', tex`$${significant(predicted)}\text{ kJ mol}^{-1}$`],
          ],
          keys: [value(predicted, 'kJ mol⁻¹', { relative: 0.015 })],
        },
        {
          ask: tex`The measured value is $${measured.toFixed(1)}\text{ kJ mol}^{-1}$. Calculate the percentage difference, and comment on the method.`,
          answer: tex`$${significant(off, 2)}\,\%$; good for liquids without hydrogen bonds`,
          solution: tex`$\dfrac{|${significant(predicted, 4)} - ${measured.toFixed(1)}|}{${measured.toFixed(1)}} \times 100 = ${significant(off, 2)}\,\%$. The prediction is good for liquids without hydrogen bonds; it would fail for ${odd}.`,
          marks: [
            ['A1', tex`$${significant(off, 2)}\,\%$ (ECF)`],
            ['R1', 'small difference; holds for similar liquids only'],
          ],
          // A prediction that was rounded to three figures is as good.
          keys: [{ ...value(off, '%', { tolerance: 0.3 }), label: 'Difference' }],
        },
      ],
    });
  },
  check: ({ rows }, { entropies, predicted, mean }) => {
    for (const [i, [, t, h]] of rows.entries()) assertClose(h * 1000 - t * (entropies[i] ?? 0), 0, 'no Gibbs energy', 1e-6);
    assert.ok(
      entropies.slice(0, 3).every((s) => Math.abs(s / mean - 1) < 0.05) && (entropies[3] ?? 0) > 1.15 * mean && predicted > 20,
    );
  },
});

export const entropyInData = [spontaneityTable, entropyOfBoiling];
