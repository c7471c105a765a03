import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose, bisect } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertBalanced, molarMass, type Side } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 3.1: neutralisation followed by temperature and conductivity, and remedies compared. */

const tex = String.raw;

const thermometric = defineTemplate({
  key: 'chem-thermometric-titration',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('R3.1.3', 1, 'R1.1'),
  variants: [
    { acid: 'HCl', base: 'NaOH', baseVolume: 25, baseC: 2.0, acidC: 2.5, t0: 21.0, top: 15.0 },
    { acid: 'HNO3', base: 'KOH', baseVolume: 25, baseC: 1.6, acidC: 2.0, t0: 20.0, top: 12.0 },
    { acid: 'HCl', base: 'KOH', baseVolume: 50, baseC: 1.5, acidC: 2.5, t0: 19.5, top: 12.5 },
    { acid: 'HNO3', base: 'NaOH', baseVolume: 20, baseC: 2.4, acidC: 3.0, t0: 22.0, top: 17.9 },
  ],
  solve: ({ baseVolume, baseC, acidC, top }) => {
    const at = (baseVolume * baseC) / acidC;
    const moles = (baseVolume * baseC) / 1000;
    const heat = (baseVolume + at) * 4.18 * top;
    return { at, moles, heat, enthalpy: -heat / moles / 1000 };
  },
  write: ({ acid, base, baseVolume, baseC, acidC, t0, top }, { at, moles, heat, enthalpy }) => {
    const salt = `${base.slice(0, -2)}${acid.slice(1)}`;
    const volumes = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].map((part) => part * at);
    const rise = (v: number) =>
      v <= at ? (top * v * (baseVolume + at)) / (at * (baseVolume + v)) : (top * (baseVolume + at)) / (baseVolume + v);
    const diagram = new Diagram({ x: [0, at * 1.7], y: [0, top * 1.3], width: 440, height: 280 })
      .axes({
        x: 'volume of acid / cm³',
        y: 'temperature rise / °C',
        xTicks: [10, 20, 30, 40].filter((tick) => tick < at * 1.6),
        yTicks: [5, 10, 15].filter((tick) => tick < top * 1.2),
        grid: true,
      })
      .graph(rise, 0, at * 1.5);
    for (const v of volumes) diagram.point([v, rise(v)]);
    return inParts({
      stem: tex`$${baseVolume.toFixed(1)}\text{ cm}^{3}$ of a solution of $\ce{${base}}$ of unknown concentration are placed in an insulated cup at $${t0.toFixed(1)}\,^{\circ}\text{C}$. $${significant(acidC, 2)}\text{ mol dm}^{-3}$ $\ce{${acid}}$ at the same temperature is added from a burette, and the rise in temperature is recorded. Take $4.18\text{ J g}^{-1}\text{ K}^{-1}$ and $1.00\text{ g cm}^{-3}$ for all solutions.

![](diagram:rise)`,
      hint: 'What happens to the temperature when more acid is added and nothing is left to react with it?',
      parts: [
        {
          ask: 'Explain the shape of the graph before and after its highest point.',
          answer: 'The exothermic neutralisation continues up to the equivalence point; then cold acid only dilutes and cools',
          solution:
            'Before the highest point each portion of acid reacts and releases heat. At the equivalence point all of the base has reacted. The acid added afterwards does not react; it is colder than the mixture and cools it.',
          marks: [
            ['R1', 'neutralisation releases heat until all of the base has reacted'],
            ['R1', 'excess acid does not react and cools the mixture'],
          ],
        },
        {
          ask: tex`The highest point is at $${significant(at, 3)}\text{ cm}^{3}$ of acid. Calculate the concentration of the base, in $\text{mol dm}^{-3}$.`,
          answer: tex`$${significant(baseC)}\text{ mol dm}^{-3}$`,
          solution: tex`$n(\ce{${acid}}) = ${significant(acidC, 2)} \times ${significant(at)} \times 10^{-3} = ${significant(moles)}\text{ mol}$, equal to that of $\ce{${base}}$: $\dfrac{${significant(moles)}}{${significant(baseVolume / 1000)}} = ${significant(baseC)}\text{ mol dm}^{-3}$.`,
          marks: [
            ['M1', tex`$${significant(moles)}\text{ mol}$ of acid`],
            ['A1', tex`$${significant(baseC)}\text{ mol dm}^{-3}$`],
          ],
          keys: [
            value(baseC, 'mol dm⁻³', {
              relative: 0.02,
              slips: [foreseen((acidC * baseVolume) / at, 'You exchanged the two volumes.')],
            }),
          ],
        },
        {
          ask: tex`The greatest rise is $${top.toFixed(1)}\,^{\circ}\text{C}$. Determine the enthalpy of neutralisation, in $\text{kJ mol}^{-1}$.`,
          answer: tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$`,
          solution: tex`The mixture has a mass of $${significant(baseVolume)} + ${significant(at)} = ${significant(baseVolume + at)}\text{ g}$: $q = ${significant(baseVolume + at)} \times 4.18 \times ${top.toFixed(1)} = ${significant(heat)}\text{ J}$. $\Delta H = -\dfrac{${significant(heat)}}{${significant(moles)} \times 10^{3}} = ${significant(enthalpy)}\text{ kJ mol}^{-1}$.`,
          marks: [
            ['M1', 'mass of the whole mixture'],
            ['M1', tex`heat $${significant(heat)}\text{ J}$ over the amount of water formed (ECF)`],
            ['A1', tex`$${significant(enthalpy)}\text{ kJ mol}^{-1}$; award 2 of 3 for a missing sign`],
          ],
          keys: [
            value(enthalpy, 'kJ mol⁻¹', {
              relative: 0.02,
              slips: [
                foreseen(-enthalpy, 'Heat is released, so the enthalpy change has the other sign.', 'sign'),
                foreseen((enthalpy * baseVolume) / (baseVolume + at), 'The acid is warmed as well.', 'incomplete'),
              ],
            }),
          ],
        },
        {
          ask: tex`Write the ionic equation for the reaction, and use it to predict how the result changes if another strong acid is used in place of $\ce{${acid}}$.`,
          answer: tex`$\ce{H^{+} + OH^{-} -> H2O}$; hardly at all`,
          solution: tex`$\ce{H^{+} + OH^{-} -> H2O}$. Strong acids and bases are fully dissociated, so the same reaction takes place with each of them (here $\ce{${salt}}$ stays dissolved as ions): the value hardly changes.`,
          marks: [
            ['A1', tex`$\ce{H^{+} + OH^{-} -> H2O}$`],
            ['R1', 'same reaction with every strong acid, so the same value'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'rise',
          svg: diagram.toSvg(),
          alt: `Rise in temperature against volume of acid: ${volumes.map((v) => `${decimal(v, 1)} cubic centimetres, ${decimal(rise(v), 1)} degrees`).join('; ')}.`,
        },
      ],
    });
  },
  check: ({ baseVolume, baseC, acidC, top }, { enthalpy, at }) => {
    assert.ok(enthalpy < -52 && enthalpy > -60, `${enthalpy}`);
    // Equal amounts where acid and base meet.
    assertClose(
      bisect((v) => acidC * v - baseC * baseVolume, 0, 200),
      at,
      'equivalence',
      1e-6,
    );
    assertClose((-enthalpy * 1000 * baseC * baseVolume) / 1000 / 4.18 / (baseVolume + at), top, 'rise', 1e-6);
  },
});

interface Remedy {
  name: string;
  formula: string;
  mg: number;
  left: Side;
  right: Side;
  equation: string;
  protons: number;
  price: number;
}
const REMEDIES: Readonly<Record<string, Remedy>> = {
  magnesia: {
    name: 'magnesium hydroxide',
    formula: 'Mg(OH)2',
    mg: 400,
    left: { 'Mg(OH)2': 1, HCl: 2 },
    right: { MgCl2: 1, H2O: 2 },
    equation: 'Mg(OH)2 + 2HCl -> MgCl2 + 2H2O',
    protons: 2,
    price: 12,
  },
  chalk: {
    name: 'calcium carbonate',
    formula: 'CaCO3',
    mg: 500,
    left: { CaCO3: 1, HCl: 2 },
    right: { CaCl2: 1, H2O: 1, CO2: 1 },
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    protons: 2,
    price: 8,
  },
  alumina: {
    name: 'aluminium hydroxide',
    formula: 'Al(OH)3',
    mg: 300,
    left: { 'Al(OH)3': 1, HCl: 3 },
    right: { AlCl3: 1, H2O: 3 },
    equation: 'Al(OH)3 + 3HCl -> AlCl3 + 3H2O',
    protons: 3,
    price: 10,
  },
  soda: {
    name: 'sodium hydrogencarbonate',
    formula: 'NaHCO3',
    mg: 600,
    left: { NaHCO3: 1, HCl: 1 },
    right: { NaCl: 1, H2O: 1, CO2: 1 },
    equation: 'NaHCO3 + HCl -> NaCl + H2O + CO2',
    protons: 1,
    price: 5,
  },
};

const antacids = defineTemplate({
  key: 'chem-antacids-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.1.3', 2),
  variants: [
    { pair: ['magnesia', 'chalk'], c: 0.1 },
    { pair: ['alumina', 'soda'], c: 0.1 },
    { pair: ['chalk', 'alumina'], c: 0.12 },
    { pair: ['soda', 'magnesia'], c: 0.14 },
  ] as const,
  solve: ({ pair }) => {
    const [a, b] = pair.map((one) => REMEDIES[one] ?? ({} as Remedy)) as [Remedy, Remedy];
    const neutralised = ({ mg, formula, protons }: Remedy) => (mg / molarMass(formula)) * protons;
    return { a, b, first: neutralised(a), second: neutralised(b) };
  },
  write: ({ c }, { a, b, first, second }) => {
    const [better, worse] = first > second ? [a, b] : [b, a];
    const volume = first / c;
    return inParts({
      stem: tex`Two kinds of antacid tablet are compared.

| tablet | active substance | mass in a tablet |
| :---: | --- | :---: |
| A | ${a.name}, $\ce{${a.formula}}$ | $${a.mg}\text{ mg}$ |
| B | ${b.name}, $\ce{${b.formula}}$ | $${b.mg}\text{ mg}$ |`,
      hint: tex`How many $\ce{H^{+}}$ ions does one formula unit of each neutralise?`,
      parts: [
        {
          ask: 'Write equations for the reactions of both substances with hydrochloric acid.',
          answer: tex`$\ce{${a.equation}}$; $\ce{${b.equation}}$`,
          solution: tex`$\ce{${a.equation}}$ and $\ce{${b.equation}}$.`,
          marks: [
            ['A1', tex`$\ce{${a.equation}}$`],
            ['A1', tex`$\ce{${b.equation}}$`],
          ],
        },
        {
          ask: tex`Calculate the amount of $\ce{HCl}$, in $\text{mmol}$, that a tablet of each kind neutralises.`,
          answer: tex`A $${significant(first)}\text{ mmol}$; B $${significant(second)}\text{ mmol}$`,
          solution:
            tex`A: $\dfrac{${a.mg}}{${molarMass(a.formula).toFixed(2)}} \times ${a.protons} = ${significant(first)}\text{ mmol}$. B: $\dfrac{${b.mg}}{${molarMass(b.formula).toFixed(2)}} \times ${b.protons} = ${significant(second)}\text{ mmol}$.`.replace(
              / \\times 1 =/g,
              ' =',
            ),
          marks: [
            ['M1', 'amount times the number of protons for each formula unit'],
            ['A1', tex`A $${significant(first)}\text{ mmol}$`],
            ['A1', tex`B $${significant(second)}\text{ mmol}$; award 2 of 3 where the coefficients were left out`],
          ],
          keys: [
            {
              ...value(first, 'mmol', { slips: [foreseen(first / a.protons, 'Look at the coefficient of the acid.')] }),
              label: 'A',
            },
            {
              ...value(second, 'mmol', { slips: [foreseen(second / b.protons, 'Look at the coefficient of the acid.')] }),
              label: 'B',
            },
          ],
        },
        {
          ask: tex`Stomach acid is taken as $${significant(c, 2)}\text{ mol dm}^{-3}$ $\ce{HCl}$. Calculate the volume of it, in $\text{cm}^{3}$, that one tablet A neutralises.`,
          answer: tex`$${significant(volume)}\text{ cm}^{3}$`,
          solution: tex`$V = \dfrac{n}{c} = \dfrac{${significant(first)} \times 10^{-3}}{${significant(c, 2)}}\text{ dm}^{3}$, which is $${significant(volume)}\text{ cm}^{3}$.`,
          marks: [
            ['M1', tex`$V = n / c$ (ECF)`],
            ['A1', tex`$${significant(volume)}\text{ cm}^{3}$; award 1 of 2 for the volume in $\text{dm}^{3}$`],
          ],
          keys: [
            value(volume, 'cm³', { relative: 0.015, slips: [foreseen(volume / 1000, 'That is in cubic decimetres.', 'unit')] }),
          ],
        },
        {
          ask: 'Compare the two tablets: state which neutralises more acid for each milligram, and one other difference that matters to the person who takes them.',
          answer: `${molarMass(a.formula) / a.protons < molarMass(b.formula) / b.protons ? 'A' : 'B'}; ${/CO2/.test(a.equation + b.equation) ? 'carbon dioxide causes wind' : 'side effects of the metal ions'}`,
          solution: tex`A neutralises $${significant((1000 * first) / a.mg)}\text{ mmol}$ for each gram and B $${significant((1000 * second) / b.mg)}\text{ mmol}$. ${/CO2/.test(a.equation + b.equation) ? 'A carbonate or hydrogencarbonate releases carbon dioxide, which causes wind; a hydroxide does not.' : 'The metal ions have different side effects.'} (A single tablet of ${better.name} neutralises more than one of ${worse.name}.)`,
          marks: [
            [
              'A1',
              `${molarMass(a.formula) / a.protons < molarMass(b.formula) / b.protons ? 'A' : 'B'} for each milligram, with values`,
            ],
            ['A1', 'carbon dioxide from carbonates, or side effects of metal ions, or how fast they act'],
          ],
        },
      ],
    });
  },
  check: (_, { a, b, first, second }) => {
    for (const { left, right, name } of [a, b]) assertBalanced(left, right, name);
    // Acid neutralised, through the chloride that is bound.
    const chloride = (one: Remedy) => ((one.left.HCl ?? 0) * one.mg) / molarMass(one.formula);
    assertClose(first, chloride(a), 'acid of A', 1e-9);
    assertClose(second, chloride(b), 'acid of B', 1e-9);
  },
});

const conductivity = defineTemplate({
  key: 'chem-neutralisation-by-conductivity',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.1.3', 1),
  variants: [
    { acid: 'hydrochloric acid', formula: 'HCl', base: 'NaOH', volume: 25, c: 0.1, reach: 20, start: 400, low: 130, slope: 6 },
    { acid: 'nitric acid', formula: 'HNO3', base: 'KOH', volume: 20, c: 0.12, reach: 16, start: 420, low: 150, slope: 7 },
    { acid: 'hydrochloric acid', formula: 'HCl', base: 'KOH', volume: 50, c: 0.05, reach: 12, start: 210, low: 75, slope: 5 },
    { acid: 'nitric acid', formula: 'HNO3', base: 'NaOH', volume: 10, c: 0.2, reach: 24, start: 380, low: 110, slope: 6 },
  ],
  solve: ({ volume, c, reach }) => ({ acidC: (c * reach) / volume, moles: (c * reach) / 1000 }),
  write: ({ acid, formula, base, volume, c, reach, start, low, slope }, { acidC, moles }) => {
    const f = (v: number) => (v <= reach ? start + ((low - start) * v) / reach : low + slope * (v - reach) * (reach / 20));
    const diagram = new Diagram({ x: [0, reach * 1.7], y: [0, start * 1.15], width: 440, height: 280 })
      .axes({ x: 'volume of base / cm³', y: 'conductivity', xTicks: [reach / 2, reach, (3 * reach) / 2], grid: true })
      .graph(f, 0, reach * 1.6);
    for (let part = 0; part <= 1.6; part += 0.2) diagram.point([part * reach, f(part * reach)]);
    const metal = base.slice(0, -2);
    const anion = formula === 'HCl' ? 'Cl^{-}' : 'NO3^{-}';
    return inParts({
      stem: tex`$${volume.toFixed(1)}\text{ cm}^{3}$ of dilute ${acid} are titrated with $${significant(c)}\text{ mol dm}^{-3}$ $\ce{${base}}$, without an indicator. The conductivity of the mixture is measured instead. ($\ce{H^{+}}$ conducts five to seven times as well as $\ce{Na^{+}}$ or $\ce{K^{+}}$, $\ce{OH^{-}}$ about three times as well as other anions.)

![](diagram:conductivity)`,
      hint: 'Which ions are in the solution at the beginning, at the lowest point and at the end?',
      parts: [
        {
          ask: 'List the ions present at the beginning, and those present in large amounts at the lowest point.',
          answer: tex`$\ce{H^{+}}$ and $\ce{${anion}}$; $\ce{${metal}^{+}}$ and $\ce{${anion}}$`,
          solution: tex`At the beginning there are $\ce{H^{+}}$ and $\ce{${anion}}$. At the lowest point all $\ce{H^{+}}$ has reacted with $\ce{OH^{-}}$ to water, so $\ce{${metal}^{+}}$ and $\ce{${anion}}$ are left.`,
          marks: [
            ['A1', tex`$\ce{H^{+}}$ and $\ce{${anion}}$`],
            ['A1', tex`$\ce{${metal}^{+}}$ and $\ce{${anion}}$`],
          ],
        },
        {
          ask: 'Explain why the conductivity falls at first and rises after the lowest point.',
          answer: tex`$\ce{H^{+}}$ is replaced by $\ce{${metal}^{+}}$, which conducts less; then $\ce{OH^{-}}$ is in excess`,
          solution: tex`Each $\ce{OH^{-}}$ removes an $\ce{H^{+}}$, and a $\ce{${metal}^{+}}$ takes its place, which conducts much less well. After all acid has reacted, further base adds $\ce{${metal}^{+}}$ and $\ce{OH^{-}}$, so there are more ions and the conductivity rises.`,
          marks: [
            ['R1', tex`$\ce{H^{+}}$ is removed and replaced by $\ce{${metal}^{+}}$, which conducts less well`],
            ['R1', tex`afterwards $\ce{OH^{-}}$ (and $\ce{${metal}^{+}}$) in excess`],
          ],
        },
        {
          ask: tex`Determine the concentration of the acid from the graph, in $\text{mol dm}^{-3}$.`,
          answer: tex`$${significant(acidC)}\text{ mol dm}^{-3}$`,
          solution: tex`The lowest point is at $${reach}\text{ cm}^{3}$: $n = ${significant(c)} \times ${reach} \times 10^{-3} = ${significant(moles)}\text{ mol}$. $c = \dfrac{${significant(moles)}}{${significant(volume / 1000)}} = ${significant(acidC)}\text{ mol dm}^{-3}$`,
          marks: [
            ['A1', tex`$${reach}\text{ cm}^{3}$ (accept $\pm 0.5$)`],
            ['M1', 'equal amounts of acid and base'],
            ['A1', tex`$${significant(acidC)}\text{ mol dm}^{-3}$ (ECF from the reading)`],
          ],
          keys: [
            value(acidC, 'mol dm⁻³', {
              relative: 0.5 / reach,
              slips: [foreseen((c * volume) / reach, 'You exchanged the two volumes.')],
            }),
          ],
        },
        {
          ask: 'Suggest one advantage of this method over an indicator.',
          answer: 'It works in coloured or cloudy solutions, and needs no judging of a colour',
          solution:
            'It can be used with coloured or cloudy solutions, does not depend on judging a colour, and uses all points of two lines instead of a single drop.',
          marks: [
            ['A1', 'coloured solutions, or no judgement of colour, or several readings; do not accept "more accurate" alone'],
          ],
        },
      ],
      diagrams: [
        {
          name: 'conductivity',
          svg: diagram.toSvg(),
          alt: `Conductivity against volume of base: a straight line falls from the beginning to a lowest point at ${reach} cubic centimetres, and another one rises less steeply after it.`,
        },
      ],
    });
  },
  check: ({ volume, c, reach, start, low, slope }, { acidC }) => {
    assertClose(
      bisect((v) => acidC * volume - c * v, 0, 100),
      reach,
      'equivalence',
      1e-6,
    );
    assert.ok(start > low && slope > 0 && (start - low) / reach > (slope * reach) / 20);
  },
});

const neutralChoice = choiceSet({ key: 'chem-neutralisation-choice', difficulty: 'Easy', placements: both('R3.1.3', 1) }, 3, [
  {
    ask: 'Which pair of substances forms potassium nitrate and water?',
    right: tex`$\ce{KOH}$ and $\ce{HNO3}$`,
    wrong: [
      [tex`$\ce{K2CO3}$ and $\ce{HNO3}$`, 'A gas forms as well.'],
      [tex`$\ce{KCl}$ and $\ce{HNO3}$`, 'Neither of these is a base.'],
      [tex`$\ce{KOH}$ and $\ce{HNO2}$`, 'This acid forms another anion.'],
    ],
    hint: 'Which acid and which base have these ions?',
    why: tex`$\ce{KOH + HNO3 -> KNO3 + H2O}$`,
  },
  {
    ask: tex`What is the pH at the equivalence point when $\ce{HNO3}$ is titrated with $\ce{KOH}$ at $298\text{ K}$?`,
    right: tex`$7$`,
    wrong: [
      [tex`$1$`, 'That would be the acid before the titration.'],
      [tex`$13$`, 'That would be an excess of base.'],
      [tex`$9$`, 'That would fit a weak acid.'],
    ],
    hint: 'Does either ion of the salt react with water?',
    why: 'Acid and base are both strong, and neither ion of the salt reacts with water.',
  },
  {
    ask: tex`What volume of $0.20\text{ mol dm}^{-3}$ $\ce{NaOH}$ neutralises $25\text{ cm}^{3}$ of $0.10\text{ mol dm}^{-3}$ $\ce{H2SO4}$?`,
    right: tex`$25\text{ cm}^{3}$`,
    wrong: [
      [tex`$12.5\text{ cm}^{3}$`, 'The acid has two protons.'],
      [tex`$50\text{ cm}^{3}$`, 'The base is more concentrated than the acid.'],
      [tex`$100\text{ cm}^{3}$`, 'You multiplied by the ratio of concentrations instead of dividing.'],
    ],
    hint: 'How many hydroxide ions does each molecule of acid need?',
    why: tex`$2 \times 25 \times 0.10 = 5.0\text{ mmol}$ of $\ce{OH^{-}}$, and $\dfrac{5.0}{0.20} = 25\text{ cm}^{3}$.`,
    proof: [25, (2 * 25 * 0.1) / 0.2],
  },
  {
    ask: 'Zinc carbonate is added to an acid until no more dissolves. Why is it added in excess?',
    right: 'To use up all of the acid; the excess can be filtered off',
    wrong: [
      ['To make the reaction exothermic', 'The amount of solid does not change the sign of the enthalpy.'],
      ['To raise the pH above 10', 'Zinc carbonate hardly dissolves in water.'],
      ['To keep the salt from dissolving', 'The salt is to stay in solution.'],
    ],
    hint: 'Which reactant is easier to remove afterwards?',
    why: 'The insoluble carbonate is filtered off, and the solution then contains the salt and no acid.',
  },
  {
    ask: tex`Which gas forms when magnesium reacts with dilute sulfuric acid, and how is it tested?`,
    right: 'Hydrogen; it burns with a squeaky pop',
    wrong: [
      ['Oxygen; it relights a glowing splint', 'A metal and an acid form another gas.'],
      ['Carbon dioxide; it turns limewater cloudy', 'There is no carbonate here.'],
      ['Sulfur dioxide; it turns litmus red', 'The dilute acid is not reduced to this gas.'],
    ],
    hint: 'What does the metal take the place of?',
    why: tex`$\ce{Mg + H2SO4 -> MgSO4 + H2}$`,
  },
  {
    ask: 'A strong acid is added to a strong base drop by drop. Where does the pH change most for each drop?',
    right: 'At the equivalence point',
    wrong: [
      ['At the beginning', 'There is a large excess of base there.'],
      ['At half of the equivalence volume', 'There is still a large excess of base.'],
      ['At the end, with excess acid', 'A large excess of acid is little changed by a drop.'],
    ],
    hint: 'When is there hardly any excess of either?',
    why: 'Near equivalence the excess is tiny, so a single drop changes it by a large factor, and the pH is logarithmic.',
  },
]);

export const neutralisationInData = [thermometric, antacids, conductivity, neutralChoice];
