import { assertClose } from '../../numeric.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, significant } from '../../tex.ts';
import { atomicMass, GAS_CONSTANT, molarMass } from './elements.ts';
import { value } from './keys-and-choices.ts';
import { both, foreseen } from './marking.ts';

/** Reactivity 2.1: what is identified by a gas or a titration. */

const tex = String.raw;

const metalByGas = defineTemplate({
  key: 'chem-metal-identified-by-gas',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.1', 1, 'S1.5'),
  variants: [
    { metal: 'Mg', name: 'magnesium', charge: 2, mass: 0.0612, celsius: 22, kPa: 101.3 },
    { metal: 'Zn', name: 'zinc', charge: 2, mass: 0.168, celsius: 20, kPa: 99.8 },
    { metal: 'Fe', name: 'iron', charge: 2, mass: 0.143, celsius: 24, kPa: 100.4 },
    { metal: 'Mn', name: 'manganese', charge: 2, mass: 0.131, celsius: 19, kPa: 101.0 },
  ] as const,
  solve: ({ metal, mass, celsius, kPa }) => {
    const volume = Number((((mass / atomicMass(metal)) * GAS_CONSTANT * (celsius + 273)) / kPa / 1e-3).toFixed(1));
    const moles = (kPa * 1e3 * volume * 1e-6) / (GAS_CONSTANT * (celsius + 273));
    return { volume, moles, relative: mass / moles };
  },
  write: ({ name, mass, celsius, kPa }, { volume, moles, relative }) =>
    inParts({
      stem: tex`$${significant(mass)}\text{ g}$ of a metal M dissolve in an excess of dilute hydrochloric acid: $\ce{M(s) + 2H+(aq) -> M^{2+}(aq) + H2(g)}$. The hydrogen is collected in a gas syringe: $${volume.toFixed(1)} \pm 0.5\text{ cm}^{3}$ at $${celsius}\,^{\circ}\text{C}$ and $${kPa.toFixed(1)}\text{ kPa}$. ($R = 8.31\text{ J K}^{-1}\text{ mol}^{-1}$)`,
      hint: 'How does the amount of the gas compare with that of the metal?',
      parts: [
        {
          ask: 'Calculate the amount of hydrogen, in mol.',
          answer: tex`$${significant(moles)}\text{ mol}$`,
          solution: tex`$n = \dfrac{pV}{RT} = \dfrac{${kPa.toFixed(1)} \times 10^{3} \times ${volume.toFixed(1)} \times 10^{-6}}{8.31 \times ${celsius + 273}} = ${significant(moles)}\text{ mol}$`,
          marks: [
            ['M1', tex`pressure in pascals, volume in cubic metres, temperature in kelvin`],
            ['A1', tex`$${significant(moles)}\text{ mol}$; award 1 of 2 for one unit left unconverted`],
          ],
          keys: [
            value(moles, 'mol', {
              slips: [foreseen((moles * (celsius + 273)) / celsius, 'You used the temperature in degrees Celsius.', 'unit')],
            }),
          ],
        },
        {
          ask: 'Determine the relative atomic mass of M, and identify the metal.',
          answer: tex`$${significant(relative)}$; ${name}`,
          solution: tex`One mole of metal gives one mole of hydrogen, so $A_{\text{r}} = \dfrac{${significant(mass)}}{${significant(moles, 4)}} = ${significant(relative)}$: ${name}.`,
          marks: [
            ['M1', 'equal amounts of metal and hydrogen'],
            ['A1', tex`$${significant(relative)}$ (ECF)`],
            ['A1', `${name}; accept another metal with a charge of 2+ that fits an earlier error`],
          ],
          keys: [
            {
              ...value(relative, '', {
                relative: 0.02,
                slips: [foreseen(relative * 2, 'One atom of the metal gives one molecule of hydrogen.')],
              }),
              label: 'Relative atomic mass',
            },
          ],
        },
        {
          ask: tex`Calculate the percentage uncertainty of the volume, and hence the absolute uncertainty of the relative atomic mass, if all other uncertainties can be neglected.`,
          answer: tex`$${significant(50 / volume, 2)}\,\%$; $\pm ${significant((relative * 0.5) / volume, 1)}$`,
          solution: tex`$\dfrac{0.5}{${volume.toFixed(1)}} \times 100 = ${significant(50 / volume, 2)}\,\%$. The relative atomic mass has the same percentage uncertainty: $\pm ${significant((relative * 0.5) / volume, 1)}$.`,
          marks: [
            ['A1', tex`$${significant(50 / volume, 2)}\,\%$`],
            ['A1', tex`$\pm ${significant((relative * 0.5) / volume, 1)}$ (ECF)`],
          ],
          keys: [{ ...value(50 / volume, '%', { relative: 0.05 }), label: 'Percentage uncertainty' }],
        },
        {
          ask: 'The metal was covered with a layer of its oxide. Deduce how this changes the value found for the relative atomic mass.',
          answer: 'It is too high',
          solution:
            'The oxide adds to the mass but gives no hydrogen. The amount found is too small for the mass, so the relative atomic mass comes out too high.',
          marks: [
            ['R1', 'oxide gives no hydrogen, so the amount is too small for the mass'],
            ['A1', 'value too high'],
          ],
        },
      ],
    }),
  check: ({ metal, mass }, { relative, moles }) => {
    assertClose(relative / atomicMass(metal), 1, 'relative atomic mass', 0.01);
    assertClose(moles * atomicMass(metal), mass, 'mass of the metal', 0.01);
  },
});

