import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, differentiate } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { molarMass, WATER_HEAT_CAPACITY } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, bracketed } from './marking.ts';

/** Reactivity 1.1: profiles drawn, and a calorimetric experiment evaluated. */

const tex = String.raw;
const signed = (number: number, figures = 3) => `${number > 0 ? '+' : ''}${significant(number, figures)}`;

interface Profile {
  form: 'sketch' | 'catalyst' | 'steps';
  reaction: string;
  forward: number;
  change: number;
  catalysed: number;
}

/** Levels of reactants and products with a hump of the given height, and a lower one where there is a catalyst. */
function profilePicture({ forward, change, catalysed }: Profile, withCatalyst: boolean): string {
  const base = change < 0 ? -change + 20 : 20;
  const rise = (t: number) => t * t * (3 - 2 * t);
  const curve = (top: number) => (x: number) =>
    x <= 2
      ? base
      : x >= 8
        ? base + change
        : x <= 5
          ? base + top * rise((x - 2) / 3)
          : base + top + (change - top) * rise((x - 5) / 3);
  const drawing = new Diagram({ x: [0, 10], y: [0, base + forward + 30], height: 300 })
    .axes({ x: 'reaction coordinate', y: 'energy' })
    .graph(curve(forward), 0.3, 9.7)
    .label([1.1, base], 'reactants', { dy: -7 })
    .label([9, base + change], 'products', { dy: change > 0 ? -7 : 18 })
    .segment([2, base], [9.6, base], 'd-dashed')
    .arrow([5, base], [5, base + forward], 'd-curve2')
    .label([5, base + forward * 0.75], 'Eₐ', { anchor: 'start', dx: 8 })
    .arrow([8.4, base], [8.4, base + change], 'd-curve2')
    .label([8.4, base + change / 2], 'ΔH', { anchor: 'end', dx: -6 });
  if (withCatalyst) drawing.graph(curve(catalysed), 2, 8, 'd-dashed');
  return drawing.toSvg();
}

