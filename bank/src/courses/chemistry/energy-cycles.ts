import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { fraction } from '../../tex.ts';
import { assertBalanced, type Side } from './elements.ts';
import { bondFromChange, hessJudged, otherArm } from './energetics-reversed.ts';
import { both, bracketed, foreseen, mark, mistake, mostlySl, multipleChoice, numberKey } from './marking.ts';

/** Reactivity 1.2 at both levels: bond enthalpies and Hess cycles. */

const tex = String.raw;

/** Average bond enthalpies in kJ per mole, rounded textbook values. */
const BONDS: Readonly<Record<string, number>> = {
  'H-H': 436,
  'C-H': 414,
  'C-C': 346,
  'C=C': 614,
  'C-O': 358,
  'C=O': 804,
  'O-H': 463,
  'O=O': 498,
  'Cl-Cl': 242,
  'H-Cl': 431,
  'C-Cl': 324,
  'Br-Br': 193,
  'C-Br': 285,
  'H-Br': 366,
  'N≡N': 945,
  'N-H': 391,
  'N-N': 158,
};

interface GasReaction {
  equation: string;
  left: Side;
  right: Side;
  broken: Readonly<Record<string, number>>;
  formed: Readonly<Record<string, number>>;
  /** From enthalpies of formation, all gases. */
  real: number;
}
/** All bonds in each molecule used. */
const BONDS_IN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  H2: { 'H-H': 1 },
  O2: { 'O=O': 1 },
  N2: { 'N≡N': 1 },
  Cl2: { 'Cl-Cl': 1 },
  Br2: { 'Br-Br': 1 },
  HCl: { 'H-Cl': 1 },
  HBr: { 'H-Br': 1 },
  H2O: { 'O-H': 2 },
  CO2: { 'C=O': 2 },
  NH3: { 'N-H': 3 },
  N2H4: { 'N-H': 4, 'N-N': 1 },
  CH4: { 'C-H': 4 },
  CH3Cl: { 'C-H': 3, 'C-Cl': 1 },
  CH3Br: { 'C-H': 3, 'C-Br': 1 },
  C2H4: { 'C-H': 4, 'C=C': 1 },
  C2H6: { 'C-H': 6, 'C-C': 1 },
  C2H5OH: { 'C-H': 5, 'C-C': 1, 'C-O': 1, 'O-H': 1 },
  C2H5Br: { 'C-H': 5, 'C-C': 1, 'C-Br': 1 },
  CH3OH: { 'C-H': 3, 'C-O': 1, 'O-H': 1 },
};
const totalOf = (bonds: Readonly<Record<string, number>>) =>
  Object.entries(bonds).reduce((sum, [bond, count]) => sum + count * (BONDS[bond] ?? Number.NaN), 0);
const tripleBond = (bond: string) => bond.replace('≡', '#');
const workings = (bonds: Readonly<Record<string, number>>) =>
  Object.entries(bonds)
    .map(([bond, count]) => `${count === 1 ? '' : `${count} \\times `}${BONDS[bond]}`)
    .join(' + ');

const bondList = (bonds: Readonly<Record<string, number>>) =>
  Object.entries(bonds).map(([bond, count]) => [tripleBond(bond), count, BONDS[bond as keyof typeof BONDS] ?? 0] as const);

