import assert from 'node:assert/strict';
import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { assertSameAtoms, GAS_CONSTANT, molarMass } from './elements.ts';
import { carried, value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Long questions of paper 2 about metals of group 2: lime from limestone, and a metal identified by its reaction with water. */

const tex = String.raw;

const lime = defineTemplate({
  key: 'chem-long-lime-from-limestone',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.1', 2, 'R1.1', 'R3.1.1', 'S2.1', 'S3.1.2'),
  variants: [
    { place: 'Oman', kilograms: 500, purity: 92, slaked: 280, rise: 60, dissolved: 1.6 },
    { place: 'Slovenia', kilograms: 750, purity: 88, slaked: 350, rise: 65, dissolved: 1.5 },
    { place: 'Peru', kilograms: 400, purity: 95, slaked: 210, rise: 50, dissolved: 1.7 },
    { place: 'Vietnam', kilograms: 600, purity: 84, slaked: 420, rise: 70, dissolved: 1.4 },
  ],
  solve: ({ kilograms, purity, slaked, rise, dissolved }) => {
    const moles = (kilograms * 1000 * purity) / 100 / 100.09;
    const released = (slaked / 56.08) * 65;
    const concentration = dissolved / 74.1;
    const hydroxide = 2 * concentration;
    return {
      ...{ moles, oxide: (moles * 56.08) / 1000, needed: (moles * 178) / 1000, released },
      ...{ water: released / (4.18 * rise), concentration, hydroxide, ph: 14 + Math.log10(hydroxide) },
      titre: (25 * hydroxide) / 0.1,
    };
  },
  write: (
    { place, kilograms, purity, slaked, rise, dissolved },
    { moles, oxide, needed, released, water, concentration, hydroxide, ph, titre },
  ) =>
    inParts({
      stem: tex`A kiln in ${place} heats limestone that contains $${purity}\,\%$ by mass of calcium carbonate: $\ce{CaCO3(s) -> CaO(s) + CO2(g)}$, $\Delta H = +178\text{ kJ mol}^{-1}$. The calcium oxide formed is used to make limewater. ($M(\ce{CaCO3}) = 100.09$, $M(\ce{CaO}) = 56.08$, $M(\ce{Ca(OH)2}) = 74.10\text{ g mol}^{-1}$)`,
      hint: 'Follow the calcium: in how many formula units is it at each stage?',
      parts: [
        {
          ask: tex`Determine the mass of calcium oxide, in $\text{kg}$, that $${kilograms}\text{ kg}$ of this limestone can give.`,
          answer: tex`$${significant(oxide)}\text{ kg}$`,
          solution: tex`The limestone holds $${kilograms} \times ${(purity / 100).toFixed(2)} = ${significant(kilograms * purity * 0.01)}\text{ kg}$ of $\ce{CaCO3}$, which is $${significant(moles)}\text{ mol}$. Each mole gives one mole of $\ce{CaO}$: $${significant(moles, 4)} \times 56.08 \times 10^{-3} = ${significant(oxide)}\text{ kg}$.`,
          marks: [
            ['M1', 'mass of pure calcium carbonate'],
            ['M1', tex`$${significant(moles)}\text{ mol}$ of carbonate and of oxide`],
            ['A1', tex`$${significant(oxide)}\text{ kg}$; award 2 of 3 where the purity is left out`],
          ],
          keys: [
            value(oxide, 'kg', {
              slips: [foreseen((oxide * 100) / purity, 'The limestone is not pure.', 'incomplete')],
            }),
          ],
        },
        {
          ask: tex`Calculate the energy, in $\text{MJ}$, that this decomposition takes in.`,
          answer: tex`$${significant(needed)}\text{ MJ}$`,
          solution: tex`$${significant(moles, 4)} \times 178 = ${significant(moles * 178)}\text{ kJ}$, which is $${significant(needed)}\text{ MJ}$.`,
          marks: [['A1', tex`$${significant(needed)}\text{ MJ}$ (ECF)`]],
          keys: [carried(value(needed, 'MJ'), '178*m/56.08', { m: 'a' })],
        },
        {
          ask: 'Write the equation for the reaction of calcium oxide with water, and classify the oxide as acidic, basic or amphoteric.',
          answer: tex`$\ce{CaO(s) + H2O(l) -> Ca(OH)2(s)}$; basic`,
          solution: tex`$\ce{CaO(s) + H2O(l) -> Ca(OH)2(s)}$. The product is a base, so the oxide of this metal is basic.`,
          marks: [
            ['A1', 'equation; state symbols not required'],
            ['A1', 'basic'],
          ],
        },
        {
          ask: tex`This reaction has $\Delta H = -65\text{ kJ mol}^{-1}$. Determine the mass of water, in $\text{g}$, that the energy from $${slaked}\text{ g}$ of calcium oxide could warm by $${rise}\text{ K}$. ($c = 4.18\text{ J g}^{-1}\text{ K}^{-1}$)`,
          answer: tex`$${significant(water * 1000)}\text{ g}$`,
          solution: tex`$\dfrac{${slaked}}{56.08} = ${significant(slaked / 56.08)}\text{ mol}$ releases $${significant(slaked / 56.08, 4)} \times 65 = ${significant(released)}\text{ kJ}$. From $Q = mc\Delta T$: $m = \dfrac{${significant(released, 4)} \times 10^{3}}{4.18 \times ${rise}} = ${significant(water * 1000)}\text{ g}$.`,
          marks: [
            ['M1', tex`$${significant(released)}\text{ kJ}$ released`],
            ['A1', tex`$${significant(water * 1000)}\text{ g}$ (ECF)`],
          ],
          keys: [value(water * 1000, 'g', { relative: 0.015 })],
        },
        {
          ask: tex`A saturated solution, limewater, contains $${dissolved.toFixed(2)}\text{ g}$ of calcium hydroxide in $1.00\text{ dm}^{3}$ at $298\text{ K}$. Calculate the concentration of hydroxide ions and the pH. ($K_{\text{w}} = 1.00 \times 10^{-14}$)`,
          answer: tex`$${significant(hydroxide)}\text{ mol dm}^{-3}$; pH $${decimal(ph, 2)}$`,
          solution: tex`$c(\ce{Ca(OH)2}) = \dfrac{${dissolved.toFixed(2)}}{74.10} = ${significant(concentration)}\text{ mol dm}^{-3}$, and each formula unit gives two hydroxide ions: $[\ce{OH^{-}}] = ${significant(hydroxide)}\text{ mol dm}^{-3}$. $[\ce{H^{+}}] = \dfrac{1.00 \times 10^{-14}}{${significant(hydroxide)}}$, so $\text{pH} = ${decimal(ph, 2)}$.`,
          marks: [
            ['M1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$ of calcium hydroxide`],
            ['A1', tex`$[\ce{OH^{-}}] = ${significant(hydroxide)}\text{ mol dm}^{-3}$`],
            ['A1', tex`pH $${decimal(ph, 2)}$ (ECF); award 2 of 3 with one hydroxide ion for each formula unit`],
          ],
          keys: [
            {
              ...value(hydroxide, 'mol dm^-3', {
                relative: 0.02,
                slips: [foreseen(concentration, 'Each formula unit gives two hydroxide ions.')],
              }),
              label: 'Hydroxide ions',
            },
            { ...value(ph, '', { relative: 0.003 }), label: 'pH' },
          ],
        },
        {
          ask: tex`Calculate the volume, in $\text{cm}^{3}$, of $0.100\text{ mol dm}^{-3}$ hydrochloric acid that neutralises $25.0\text{ cm}^{3}$ of this limewater.`,
          answer: tex`$${significant(titre)}\text{ cm}^{3}$`,
          solution: tex`$25.0 \times 10^{-3} \times ${significant(hydroxide)} = ${significant((25 * hydroxide) / 1000)}\text{ mol}$ of hydroxide ions takes as much acid: $\dfrac{${significant((25 * hydroxide) / 1000, 4)}}{0.100} = ${significant(titre / 1000)}\text{ dm}^{3}$, which is $${significant(titre)}\text{ cm}^{3}$.`,
          marks: [
            ['M1', tex`$${significant((25 * hydroxide) / 1000)}\text{ mol}$ of hydroxide ions`],
            ['A1', tex`$${significant(titre)}\text{ cm}^{3}$ (ECF)`],
          ],
          keys: [carried(value(titre, 'cm^3', { relative: 0.02 }), '250*h', { h: { part: 'e', field: 0 } })],
        },
        {
          ask: tex`Calcium oxide melts at $2886\text{ K}$ and potassium chloride at $1043\text{ K}$. Explain the difference.`,
          answer: 'Larger charges and smaller ions: stronger attraction in calcium oxide',
          solution: tex`Both are lattices of ions. The ions $\ce{Ca^{2+}}$ and $\ce{O^{2-}}$ have twice the charges of $\ce{K^{+}}$ and $\ce{Cl^{-}}$ and are smaller, so they attract each other far more strongly and more energy is needed to separate them.`,
          marks: [
            ['R1', 'larger charges (and smaller ions)'],
            ['R1', 'stronger electrostatic attraction, so more energy is needed'],
          ],
        },
        {
          ask: 'Carbon dioxide is passed into limewater. Write the equation for the reaction that is observed, and predict how the pH changes.',
          answer: tex`$\ce{Ca(OH)2(aq) + CO2(g) -> CaCO3(s) + H2O(l)}$; the pH falls`,
          solution: tex`A white precipitate forms: $\ce{Ca(OH)2(aq) + CO2(g) -> CaCO3(s) + H2O(l)}$. Hydroxide ions are used up, so the pH falls.`,
          marks: [
            ['A1', 'equation; state symbols not required'],
            ['A1', 'falls, as hydroxide ions are used up'],
          ],
        },
      ],
    }),
  check: ({ kilograms, purity, slaked, rise }, { oxide, water, hydroxide, titre, ph }) => {
    assertSameAtoms(['CaO', 'H2O'], ['Ca(OH)2']);
    assertSameAtoms(['Ca(OH)2', 'CO2'], ['CaCO3', 'H2O']);
    // What the pure carbonate loses is carbon dioxide.
    assertClose((kilograms * purity) / 100 - oxide, (oxide / 56.08) * molarMass('CO2'), 'loss on heating', 0.01);
    assertClose(water * 4.18 * rise * 56.08, slaked * 65, 'energy', 1e-6);
    assertClose(10 ** (ph - 14), hydroxide, 'pH', 1e-9);
    assertClose(titre * 0.1, 25 * hydroxide, 'neutralisation', 1e-9);
  },
});

const MASSES: Readonly<Record<string, number>> = { Ca: 40.08, Sr: 87.62, Ba: 137.33 };
const PERIODS: Readonly<Record<string, { outer: string; period: number; name: string }>> = {
  Ca: { outer: '4s', period: 4, name: 'calcium' },
  Sr: { outer: '5s', period: 5, name: 'strontium' },
  Ba: { outer: '6s', period: 6, name: 'barium' },
};

const groupTwo = defineTemplate({
  key: 'chem-long-group-2-metal-identified',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: both('S3.1.1', 2, 'S1.5', 'R3.1.1', 'R3.2.1', 'R2.1.1'),
  variants: [
    { metal: 'Ca', grams: 0.162, gas: 98.5, kelvin: 296, kPa: 101, made: 250 },
    { metal: 'Sr', grams: 0.345, gas: 96.9, kelvin: 295, kPa: 99.7, made: 500 },
    { metal: 'Ba', grams: 0.488, gas: 86.7, kelvin: 298, kPa: 101.5, made: 250 },
    { metal: 'Sr', grams: 0.274, gas: 75.6, kelvin: 293, kPa: 100.7, made: 200 },
  ],
  solve: ({ grams, gas, kelvin, kPa, made }) => {
    const moles = (kPa * gas) / (GAS_CONSTANT * kelvin) / 1000;
    const hydroxide = (2000 * moles) / made;
    return { moles, molar: grams / moles, hydroxide, ph: 14 + Math.log10(hydroxide) };
  },
  write: ({ metal, grams, gas, kelvin, kPa, made }, { moles, molar, hydroxide, ph }) => {
    const { outer = '', period = 0, name = '' } = PERIODS[metal] ?? {};
    const carbonate = (MASSES[metal] ?? 0) + 60.01;
    return inParts({
      stem: tex`A metal M of group 2 reacts with water: $\ce{M(s) + 2H2O(l) -> M(OH)2(aq) + H2(g)}$. In an experiment $${grams.toFixed(3)}\text{ g}$ of M gives $${gas.toFixed(1)}\text{ cm}^{3}$ of hydrogen, measured dry at $${kelvin}\text{ K}$ and $${kPa}\text{ kPa}$. The solution is made up to $${made}\text{ cm}^{3}$ with water. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$; relative atomic masses: Mg 24.31, Ca 40.08, Sr 87.62, Ba 137.33)`,
      hint: 'The gas tells you the amount of the metal. What else is fixed by that amount?',
      parts: [
        {
          ask: 'Determine the amount of hydrogen.',
          answer: tex`$${significant(moles)}\text{ mol}$`,
          solution: tex`$n = \dfrac{pV}{RT} = \dfrac{${kPa} \times 10^{3} \times ${gas.toFixed(1)} \times 10^{-6}}{8.31 \times ${kelvin}} = ${significant(moles)}\text{ mol}$`,
          marks: [
            ['M1', 'consistent units for pressure and volume'],
            ['A1', tex`$${significant(moles)}\text{ mol}$`],
          ],
          keys: [
            value(moles, 'mol', {
              slips: [foreseen(moles * 1000, 'Volumes in cubic centimetres need another power of ten.', 'unit')],
            }),
          ],
        },
        {
          ask: 'Determine the molar mass of M, and identify the metal.',
          answer: tex`$${significant(molar)}\text{ g mol}^{-1}$; ${name}`,
          solution: tex`One mole of metal gives one mole of hydrogen: $M = \dfrac{${grams.toFixed(3)}}{${significant(moles, 4)}} = ${significant(molar)}\text{ g mol}^{-1}$. The nearest relative atomic mass is that of ${name}, $${MASSES[metal]?.toFixed(2)}$.`,
          marks: [
            ['M1', tex`$${significant(molar)}\text{ g mol}^{-1}$ (ECF)`],
            ['A1', name],
          ],
          keys: [carried(value(molar, 'g mol^-1', { relative: 0.015 }), `${grams}/n`, { n: 'a' })],
        },
        {
          ask: 'State the sublevel that holds the outer electrons of an atom of M, and explain why M forms only ions of charge 2+.',
          answer: tex`$${outer}$; a third electron would come from an inner level`,
          solution: tex`${name.charAt(0).toUpperCase()}${name.slice(1)} is in period ${period}, so its two outer electrons are in the $${outer}$ sublevel. Once both are lost, a third electron would have to come from a level closer to the nucleus, where it is held far more strongly.`,
          marks: [
            ['A1', tex`$${outer}$`],
            ['R1', 'third electron from an inner level, held much more strongly'],
          ],
        },
        {
          ask: tex`Calculate the concentration of hydroxide ions in the solution, and its pH at $298\text{ K}$. ($K_{\text{w}} = 1.00 \times 10^{-14}$)`,
          answer: tex`$${significant(hydroxide)}\text{ mol dm}^{-3}$; pH $${decimal(ph, 2)}$`,
          solution: tex`Each mole of hydrogen goes with two moles of hydroxide ions: $\dfrac{2 \times ${significant(moles, 4)}}{${(made / 1000).toFixed(3)}} = ${significant(hydroxide)}\text{ mol dm}^{-3}$. $[\ce{H^{+}}] = \dfrac{1.00 \times 10^{-14}}{${significant(hydroxide, 4)}}$, so $\text{pH} = ${decimal(ph, 2)}$.`,
          marks: [
            ['M1', 'two hydroxide ions for each molecule of hydrogen'],
            ['A1', tex`$${significant(hydroxide)}\text{ mol dm}^{-3}$`],
            ['A1', tex`pH $${decimal(ph, 2)}$ (ECF); award 2 of 3 with one hydroxide ion for each molecule`],
          ],
          keys: [
            {
              ...carried(
                value(hydroxide, 'mol dm^-3', {
                  relative: 0.015,
                  slips: [foreseen(hydroxide / 2, 'Each formula unit of the hydroxide has two hydroxide ions.')],
                }),
                `2000*n/${made}`,
                { n: 'a' },
              ),
              label: 'Hydroxide ions',
            },
            { ...value(ph, '', { relative: 0.003 }), label: 'pH' },
          ],
        },
        {
          ask: 'Deduce the changes of oxidation state in the reaction, and identify the oxidising agent.',
          answer: tex`M $0$ to $+2$, hydrogen $+1$ to $0$; water`,
          solution: tex`M goes from $0$ to $+2$ and is oxidised. Hydrogen of the water goes from $+1$ to $0$ in hydrogen gas, so water is reduced and is the oxidising agent.`,
          marks: [
            ['A1', tex`M $0$ to $+2$ and hydrogen $+1$ to $0$`],
            ['A1', 'water'],
          ],
        },
        {
          ask: 'Explain why the metals of group 2 react more vigorously with water down the group.',
          answer: 'Outer electrons are further from the nucleus and more shielded, so less energy is needed to remove them',
          solution:
            'Down the group atoms have more occupied levels. The outer electrons are further from the nucleus and more shielded by inner electrons, which outweighs the larger nuclear charge. They are lost more easily, so the ionisation energies are smaller and the reaction is faster.',
          marks: [
            ['R1', 'more occupied levels, so outer electrons are further from the nucleus'],
            ['R1', 'more shielding by inner electrons'],
            ['R1', 'smaller ionisation energies; award 2 of 3 for a trend without the reasons'],
          ],
        },
        {
          ask: tex`An excess of sodium carbonate solution is added to all of the solution, and $\ce{MCO3}$ is precipitated. Calculate the mass, in $\text{g}$, of the dry precipitate, with the relative atomic mass of the metal that you have identified. ($M(\ce{CO3^{2-}}) = 60.01\text{ g mol}^{-1}$)`,
          answer: tex`$${significant(moles * carbonate)}\text{ g}$`,
          solution: tex`As much carbonate forms as metal was taken: $${significant(moles, 4)} \times ${carbonate.toFixed(2)} = ${significant(moles * carbonate)}\text{ g}$.`,
          marks: [
            ['M1', tex`molar mass $${carbonate.toFixed(2)}\text{ g mol}^{-1}$`],
            ['A1', tex`$${significant(moles * carbonate)}\text{ g}$ (ECF)`],
          ],
          keys: [carried(value(moles * carbonate, 'g', { relative: 0.015 }), `${carbonate}*n`, { n: 'a' })],
        },
        {
          ask: 'The piece of metal was covered with a thin layer of its oxide. Deduce how this affects the molar mass found.',
          answer: 'It is too large',
          solution:
            'The oxide is weighed with the metal but gives no hydrogen with water. The amount of hydrogen is too small for the mass, so the molar mass found is too large.',
          marks: [
            ['R1', 'less hydrogen for the mass weighed'],
            ['A1', 'too large'],
          ],
        },
      ],
    });
  },
  check: ({ metal, grams, gas, kelvin, kPa }, { moles, molar, hydroxide, ph }) => {
    assertClose(molar / (MASSES[metal] ?? 0), 1, 'the metal that is found', 0.01);
    assert.ok(Object.entries(MASSES).every(([other, mass]) => other === metal || Math.abs(mass - molar) > 10));
    // By the molar volume at STP instead of the gas equation.
    assertClose((gas / 22_700) * (kPa / 100) * (273 / kelvin) * molar, grams, 'mass from the molar volume', 0.01);
    assertClose(-Math.log10(1e-14 / hydroxide), ph, 'pH', 1e-9);
    assert.ok(moles > 0.002);
  },
});

export const longQuestionsOnGroup2 = [lime, groupTwo];