const profiles = defineTemplate({
  key: 'chem-energy-profile-drawn',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R1.1', 2),
  variants: [
    { form: 'sketch', reaction: 'H2 + I2 <=> 2HI', forward: 173, change: -10, catalysed: 105 },
    { form: 'catalyst', reaction: '2H2O2 -> 2H2O + O2', forward: 75, change: -98, catalysed: 49 },
    { form: 'steps', reaction: 'A -> B -> C', forward: 70, change: 25, catalysed: 40 },
    { form: 'sketch', reaction: 'N2O4 <=> 2NO2', forward: 60, change: 57, catalysed: 58.5 },
    { form: 'catalyst', reaction: '2N2O -> 2N2 + O2', forward: 245, change: -164, catalysed: 121 },
    { form: 'steps', reaction: 'A -> B -> C', forward: 85, change: -40, catalysed: 30 },
  ] as readonly Profile[],
  solve: ({ forward, change }) => ({ reverse: forward - change }),
  write: (profile, { reverse }) => {
    const { form, reaction, forward, change, catalysed } = profile;
    const kind = change < 0 ? 'exothermic' : 'endothermic';
    const picture = (catalyst: boolean) => ({
      name: 'profile',
      svg: profilePicture(profile, catalyst),
      alt: `Energy profile of an ${kind} reaction: products ${change < 0 ? 'below' : 'above'} the reactants; arrows from the level of the reactants to the top (activation energy) and to the products (enthalpy change)${catalyst ? '; a dashed curve with a lower top' : ''}.`,
    });
    if (form === 'steps')
      return inParts({
        stem: tex`A substance turns into another in two steps, $\ce{${reaction}}$. The first step has the activation energy $${forward}\text{ kJ mol}^{-1}$ and $\Delta H = +${catalysed}\text{ kJ mol}^{-1}$; the second has the activation energy $20\text{ kJ mol}^{-1}$. Overall $\Delta H = ${signed(change, 2)}\text{ kJ mol}^{-1}$.`,
        hint: 'Where are the levels of A, B and C, and where are the two maxima?',
        parts: [
          {
            ask: tex`Calculate $\Delta H$ of the second step.`,
            answer: tex`$${signed(change - catalysed, 2)}\text{ kJ mol}^{-1}$`,
            solution: tex`The steps add up: $${change} - ${catalysed} = ${change - catalysed}\text{ kJ mol}^{-1}$.`,
            marks: [['A1', tex`$${change - catalysed}\text{ kJ mol}^{-1}$`]],
            keys: [value(change - catalysed, 'kJ mol⁻¹')],
          },
          {
            ask: tex`Deduce the activation energy of the direct reaction back from $\ce{B}$ to $\ce{A}$.`,
            answer: tex`$${forward - catalysed}\text{ kJ mol}^{-1}$`,
            solution: tex`$E_{\text{a}}(\text{reverse}) = E_{\text{a}} - \Delta H = ${forward} - ${catalysed} = ${forward - catalysed}\text{ kJ mol}^{-1}$.`,
            marks: [['A1', tex`$${forward - catalysed}\text{ kJ mol}^{-1}$`]],
            keys: [value(forward - catalysed, 'kJ mol⁻¹')],
          },
          {
            ask: 'Sketch the energy profile with both steps, and annotate it with the transition states and the intermediate.',
            answer: tex`Two tops with $\ce{B}$ in the dip between them.`,
            solution: tex`Levels: $\ce{A}$ at $0$, $\ce{B}$ at $${catalysed}$, $\ce{C}$ at $${change}$. The first top is at $${forward}$, the second at $${catalysed} + 20 = ${catalysed + 20}\text{ kJ mol}^{-1}$. Transition states are the tops, the intermediate $\ce{B}$ is the dip between them.`,
            marks: [
              ['A1', tex`levels of $\ce{A}$, $\ce{B}$ and $\ce{C}$ in the right order`],
              ['A1', 'two tops, the first higher, labelled as transition states'],
              ['A1', tex`$\ce{B}$ labelled as intermediate`],
            ],
            keys: [{ kind: 'compare', as: 'sketch' }],
          },
          {
            ask: tex`State, with a reason, which step is likely to be slower.`,
            answer: 'The first.',
            solution: tex`The first step has the larger activation energy, so fewer particles have enough energy for it: it is slower.`,
            marks: [['R1', 'first, larger activation energy']],
          },
        ],
      });
    const catalyst = form === 'catalyst';
    return inParts({
      stem: tex`For $\ce{${reaction}}$ $\Delta H = ${signed(change, 3)}\text{ kJ}$ and the activation energy of the forward reaction is $${forward}\text{ kJ}$ ${catalyst ? tex`without and $${catalysed}\text{ kJ}$ with a catalyst` : ''} (for the amounts in the equation).`.replace(
        / {2,}/g,
        ' ',
      ),
      hint: 'The sign of the enthalpy change tells which side lies lower.',
      parts: [
        {
          ask: `Sketch the energy profile${catalyst ? ' with and without the catalyst; annotate it with' : '; label'} reactants, products, the activation energy and the enthalpy change.`,
          answer: `Products ${change < 0 ? 'below' : 'above'} reactants, as in the solution.`,
          solution: tex`The reaction is ${kind}, so the products lie ${change < 0 ? 'below' : 'above'} the reactants.

![](diagram:profile)`,
          marks: [
            ['A1', `reactants and products at the right levels (${kind})`],
            ['A1', tex`$\Delta H$ between the two levels`],
            [
              'A1',
              catalyst
                ? 'activation energies from the reactants to both tops, the catalysed one lower'
                : 'activation energy from the reactants to the top',
            ],
          ],
          keys: [{ kind: 'compare', as: 'sketch' }],
        },
        {
          ask: `Calculate the activation energy of the reverse reaction${catalyst ? ' without the catalyst' : ''}.`,
          answer: tex`$${significant(reverse)}\text{ kJ}$`,
          solution: tex`From the products up to the top: $E_{\text{a}} - \Delta H = ${forward} - ${bracketed(change)} = ${significant(reverse)}\text{ kJ}$.`,
          marks: [['A1', tex`$${significant(reverse)}\text{ kJ}$`]],
          keys: [
            value(reverse, 'kJ', {
              slips: [
                {
                  slip: 'sign',
                  value: forward + change,
                  note: 'You added the enthalpy change with its sign; look at the distance from the products to the top.',
                },
              ],
            }),
          ],
        },
        {
          ask: catalyst
            ? 'Explain why the catalyst changes neither the enthalpy change nor the position of an equilibrium.'
            : 'Explain which of the two directions is slowed more by a fall of temperature.',
          answer: catalyst
            ? 'Levels stay the same; both directions gain equally.'
            : `The ${change < 0 ? 'reverse' : 'forward'} one, with the larger activation energy.`,
          solution: catalyst
            ? 'Reactants and products stay the same, so do their levels. Both activation energies fall by the same amount, and both directions become faster by the same factor.'
            : `The direction with the larger activation energy depends more on temperature: the ${change < 0 ? 'reverse' : 'forward'} reaction (${significant(Math.max(forward, reverse))} against ${significant(Math.min(forward, reverse))} kJ).`,
          marks: catalyst
            ? [
                ['R1', 'levels of reactants and products unchanged'],
                ['R1', 'both directions are made faster by the same factor'],
              ]
            : [
                ['A1', `${change < 0 ? 'reverse' : 'forward'}`],
                ['R1', 'larger activation energy'],
              ],
        },
      ],
      diagrams: [picture(catalyst)],
    });
  },
  check: ({ form, forward, change, catalysed }, { reverse }) => {
    // Walk from the products over the top back to the reactants.
    assertClose(-change + forward - reverse, -change + change, 'round trip');
    if (form === 'steps') assert.ok(catalysed < forward && catalysed + 20 < forward && change < catalysed + 20);
    else assert.ok(catalysed < forward && catalysed > Math.max(0, change));
  },
});