const bondEnthalpy = defineTemplate({
  key: 'chem-bond-enthalpy',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R1.2.1', 2),
  variants: [
    {
      equation: 'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(g)',
      left: { CH4: 1, O2: 2 },
      right: { CO2: 1, H2O: 2 },
      broken: { 'C-H': 4, 'O=O': 2 },
      formed: { 'C=O': 2, 'O-H': 4 },
      real: -802,
    },
    {
      equation: 'C2H4(g) + H2(g) -> C2H6(g)',
      left: { C2H4: 1, H2: 1 },
      right: { C2H6: 1 },
      broken: { 'C=C': 1, 'H-H': 1 },
      formed: { 'C-C': 1, 'C-H': 2 },
      real: -137,
    },
    {
      equation: 'N2(g) + 3H2(g) -> 2NH3(g)',
      left: { N2: 1, H2: 3 },
      right: { NH3: 2 },
      broken: { 'N≡N': 1, 'H-H': 3 },
      formed: { 'N-H': 6 },
      real: -92,
    },
    {
      equation: 'CH4(g) + Cl2(g) -> CH3Cl(g) + HCl(g)',
      left: { CH4: 1, Cl2: 1 },
      right: { CH3Cl: 1, HCl: 1 },
      broken: { 'C-H': 1, 'Cl-Cl': 1 },
      formed: { 'C-Cl': 1, 'H-Cl': 1 },
      real: -100,
    },
    {
      equation: 'C2H4(g) + HBr(g) -> C2H5Br(g)',
      left: { C2H4: 1, HBr: 1 },
      right: { C2H5Br: 1 },
      broken: { 'C=C': 1, 'H-Br': 1 },
      formed: { 'C-C': 1, 'C-H': 1, 'C-Br': 1 },
      real: -80,
    },
    {
      equation: 'N2H4(g) + O2(g) -> N2(g) + 2H2O(g)',
      left: { N2H4: 1, O2: 1 },
      right: { N2: 1, H2O: 2 },
      broken: { 'N-N': 1, 'N-H': 4, 'O=O': 1 },
      formed: { 'N≡N': 1, 'O-H': 4 },
      real: -579,
    },
    {
      equation: 'C2H4(g) + H2O(g) -> C2H5OH(g)',
      left: { C2H4: 1, H2O: 1 },
      right: { C2H5OH: 1 },
      broken: { 'C=C': 1, 'O-H': 1 },
      formed: { 'C-C': 1, 'C-H': 1, 'C-O': 1 },
      real: -46,
    },
    {
      equation: '2CH3OH(g) + 3O2(g) -> 2CO2(g) + 4H2O(g)',
      left: { CH3OH: 2, O2: 3 },
      right: { CO2: 2, H2O: 4 },
      broken: { 'C-H': 6, 'C-O': 2, 'O-H': 2, 'O=O': 3 },
      formed: { 'C=O': 4, 'O-H': 8 },
      real: -1352,
    },
    {
      equation: 'CH4(g) + Br2(g) -> CH3Br(g) + HBr(g)',
      left: { CH4: 1, Br2: 1 },
      right: { CH3Br: 1, HBr: 1 },
      broken: { 'C-H': 1, 'Br-Br': 1 },
      formed: { 'C-Br': 1, 'H-Br': 1 },
      real: -28,
    },
  ] as readonly GasReaction[],
  solve: ({ broken, formed }) => ({
    broken: totalOf(broken),
    formed: totalOf(formed),
    change: totalOf(broken) - totalOf(formed),
  }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE)
      return bondFromChange(numbers.equation, bondList(numbers.broken), bondList(numbers.formed), result.change, index);
    const { equation, left, broken, formed, real } = numbers;
    const all = Object.entries(left).reduce((sum, [molecule, n]) => sum + n * totalOf(BONDS_IN[molecule] ?? {}), 0);
    const keeps = all === result.broken ? '' : 'Bonds that are the same on both sides need not be counted. ';

    const used = [...new Set([...Object.keys(broken), ...Object.keys(formed)])];
    return {
      text: tex`Use average bond enthalpies to examine the reaction

$$\ce{${equation}}$$

| bond | ${used.map((bond) => tex`$\ce{${tripleBond(bond)}}$`).join(' | ')} |
| --- |${' --- |'.repeat(used.length)}
| bond enthalpy / $\text{kJ mol}^{-1}$ | ${used.map((bond) => `${BONDS[bond]}`).join(' | ')} |

(a) Calculate the enthalpy change of the reaction. [3]

(b) The value in data tables is $${real}\text{ kJ}$. Explain why the two values differ. [1]

(c) Explain, in terms of bonds broken and formed, why the reaction is exothermic. [1]`,
      hint: 'Which bonds break and which form? Which of the two takes in energy?',
      answer: tex`(a) $${result.change}\text{ kJ}$

(b) Bond enthalpies are averages over many compounds.

(c) More energy is released on forming bonds than is taken in on breaking them.`,
      solution: tex`(a) ${keeps}Broken: $${workings(broken)} = ${result.broken}\text{ kJ}$.

Formed: $${workings(formed)} = ${result.formed}\text{ kJ}$.

$$\Delta H = ${result.broken} - ${result.formed} = ${result.change}\text{ kJ}$$

(b) A tabulated bond enthalpy is the mean for this kind of bond in many different molecules. In these particular molecules the bonds are a little stronger or weaker.

(c) Breaking the bonds takes in $${result.broken}\text{ kJ}$, forming the new ones releases $${result.formed}\text{ kJ}$. The bonds in the products are stronger overall, so energy is released.`,
      markScheme: [
        mark('a', 'M1', tex`bonds broken: $${result.broken}\text{ kJ}$`),
        mark('a', 'M1', tex`bonds formed: $${result.formed}\text{ kJ}$`),
        mark('a', 'A1', tex`$${result.change}\text{ kJ}$`),
        mark('b', 'R1', 'bond enthalpies are average values'),
        mark('c', 'R1', 'energy released on forming bonds exceeds that taken in on breaking bonds'),
      ],
      keys: [
        numberKey('a', result.change, {
          unit: 'kJ',
          relative: 0.002,
          slips: [
            foreseen(
              result.broken + result.formed,
              'You added what is released on forming bonds to what is taken in on breaking them.',
              'sign',
            ),
          ],
        }),
      ],
    };
  },
  check: ({ equation, left, right, real }, { change }) => {
    assertBalanced(left, right, equation);
    // Take every molecule apart into atoms and put the products together: all bonds, not only those that change.
    const energy = (side: Side) =>
      Object.entries(side).reduce((sum, [molecule, count]) => sum + count * totalOf(BONDS_IN[molecule] ?? {}), 0);
    assert.equal(energy(left) - energy(right), change);
    assert.ok(change < 0 && change !== real && Math.abs(change - real) < 20 + 0.06 * Math.abs(real), `${change} against ${real}`);
  },
});