const acidHydrate = defineTemplate({
  key: 'chem-hydrate-of-an-acid-titrated',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('R2.1.1', 2, 'R3.1.3'),
  variants: [
    {
      acid: 'H2C2O4',
      name: 'ethanedioic acid',
      protons: 2,
      x: 2,
      mass: 1.58,
      base: 0.1,
      flask: 250,
      titres: [25.6, 25.1, 25.05],
    },
    { acid: 'C6H8O7', name: 'citric acid', protons: 3, x: 1, mass: 1.75, base: 0.1, flask: 250, titres: [25.4, 25.0, 24.95] },
    {
      acid: 'H2C2O4',
      name: 'ethanedioic acid',
      protons: 2,
      x: 2,
      mass: 1.26,
      base: 0.08,
      flask: 250,
      titres: [25.9, 25.0, 25.1],
    },
    { acid: 'C6H8O7', name: 'citric acid', protons: 3, x: 1, mass: 2.1, base: 0.12, flask: 250, titres: [25.6, 24.95, 25.0] },
  ],
  solve: ({ protons, mass, base, titres, acid }) => {
    const mean = ((titres[1] ?? 0) + (titres[2] ?? 0)) / 2;
    const portion = (base * mean) / 1000 / protons;
    const total = portion * 10;
    const molar = mass / total;
    return { mean, portion, total, molar, water: (molar - molarMass(acid)) / molarMass('H2O') };
  },
  write: ({ acid, name, protons, x, mass, base, titres }, { mean, portion, total, molar, water }) =>
    inParts({
      stem: tex`$${significant(mass)}\text{ g}$ of hydrated ${name}, $\ce{${acid}}\cdot x\,\ce{H2O}$, is dissolved and made up to $250.0\text{ cm}^{3}$. Portions of $25.00\text{ cm}^{3}$ are titrated with $${significant(base)}\text{ mol dm}^{-3}$ sodium hydroxide. A molecule of the acid reacts with $${protons}$ hydroxide ions.

| titration | 1 (rough) | 2 | 3 |
| --- | :---: | :---: | :---: |
| volume of $\ce{NaOH}$ / $\text{cm}^{3}$ | ${titres.map((titre) => `$${titre.toFixed(2)}$`).join(' | ')} |

($M(\ce{${acid}}) = ${molarMass(acid).toFixed(2)}$, $M(\ce{H2O}) = 18.02\text{ g mol}^{-1}$)`,
      hint: 'Which mass contains the water, and which amount does the titration give?',
      parts: [
        {
          ask: 'State which of the titres are used for the mean, and why.',
          answer: tex`$${titres[1]?.toFixed(2)}$ and $${titres[2]?.toFixed(2)}\text{ cm}^{3}$: concordant`,
          solution: tex`Titres 2 and 3 agree to $0.10\text{ cm}^{3}$; the first is a rough one. The mean is $${significant(mean, 4)}\text{ cm}^{3}$.`,
          marks: [
            ['A1', tex`titres 2 and 3: concordant (within $0.10\text{ cm}^{3}$); mean $${significant(mean, 4)}\text{ cm}^{3}$`],
          ],
        },
        {
          ask: tex`Calculate the amount of the acid in the $250.0\text{ cm}^{3}$ of solution, in mol.`,
          answer: tex`$${significant(total)}\text{ mol}$`,
          solution: tex`$n(\ce{OH^{-}}) = ${significant(base)} \times ${significant(mean, 4)} \times 10^{-3} = ${significant((base * mean) / 1000, 4)}\text{ mol}$. Divided by $${protons}$: $${significant(portion, 4)}\text{ mol}$ in a portion, ten times as much, $${significant(total)}\text{ mol}$, in all.`,
          marks: [
            ['M1', tex`amount of $\ce{OH^{-}}$`],
            ['M1', tex`divides by $${protons}$`],
            ['A1', tex`$${significant(total)}\text{ mol}$; award 2 of 3 for the amount in a portion`],
          ],
          keys: [
            value(total, 'mol', {
              slips: [
                foreseen(portion, 'That is the amount in one portion.', 'incomplete'),
                foreseen(total * protons, 'Each molecule reacts with several hydroxide ions.'),
              ],
            }),
          ],
        },
        {
          ask: tex`Determine $x$.`,
          answer: tex`$x = ${x}$`,
          solution: tex`$M = \dfrac{${significant(mass)}}{${significant(total, 4)}} = ${significant(molar)}\text{ g mol}^{-1}$. Water makes up $${significant(molar)} - ${molarMass(acid).toFixed(2)}$, and divided by $18.02$ this is $${decimal(water, 2)} \approx ${x}$.`,
          marks: [
            ['M1', tex`$M = ${significant(molar)}\text{ g mol}^{-1}$ (ECF)`],
            ['M1', tex`subtracts $${molarMass(acid).toFixed(2)}$ and divides by $18.02$`],
            ['A1', `$x = ${x}$, a whole number`],
          ],
          keys: [value(x, '', { relative: 0.001 })],
        },
        {
          ask: tex`Some of the water had evaporated from the crystals before they were weighed. Deduce how this changes the value found for $x$.`,
          answer: 'It is too small',
          solution: tex`The same mass then contains more acid, so the titre is larger and the molar mass found is smaller: $x$ comes out too small.`,
          marks: [
            ['R1', 'more acid in the same mass: molar mass found is smaller'],
            ['A1', tex`$x$ too small`],
          ],
        },
      ],
    }),
  check: ({ acid, x, mass, protons, base }, { water, mean }) => {
    assertClose(water, x, 'molecules of water', 0.06);
    // Forward: the titre that this hydrate should need.
    const moles = mass / (molarMass(acid) + x * molarMass('H2O')) / 10;
    assertClose((moles * protons * 1000) / base, mean, 'titre', 0.01);
  },
});

export const amountsInReactions = [metalByGas, acidHydrate];
