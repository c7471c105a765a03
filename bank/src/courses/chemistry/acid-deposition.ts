import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import { molarMass } from './elements.ts';
import { choiceSet, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Structure 3.1 and Reactivity 3.1: oxides of sulfur and nitrogen in rain. */

const tex = String.raw;

const coalBurnt = defineTemplate({
  key: 'chem-acid-deposition-sulfur',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.1.2', 2, 'R2.1.1'),
  variants: [
    { fuel: 'coal', tonnes: 500, percent: 1.6 },
    { fuel: 'heavy fuel oil', tonnes: 120, percent: 2.8 },
    { fuel: 'lignite', tonnes: 900, percent: 0.9 },
    { fuel: 'petroleum coke', tonnes: 60, percent: 4.5 },
  ],
  solve: ({ tonnes, percent }) => {
    const moles = (tonnes * 1e6 * percent) / 100 / molarMass('S');
    return { moles, dioxide: (moles * molarMass('SO2')) / 1e6, lime: (moles * molarMass('CaCO3')) / 1e6 };
  },
  write: ({ fuel, tonnes, percent }, { moles, dioxide, lime }) =>
    inParts({
      stem: tex`A power station burns $${tonnes}$ tonnes of ${fuel} in a day. The ${fuel} contains $${percent}\,\%$ of sulfur by mass, which burns to sulfur dioxide. ($1$ tonne is $10^{6}\text{ g}$.)`,
      hint: 'One atom of sulfur leads to one molecule in every step. Which amount is the same throughout?',
      parts: [
        {
          ask: 'Write equations for the formation of sulfurous acid and of sulfuric acid from sulfur dioxide in moist air.',
          answer: tex`$\ce{SO2 + H2O -> H2SO3}$; $\ce{2SO2 + O2 -> 2SO3}$, $\ce{SO3 + H2O -> H2SO4}$`,
          solution: tex`$\ce{SO2 + H2O -> H2SO3}$. In air part of it is oxidised, $\ce{2SO2 + O2 -> 2SO3}$, and $\ce{SO3 + H2O -> H2SO4}$.`,
          marks: [
            ['A1', tex`$\ce{SO2 + H2O -> H2SO3}$; accept an equilibrium arrow`],
            ['A1', tex`$\ce{2SO2 + O2 -> 2SO3}$`],
            ['A1', tex`$\ce{SO3 + H2O -> H2SO4}$; accept $\ce{2SO2 + O2 + 2H2O -> 2H2SO4}$ for both marks`],
          ],
        },
        {
          ask: 'Determine the mass of sulfur dioxide, in tonnes, that is formed in a day.',
          answer: tex`$${significant(dioxide)}$ tonnes`,
          solution: tex`The sulfur has $\dfrac{${tonnes} \times 10^{6} \times ${significant(percent / 100, 2)}}{${molarMass('S').toFixed(2)}} = ${scientific(moles)}\text{ mol}$. The mass of $\ce{SO2}$ is $${scientific(moles, 4)} \times ${molarMass('SO2').toFixed(2)} = ${scientific(dioxide * 1e6)}\text{ g}$, which is $${significant(dioxide)}$ tonnes.`,
          marks: [
            ['M1', tex`amount of sulfur, $${scientific(moles)}\text{ mol}$`],
            ['M1', tex`same amount of $\ce{SO2}$ (ECF from the amount)`],
            ['A1', tex`$${significant(dioxide)}$ tonnes; award 2 of 3 for a lost power of ten`],
          ],
          keys: [
            value(dioxide, '', {
              slips: [
                foreseen((tonnes * percent) / 100, 'That is the mass of the sulfur; oxygen adds to it.', 'incomplete'),
                foreseen(tonnes * 2, 'You left out the percentage of sulfur.', 'incomplete'),
              ],
            }),
          ],
        },
        {
          ask: tex`The gas is removed with limestone: $\ce{CaCO3 + SO2 -> CaSO3 + CO2}$. Calculate the mass of limestone needed, in tonnes.`,
          answer: tex`$${significant(lime)}$ tonnes`,
          solution: tex`$${scientific(moles, 4)} \times ${molarMass('CaCO3').toFixed(2)} = ${scientific(lime * 1e6)}\text{ g}$, which is $${significant(lime)}$ tonnes.`,
          marks: [
            ['(M1)', tex`equal amounts of $\ce{CaCO3}$ and $\ce{SO2}$ (ECF from (b))`],
            ['A1', tex`$${significant(lime)}$ tonnes`],
          ],
          keys: [value(lime, '')],
        },
        {
          ask: 'State the type of this reaction, and one disadvantage of the method.',
          answer: 'Acid–base; it releases carbon dioxide (or leaves waste)',
          solution:
            'Sulfur dioxide is an acidic oxide that reacts with a base: an acid–base reaction. It releases carbon dioxide, a greenhouse gas, and leaves large amounts of solid.',
          marks: [
            ['A1', 'acid–base / neutralisation'],
            ['A1', 'carbon dioxide, or solid waste, or limestone has to be quarried'],
          ],
        },
      ],
    }),
  check: ({ tonnes, percent }, { dioxide, lime }) => {
    // By masses alone: sulfur is this share of its dioxide, and limestone and dioxide react in the ratio of their molar masses.
    assertClose((dioxide * molarMass('S')) / molarMass('SO2'), (tonnes * percent) / 100, 'sulfur in the dioxide', 1e-9);
    assertClose((lime / dioxide) * 64.07, molarMass('CaCO3'), 'limestone', 0.01);
  },
});

const rainCompared = defineTemplate({
  key: 'chem-rain-ph-compared',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R3.1.1', 1, 'S3.1.2'),
  variants: [
    { places: ['an island far from industry', 'a town behind a smelter'], ph: [5.6, 4.1], m3: 200 },
    { places: ['a mountain valley', 'a harbour with many ships'], ph: [5.5, 4.3], m3: 50 },
    { places: ['a forest in the north', 'a field beside a motorway'], ph: [5.7, 4.7], m3: 120 },
    { places: ['a coast with clean winds', 'a plain with coal-fired power stations'], ph: [5.6, 3.9], m3: 80 },
  ] as const,
  solve: ({ ph: [clean, acid], m3 }) => ({
    times: 10 ** (clean - acid),
    acidity: 10 ** -acid,
    moles: 10 ** -acid * m3 * 1000,
  }),
  write: ({ places, ph, m3 }, { times, acidity, moles }) =>
    inParts({
      stem: tex`The pH of rain is measured in ${places[0]} (X) and in ${places[1]} (Y).

| place | X | Y |
| --- | :---: | :---: |
| pH | $${ph[0].toFixed(1)}$ | $${ph[1].toFixed(1)}$ |`,
      hint: 'How does the concentration of hydrogen ions change with each unit of pH?',
      parts: [
        {
          ask: 'Explain, with an equation, why even the rain at X is slightly acidic.',
          answer: tex`Carbon dioxide dissolves: $\ce{CO2 + H2O <=> H^{+} + HCO3^{-}}$`,
          solution: tex`Carbon dioxide of the air dissolves in rain and forms a weak acid: $\ce{CO2 + H2O <=> H2CO3 <=> H^{+} + HCO3^{-}}$.`,
          marks: [
            ['A1', 'carbon dioxide dissolved'],
            ['A1', tex`$\ce{CO2 + H2O <=> H2CO3}$ or the ions`],
          ],
        },
        {
          ask: tex`Determine how many times as great $[\ce{H^{+}}]$ is at Y as at X.`,
          answer: tex`$${significant(times)}$ times`,
          solution: tex`$10^{${ph[0].toFixed(1)} - ${ph[1].toFixed(1)}} = 10^{${decimal(ph[0] - ph[1], 1)}} = ${significant(times)}$`,
          marks: [
            ['(M1)', 'power of ten of the difference in pH'],
            ['A1', tex`$${significant(times)}$; do not accept the ratio of the pH values`],
          ],
          keys: [
            value(times, '', {
              relative: 0.02,
              slips: [foreseen(ph[0] / ph[1], 'You divided the pH values; the scale is logarithmic.')],
            }),
          ],
        },
        {
          ask: tex`Rain of $${m3}\text{ m}^3$ falls on a lake at Y. Calculate the amount of $\ce{H^{+}}$ that it brings.`,
          answer: tex`$${significant(moles)}\text{ mol}$`,
          solution: tex`$[\ce{H^{+}}] = 10^{-${ph[1].toFixed(1)}} = ${scientific(acidity)}\text{ mol dm}^{-3}$, and $${m3}\text{ m}^3$ is $${scientific(m3 * 1000, 2)}\text{ dm}^3$: $${scientific(acidity, 4)} \times ${scientific(m3 * 1000, 2)} = ${significant(moles)}\text{ mol}$.`,
          marks: [
            ['M1', tex`$[\ce{H^{+}}] = ${scientific(acidity)}\text{ mol dm}^{-3}$`],
            ['M1', tex`volume in $\text{dm}^3$`],
            ['A1', tex`$${significant(moles)}\text{ mol}$; award 2 of 3 where the volume is left in $\text{m}^3$`],
          ],
          keys: [
            value(moles, 'mol', {
              relative: 0.02,
              slips: [foreseen(moles / 1000, 'You left the volume in cubic metres.', 'unit')],
            }),
          ],
        },
        {
          ask: 'State two harmful effects of such rain, and one way in which motor vehicles are made to cause less of it.',
          answer: 'Damage to limestone and to water life; catalytic converters',
          solution: tex`It dissolves limestone and marble, harms fish and trees and washes aluminium ions out of soil. Catalytic converters turn $\ce{NO}$ into $\ce{N2}$; fuels contain less sulfur.`,
          marks: [
            ['A1', 'one effect'],
            ['A1', 'another effect'],
            ['A1', 'catalytic converter / fuel with less sulfur; do not accept "filters" alone'],
          ],
        },
      ],
    }),
  check: ({ ph, m3 }, { times, moles }) => {
    assertClose(Math.log10(times), ph[0] - ph[1], 'difference of pH', 1e-9);
    assertClose(-Math.log10(moles / (m3 * 1000)), ph[1], 'pH of the rain', 1e-9);
  },
});

const depositionChoice = choiceSet({ key: 'chem-acid-deposition-choice', difficulty: 'Easy', placements: both('S3.1.2', 1) }, 0, [
  {
    ask: 'Which gas makes rain acidic although it does not come from pollution?',
    right: tex`$\ce{CO2}$`,
    wrong: [
      [tex`$\ce{SO2}$`, 'It comes from burning sulfur in fuels, mainly.'],
      [tex`$\ce{NO2}$`, 'It comes from hot engines, mainly.'],
      [tex`$\ce{NH3}$`, 'It forms a basic solution.'],
    ],
    hint: 'Which acidic oxide is always in the air?',
    why: tex`Carbon dioxide of the air gives rain a pH of about 5.6; acid deposition has a lower pH.`,
  },
  {
    ask: 'How does nitrogen monoxide form in a car engine?',
    right: 'Nitrogen and oxygen of the air react at high temperature',
    wrong: [
      ['Nitrogen in the fuel burns at low temperature', 'The fuel contains hardly any nitrogen.'],
      ['Carbon dioxide reacts with nitrogen', 'These two do not react in the engine.'],
      ['The catalytic converter makes it from nitrogen dioxide', 'The converter removes oxides of nitrogen.'],
    ],
    hint: 'Which two gases of the air meet in the hot engine?',
    why: tex`$\ce{N2 + O2 -> 2NO}$ needs a high temperature, as in an engine.`,
  },
  {
    ask: tex`Which pair of oxides forms a strong acid and a weak acid in water, in this order?`,
    right: tex`$\ce{SO3}$ and $\ce{SO2}$`,
    wrong: [
      [tex`$\ce{SO2}$ and $\ce{SO3}$`, 'The acid with more oxygen is the stronger one.'],
      [tex`$\ce{CO2}$ and $\ce{SO3}$`, 'Carbonic acid is weak.'],
      [tex`$\ce{Na2O}$ and $\ce{CO2}$`, 'The first oxide forms a base.'],
    ],
    hint: 'Name the acids that they form.',
    why: 'Sulfur trioxide forms sulfuric acid, which is strong; sulfur dioxide forms sulfurous acid, which is weak.',
  },
  {
    ask: 'A marble statue is damaged by acid rain. Which equation describes this?',
    right: tex`$\ce{CaCO3 + H2SO4 -> CaSO4 + H2O + CO2}$`,
    wrong: [
      [tex`$\ce{CaCO3 -> CaO + CO2}$`, 'This needs great heat and no acid.'],
      [tex`$\ce{CaO + H2SO4 -> CaSO4 + H2O}$`, 'Marble is a carbonate.'],
      [tex`$\ce{CaCO3 + SO2 -> CaSO4 + CO}$`, 'Carbonates give another gas.'],
    ],
    hint: 'What do acids do to carbonates?',
    why: 'A carbonate and an acid form a salt, water and carbon dioxide.',
  },
  {
    ask: 'Rain of pH 4.0 is compared with rain of pH 5.0. Which statement is correct?',
    right: tex`$[\ce{H^{+}}]$ is ten times as great at pH 4.0`,
    wrong: [
      [tex`$[\ce{H^{+}}]$ is $1.25$ times as great at pH 4.0`, 'You divided the pH values.'],
      [tex`$[\ce{H^{+}}]$ is ten times as great at pH 5.0`, 'A lower pH means more hydrogen ions.'],
      [tex`$[\ce{H^{+}}]$ is twice as great at pH 4.0`, 'One unit of pH is a power of ten.'],
    ],
    hint: 'What kind of scale is this?',
    why: tex`$10^{-4.0}$ is ten times $10^{-5.0}$.`,
    proof: [10, 10 ** -4 / 10 ** -5],
  },
  {
    ask: 'Lakes in regions with limestone are harmed less by acid rain. Why?',
    right: 'Carbonate ions neutralise part of the acid',
    wrong: [
      ['Limestone is insoluble, so it cannot react', 'Acids dissolve it.'],
      ['Calcium ions are basic', 'Calcium ions do not react with hydrogen ions.'],
      ['Limestone keeps the rain from falling there', 'The rock has no effect on the weather.'],
    ],
    hint: 'Is a carbonate an acid or a base?',
    why: tex`$\ce{CO3^{2-} + 2H^{+} -> H2O + CO2}$: the carbonate is a base and keeps the pH from falling far.`,
  },
]);

export const acidDeposition = [coalBurnt, rainCompared, depositionChoice];