const hessSquare = defineTemplate({
  key: 'chem-hess-cycle-letters',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R1.2.1', 1),
  variants: [
    { first: 120, second: -310, third: -95 },
    { first: -250, second: 80, third: 140 },
    { first: -75, second: -160, third: 210 },
    { first: 65, second: 190, third: -85 },
    { first: -340, second: 125, third: -60 },
    { first: 215, second: -90, third: 150 },
    { first: -180, second: -45, third: -130 },
    { first: 95, second: -240, third: 55 },
  ],
  solve: ({ first, second, third }) => ({ change: first + second - third }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return otherArm(numbers, result, index);
    const { first, second, third } = numbers;
    const { change } = result;

    const sign = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
    const svg = new Diagram({ x: [0, 10], y: [0, 6], width: 380, height: 230 })
      .label([1.5, 5], 'A', { math: true, dy: 5 })
      .label([8.5, 5], 'B', { math: true, dy: 5 })
      .label([1.5, 1], 'D', { math: true, dy: 5 })
      .label([8.5, 1], 'C', { math: true, dy: 5 })
      .arrow([2.2, 5], [7.8, 5])
      .arrow([8.5, 4.3], [8.5, 1.7])
      .arrow([2.2, 1], [7.8, 1])
      .arrow([1.5, 4.3], [1.5, 1.7], 'd-dashed')
      .label([5, 5], sign(first), { dy: -8 })
      .label([8.5, 3], sign(second), { anchor: 'start', dx: 6, dy: 4 })
      .label([5, 1], sign(third), { dy: 18 })
      .label([1.5, 3], 'ΔH', { anchor: 'start', dx: 8, dy: 4 })
      .toSvg();
    const option = (value: number) => `$${value > 0 ? '+' : ''}${value}\\text{ kJ}$`;
    return multipleChoice(
      {
        stem: tex`In the cycle, $\ce{A -> B}$, $\ce{B -> C}$ and $\ce{D -> C}$ have the enthalpy changes $${first}$, $${second}$ and $${third}\text{ kJ}$.

![](diagram:cycle)

What is the enthalpy change of $\ce{A -> D}$?`,
        correct: option(change),
        wrong: [
          mistake(option(first + second + third), 'You went from C to D against the arrow without changing the sign.', 'sign'),
          mistake(option(-change), 'You went the whole way backwards, from D to A.', 'sign'),
          mistake(
            option(first - second + third),
            'You changed the sign of the step from B to C, which follows its arrow, and not that of the step against its arrow.',
            'sign',
          ),
        ],
        hint: 'By which other route can D be reached from A, and what happens to a sign on the way?',
        solution: tex`By Hess's law every route from A to D has the same enthalpy change. Go $\ce{A -> B -> C}$ along the arrows, then from C to D against the arrow, which reverses the sign of the third value:

$$\Delta H = ${first} + ${bracketed(second)} - ${bracketed(third)} = ${change}\text{ kJ}$$`,
        reason: option(change),
        turn: 1,
        diagrams: [
          {
            name: 'cycle',
            svg,
            alt: `Square cycle: A to B ${first} kJ, B to C ${second} kJ, D to C ${third} kJ; the arrow from A to D is unknown.`,
          },
        ],
      },
      index,
    );
  },
  check: ({ first, second, third }, { change }) => {
    // Give each substance a level of its own; the cycle must close.
    const level: Record<string, number> = { A: 500 };
    level.B = 500 + first;
    level.C = (level.B ?? 0) + second;
    level.D = 500 + change;
    assert.equal((level.C ?? 0) - (level.D ?? 0), third);
    assert.ok(change !== 0 && Math.abs(change) < 800);
  },
});