interface Dissolution {
  form: 'uncertainty' | 'design' | 'graph';
  salt: string;
  name: string;
  mass: number;
  water: number;
  before: number;
  after: number;
  table: number;
}

const dissolution = defineTemplate({
  key: 'chem-dissolution-experiment',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R1.1', 1),
  variants: [
    {
      form: 'uncertainty',
      salt: 'NH4NO3',
      name: 'ammonium nitrate',
      mass: 6.0,
      water: 75,
      before: 21.3,
      after: 16.0,
      table: 25.7,
    },
    { form: 'graph', salt: 'KNO3', name: 'potassium nitrate', mass: 8.0, water: 75, before: 22.0, after: 14.1, table: 34.9 },
    {
      form: 'design',
      salt: 'CaCl2',
      name: 'anhydrous calcium chloride',
      mass: 5.0,
      water: 100,
      before: 20.4,
      after: 27.8,
      table: -81.3,
    },
    {
      form: 'uncertainty',
      salt: 'LiCl',
      name: 'lithium chloride',
      mass: 4.0,
      water: 100,
      before: 21.0,
      after: 28.3,
      table: -37.0,
    },
    { form: 'graph', salt: 'KCl', name: 'potassium chloride', mass: 7.5, water: 80, before: 21.5, after: 16.9, table: 17.2 },
    { form: 'design', salt: 'NaOH', name: 'sodium hydroxide', mass: 3.0, water: 90, before: 19.8, after: 27.5, table: -44.5 },
  ] as readonly Dissolution[],
  solve: ({ salt, mass, water, before, after }) => {
    const heat = (water * WATER_HEAT_CAPACITY * (after - before)) / 1000;
    const amount = mass / molarMass(salt);
    const percent = 100 * (0.4 / Math.abs(after - before) + 0.5 / water + 0.1 / mass);
    return { heat, amount, enthalpy: -heat / amount, percent };
  },
  write: ({ form, salt, name, mass, water, before, after, table }, { heat, amount, enthalpy, percent }) => {
    const fall = after < before;
    const change = Math.abs(after - before);
    const absolute = Math.abs((enthalpy * percent) / 100);
    const error = (100 * Math.abs(enthalpy - table)) / Math.abs(table);
    const setup = tex`$${mass.toFixed(1)} \pm 0.1\text{ g}$ of ${name}, $\ce{${salt}}$ ($M = ${molarMass(salt).toFixed(2)}\text{ g mol}^{-1}$), is dissolved in $${water.toFixed(1)} \pm 0.5\text{ g}$ of water in a polystyrene cup.`;
    const determine = {
      ask: tex`Determine the enthalpy of solution in $\text{kJ mol}^{-1}$, with its sign. (Use the mass of the water and $c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$.)`,
      answer: tex`$${signed(enthalpy)}\text{ kJ mol}^{-1}$`,
      solution: tex`$Q = ${water.toFixed(1)} \times 4.18 \times ${change.toFixed(1)} = ${significant(Math.abs(heat) * 1000)}\text{ J}$ ${fall ? 'taken from' : 'given to'} the water. $n = \dfrac{${mass.toFixed(1)}}{${molarMass(salt).toFixed(2)}} = ${significant(amount)}\text{ mol}$. The temperature ${fall ? 'falls, so dissolving is endothermic' : 'rises, so dissolving is exothermic'}: $\Delta H = ${signed(enthalpy)}\text{ kJ mol}^{-1}$.`,
      marks: [
        ['M1', tex`$Q = ${significant(Math.abs(heat) * 1000)}\text{ J}$`],
        ['M1', tex`$n = ${significant(amount)}\text{ mol}$`],
        ['A1', tex`$${signed(enthalpy)}\text{ kJ mol}^{-1}$`],
      ],
      keys: [
        value(enthalpy, 'kJ mol⁻¹', {
          relative: 0.012,
          slips: [
            {
              slip: 'sign',
              value: -enthalpy,
              note: 'Think of where the heat goes: the sign is that of the reaction, not of the water.',
            },
          ],
        }),
      ],
    } as const;
    if (form === 'graph') {
      const curve = (t: number) =>
        t < 60 ? before : after + (before - after) * (0.0018 * (t - 60)) + (before - after - 1.2) * Math.exp(-(t - 60) / 14);
      const points = Array.from({ length: 13 }, (_, i) => [i * 20, curve(i * 20)] as const);
      const drawing = new Diagram({
        x: [0, 260],
        y: [Math.floor(after) - 1, Math.ceil(before) + 1],
        width: 460,
        height: 320,
      }).axes({
        x: 'time / s',
        y: 'temperature / °C',
        xTicks: [40, 80, 120, 160, 200, 240],
        yTicks: Array.from({ length: Math.ceil(before) - Math.floor(after) + 1 }, (_, i) => Math.floor(after) + i),
        grid: true,
      });
      for (const [t, temperature] of points) if (t !== 60) drawing.point([t, temperature]);
      return inParts({
        stem: tex`${setup} The salt is added at $60\text{ s}$; the points are readings of the temperature ($\pm 0.2\,^{\circ}\text{C}$).

![](diagram:readings)`,
        hint: 'What would the temperature have been at the time of mixing without any heat loss?',
        parts: [
          {
            ask: 'Explain why the temperature rises slowly again in the last part of the experiment.',
            answer: 'Heat flows in from the warmer surroundings.',
            solution: 'The solution is colder than the room and takes up heat through the walls, the lid and the surface.',
            marks: [['R1', 'heat flows from the surroundings into the colder solution']],
          },
          {
            ask: tex`A line of best fit through the last readings, carried back to $60\text{ s}$, gives $${after.toFixed(1)}\,^{\circ}\text{C}$; the initial temperature was $${before.toFixed(1)}\,^{\circ}\text{C}$. Explain why this value is used and not the lowest reading.`,
            answer: 'It corrects for the heat that flowed in while the salt dissolved.',
            solution:
              'The salt takes time to dissolve, and meanwhile heat flows in. Carrying the line back gives the temperature that would have been reached if the salt had dissolved at once.',
            marks: [
              ['R1', 'dissolving takes time during which heat is exchanged'],
              ['R1', 'the line gives the temperature for mixing at once'],
            ],
          },
          determine,
          {
            ask: tex`Data tables give $${signed(table)}\text{ kJ mol}^{-1}$. Calculate the percentage error, and suggest one reason for it.`,
            answer: tex`$${significant(error, 2)}\,\%$`,
            solution: tex`$\dfrac{|${significant(enthalpy)} - (${significant(table)})|}{${significant(Math.abs(table))}} \times 100 = ${significant(error, 2)}\,\%$. The heat capacity of the cup and of the salt itself was left out.`,
            marks: [
              ['A1', tex`$${significant(error, 2)}\,\%$`],
              ['R1', 'heat capacity of cup / mass of salt left out / heat exchange'],
            ],
            keys: [value(error, '%', { tolerance: Math.max(1, error * 0.12) })],
          },
        ],
        diagrams: [
          {
            name: 'readings',
            svg: drawing.toSvg(),
            alt: `Temperature against time: constant at ${before.toFixed(1)} °C up to 40 s, then a steep fall to a lowest value near 100 s, and a slow rise along a straight line afterwards.`,
          },
        ],
      });
    }
    if (form === 'uncertainty')
      return inParts({
        stem: tex`${setup} The temperature changes from $${before.toFixed(1)} \pm 0.2\,^{\circ}\text{C}$ to $${after.toFixed(1)} \pm 0.2\,^{\circ}\text{C}$.`,
        hint: 'How do the uncertainties of a difference combine, and how those of a product?',
        parts: [
          {
            ask: 'State the change of temperature with its absolute uncertainty.',
            answer: tex`$${change.toFixed(1)} \pm 0.4\text{ K}$`,
            solution: tex`$${Math.max(before, after).toFixed(1)} - ${Math.min(before, after).toFixed(1)} = ${change.toFixed(1)}\text{ K}$; absolute uncertainties add: $0.2 + 0.2 = 0.4\text{ K}$.`,
            marks: [
              ['A1', tex`$${change.toFixed(1)}\text{ K}$`],
              ['A1', tex`$\pm 0.4\text{ K}$`],
            ],
          },
          determine,
          {
            ask: 'Determine the percentage uncertainty of this result and hence its absolute uncertainty, to one significant figure.',
            answer: tex`$${significant(percent, 2)}\,\%$; $\pm ${significant(absolute, 1)}\text{ kJ mol}^{-1}$`,
            solution: tex`$\dfrac{0.4}{${change.toFixed(1)}} \times 100 + \dfrac{0.5}{${water.toFixed(1)}} \times 100 + \dfrac{0.1}{${mass.toFixed(1)}} \times 100 = ${significant(percent, 2)}\,\%$. Of $${significant(Math.abs(enthalpy))}$ this is about $\pm ${significant(absolute, 1)}\text{ kJ mol}^{-1}$.`,
            marks: [
              ['M1', 'percentage uncertainty of each measurement'],
              ['A1', tex`$${significant(percent, 2)}\,\%$`],
              ['A1', tex`$\pm ${significant(absolute, 1)}\text{ kJ mol}^{-1}$`],
            ],
            keys: [
              { ...value(percent, '%', { relative: 0.06 }), label: 'Percentage' },
              { ...value(absolute, 'kJ mol⁻¹', { relative: 0.25 }), label: 'Absolute' },
            ],
          },
          {
            ask: tex`Data tables give $${signed(table)}\text{ kJ mol}^{-1}$. Discuss whether random errors alone explain the difference.`,
            answer: Math.abs(enthalpy - table) > absolute ? 'They do not: a systematic error is at work.' : 'They do.',
            solution:
              Math.abs(enthalpy - table) > absolute
                ? tex`The difference is $${significant(Math.abs(enthalpy - table), 2)}\text{ kJ mol}^{-1}$, more than the uncertainty. A systematic error is at work, such as heat exchanged with the surroundings or the heat capacity of cup and salt left out.`
                : tex`The difference is $${significant(Math.abs(enthalpy - table), 2)}\text{ kJ mol}^{-1}$, within the uncertainty, so random errors are enough to explain it (systematic ones may still be there).`,
            marks: [
              ['M1', 'compares the difference with the uncertainty'],
              [
                'R1',
                Math.abs(enthalpy - table) > absolute
                  ? 'systematic error, such as heat exchange with the surroundings'
                  : 'difference is within the uncertainty',
              ],
            ],
          },
        ],
      });
    return inParts({
      stem: tex`${setup} The temperature rises from $${before.toFixed(1)}$ to $${after.toFixed(1)}\,^{\circ}\text{C}$ ($\pm 0.2\,^{\circ}\text{C}$ each).`,
      hint: 'Which measurement has the largest percentage uncertainty, and what else does the calculation leave out?',
      parts: [
        determine,
        {
          ask: 'Identify the measurement that contributes most to the uncertainty of the result, and justify your choice with percentages.',
          answer: 'The change of temperature.',
          solution: tex`Temperature: $\dfrac{0.4}{${change.toFixed(1)}} \times 100 = ${significant(40 / change, 2)}\,\%$; mass of the salt: $${significant(10 / mass, 2)}\,\%$; mass of the water: $${significant(50 / water, 2)}\,\%$. The temperature contributes most.`,
          marks: [
            ['M1', 'percentage uncertainties of at least two measurements'],
            ['A1', 'change of temperature'],
          ],
        },
        {
          ask: tex`Data tables give $${signed(table)}\text{ kJ mol}^{-1}$. Suggest two improvements of the experiment that would bring the result nearer to it, and explain each.`,
          answer: 'A lid and better insulation; extrapolation of the cooling curve.',
          solution:
            'A lid and a second cup reduce the loss of heat. Readings over time with extrapolation to the time of mixing correct for the rest. The heat capacity of the cup can be measured and included; a fresh, dry salt is needed, since moisture lowers the amount dissolved.',
          marks: [
            ['A1', 'lid / insulation / second cup'],
            ['R1', 'less heat exchanged'],
            ['A1', 'readings over time and extrapolation / heat capacity of cup / dry salt'],
            ['R1', 'says what this corrects'],
          ],
        },
        {
          ask: 'Predict the change of temperature if both the mass of salt and that of water were doubled.',
          answer: tex`It stays about $${change.toFixed(1)}\text{ K}$.`,
          solution: 'Twice the heat goes into twice the mass of water, so the change of temperature is the same.',
          marks: [['A1', 'the same change of temperature']],
        },
      ],
    });
  },
  check: ({ salt, mass, water, before, after, table }, { enthalpy, percent }) => {
    // Heat the water backwards from the enthalpy found; the worst case of all readings spans the uncertainty.
    const rise = (-enthalpy * 1000 * (mass / molarMass(salt))) / (water * WATER_HEAT_CAPACITY);
    assertClose(rise, after - before, 'change of temperature');
    const worst =
      ((water + 0.5) * (Math.abs(after - before) + 0.4)) / (mass - 0.1) / ((water * Math.abs(after - before)) / mass) - 1;
    assert.ok(Math.abs(100 * worst - percent) < 0.12 * percent + 0.3);
    // To first order: how fast the logarithm of the result moves with each reading.
    const logarithm = (w: number, t: number, m: number) => Math.log((w * t) / m);
    const [w, t] = [water, Math.abs(after - before)];
    const moved =
      0.5 * differentiate((at) => logarithm(at, t, mass), w) +
      0.4 * differentiate((at) => logarithm(w, at, mass), t) -
      0.1 * differentiate((at) => logarithm(w, t, at), mass);
    assertClose(percent, 100 * moved, 'first order', 1e-6);
    assert.equal(Math.sign(enthalpy), Math.sign(table));
    assert.ok(Math.abs(Number(decimal(enthalpy / table, 2)) - 1) < 0.3);
  },
});

export const enthalpyExperiments = [profiles, dissolution];