/** Standard enthalpies of formation in kJ per mole (298 K), rounded; elements in standard states are 0. */
const FORMATION: Readonly<Record<string, number>> = {
  C: 0,
  S: 0,
  H2: 0,
  O2: 0,
  N2: 0,
  Cl2: 0,
  P4: 0,
  Fe: 0,
  CO: -111,
  CO2: -394,
  H2O: -286,
  SO2: -297,
  SO3: -396,
  NO: 90,
  NO2: 33,
  NH3: -46,
  HCl: -92,
  CH4: -75,
  C2H4: 52,
  C2H6: -85,
  C2H2: 227,
  C3H8: -104,
  PCl3: -320,
  PCl5: -444,
  Fe2O3: -824,
  FeO: -272,
  C2H5OH: -278,
  N2H4: 51,
  H2O2: -188,
  CCl4: -135,
};
interface HessEquation {
  text: string;
  left: Side;
  right: Side;
}
const enthalpyOf = ({ left, right }: HessEquation) => {
  const sum = (side: Side) =>
    Object.entries(side).reduce((total, [name, count]) => total + count * (FORMATION[name] ?? Number.NaN), 0);
  return sum(right) - sum(left);
};
interface HessProblem {
  target: HessEquation;
  given: readonly { equation: HessEquation; factor: number }[];
}
const carbon: HessEquation = { text: 'C(s) + O2(g) -> CO2(g)', left: { C: 1, O2: 1 }, right: { CO2: 1 } };
const hydrogen: HessEquation = { text: '2H2(g) + O2(g) -> 2H2O(l)', left: { H2: 2, O2: 1 }, right: { H2O: 2 } };

const hessEquations = defineTemplate({
  key: 'chem-hess-equations',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: mostlySl('R1.2.1', 2),
  variants: [
    {
      target: { text: '2C(s) + O2(g) -> 2CO(g)', left: { C: 2, O2: 1 }, right: { CO: 2 } },
      given: [
        { equation: carbon, factor: 2 },
        { equation: { text: '2CO(g) + O2(g) -> 2CO2(g)', left: { CO: 2, O2: 1 }, right: { CO2: 2 } }, factor: -1 },
      ],
    },
    {
      target: { text: '2S(s) + 3O2(g) -> 2SO3(g)', left: { S: 2, O2: 3 }, right: { SO3: 2 } },
      given: [
        { equation: { text: 'S(s) + O2(g) -> SO2(g)', left: { S: 1, O2: 1 }, right: { SO2: 1 } }, factor: 2 },
        { equation: { text: '2SO3(g) -> 2SO2(g) + O2(g)', left: { SO3: 2 }, right: { SO2: 2, O2: 1 } }, factor: -1 },
      ],
    },
    {
      target: { text: 'C(s) + 2H2(g) -> CH4(g)', left: { C: 1, H2: 2 }, right: { CH4: 1 } },
      given: [
        { equation: carbon, factor: 1 },
        { equation: hydrogen, factor: 1 },
        {
          equation: { text: 'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)', left: { CH4: 1, O2: 2 }, right: { CO2: 1, H2O: 2 } },
          factor: -1,
        },
      ],
    },
    {
      target: { text: 'C2H4(g) + H2(g) -> C2H6(g)', left: { C2H4: 1, H2: 1 }, right: { C2H6: 1 } },
      given: [
        {
          equation: { text: 'C2H4(g) + 3O2(g) -> 2CO2(g) + 2H2O(l)', left: { C2H4: 1, O2: 3 }, right: { CO2: 2, H2O: 2 } },
          factor: 1,
        },
        { equation: hydrogen, factor: 0.5 },
        {
          equation: { text: '2C2H6(g) + 7O2(g) -> 4CO2(g) + 6H2O(l)', left: { C2H6: 2, O2: 7 }, right: { CO2: 4, H2O: 6 } },
          factor: -0.5,
        },
      ],
    },
    {
      target: { text: 'N2(g) + 2O2(g) -> 2NO2(g)', left: { N2: 1, O2: 2 }, right: { NO2: 2 } },
      given: [
        { equation: { text: 'N2(g) + O2(g) -> 2NO(g)', left: { N2: 1, O2: 1 }, right: { NO: 2 } }, factor: 1 },
        { equation: { text: '2NO2(g) -> 2NO(g) + O2(g)', left: { NO2: 2 }, right: { NO: 2, O2: 1 } }, factor: -1 },
      ],
    },
    {
      target: { text: 'P4(s) + 10Cl2(g) -> 4PCl5(s)', left: { P4: 1, Cl2: 10 }, right: { PCl5: 4 } },
      given: [
        { equation: { text: 'P4(s) + 6Cl2(g) -> 4PCl3(l)', left: { P4: 1, Cl2: 6 }, right: { PCl3: 4 } }, factor: 1 },
        { equation: { text: 'PCl3(l) + Cl2(g) -> PCl5(s)', left: { PCl3: 1, Cl2: 1 }, right: { PCl5: 1 } }, factor: 4 },
      ],
    },
    {
      target: { text: '3C(s) + 4H2(g) -> C3H8(g)', left: { C: 3, H2: 4 }, right: { C3H8: 1 } },
      given: [
        { equation: carbon, factor: 3 },
        { equation: hydrogen, factor: 2 },
        {
          equation: { text: 'C3H8(g) + 5O2(g) -> 3CO2(g) + 4H2O(l)', left: { C3H8: 1, O2: 5 }, right: { CO2: 3, H2O: 4 } },
          factor: -1,
        },
      ],
    },
    {
      target: { text: '2H2O2(l) -> 2H2O(l) + O2(g)', left: { H2O2: 2 }, right: { H2O: 2, O2: 1 } },
      given: [
        { equation: hydrogen, factor: 1 },
        { equation: { text: 'H2(g) + O2(g) -> H2O2(l)', left: { H2: 1, O2: 1 }, right: { H2O2: 1 } }, factor: -2 },
      ],
    },
    {
      target: { text: '2C(s) + H2(g) -> C2H2(g)', left: { C: 2, H2: 1 }, right: { C2H2: 1 } },
      given: [
        { equation: carbon, factor: 2 },
        { equation: hydrogen, factor: 0.5 },
        {
          equation: { text: '2C2H2(g) + 5O2(g) -> 4CO2(g) + 2H2O(l)', left: { C2H2: 2, O2: 5 }, right: { CO2: 4, H2O: 2 } },
          factor: -0.5,
        },
      ],
    },
  ] as readonly HessProblem[],
  solve: ({ given }) => {
    const values = given.map(({ equation }) => enthalpyOf(equation));
    return { values, change: given.reduce((sum, { factor }, i) => sum + factor * (values[i] ?? 0), 0) };
  },
  write: (numbers, result, index) => {
    const { target, given } = numbers;
    const { values, change } = result;

    const list = given
      .map(
        ({ equation }, i) =>
          tex`- equation ${i + 1}: $\ce{${equation.text}} \qquad \Delta H_{${i + 1}} = ${(values[i] ?? 0) > 0 ? '+' : ''}${values[i]}\text{ kJ}$`,
      )
      .join('\n');
    const half = (value: number) => fraction(value * 2, 2);
    const words = given.map(({ factor }, i) => {
      const times = Math.abs(factor);
      const scale = times === 1 ? '' : times === 0.5 ? 'halved' : `multiplied by ${times}`;
      const turn = factor < 0 ? 'reversed' : '';
      const both = [turn, scale].filter(Boolean).join(' and ');
      return `equation ${i + 1} is ${both || 'taken as it is'}`;
    });
    const sum = given.map(({ factor }, i) => `${i === 0 ? '' : ' + '}(${half(factor)})(${values[i]})`).join('');
    // From the fifth variant on another form of the same idea.
    if (index >= 7) return hessJudged(target.text, list, words, sum, { values, change });
    return {
      text: tex`The following enthalpy changes are known.

${list}

(a) State Hess's law. [1]

(b) Calculate the enthalpy change of $\ce{${target.text}}$. [3]`,
      hint: 'What has to happen to each equation for the sum to be the target?',
      answer: tex`(a) The enthalpy change of a reaction does not depend on the route taken.

(b) $${change > 0 ? '+' : ''}${change}\text{ kJ}$`,
      solution: tex`(a) The enthalpy change of a reaction depends only on the initial and the final state, whatever the route between them (at the same conditions).

(b) To obtain the target, ${words.join(', ')}. Added up, all substances that are not in the target cancel. The enthalpy changes are reversed in sign or multiplied in the same way:

$$\Delta H = ${sum} = ${change}\text{ kJ}$$`,
      markScheme: [
        mark('a', 'A1', 'independent of the route / depends on initial and final states only'),
        mark('b', 'M1', words[given.length - 1] ?? ''),
        mark('b', 'M1', tex`$${sum}$`),
        mark('b', 'A1', tex`$${change}\text{ kJ}$`),
      ],
      keys: [
        numberKey('b', change, {
          unit: 'kJ',
          relative: 0.002,
          slips: [
            foreseen(
              values.reduce((sum, value) => sum + value, 0),
              'You added the given values as they stand; the equations must be turned and multiplied to fit.',
            ),
          ],
        }),
      ],
    };
  },
  check: ({ target, given }, { change }) => {
    for (const { equation } of [...given, { equation: target }]) assertBalanced(equation.left, equation.right, equation.text);
    // The manipulated equations must add up to the target, substance by substance.
    const net = new Map<string, number>();
    const add = ({ left, right }: HessEquation, factor: number) => {
      for (const [name, count] of Object.entries(left)) net.set(name, (net.get(name) ?? 0) - factor * count);
      for (const [name, count] of Object.entries(right)) net.set(name, (net.get(name) ?? 0) + factor * count);
    };
    for (const { equation, factor } of given) add(equation, factor);
    add(target, -1);
    for (const [name, count] of net) assertClose(count, 0, `${name} cancels`, 1e-9);
    // And the formation route gives the same.
    assertClose(enthalpyOf(target), change, 'through the elements', 1e-9);
  },
});

export const energyCycles = [bondEnthalpy, hessSquare, hessEquations];
