import assert from 'node:assert/strict';
import { ALIKE } from '../../forms.ts';
import { assertClose, integrate } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { gcd, significant } from '../../tex.ts';
import { both, firstThree, foreseen, mark, mistake, multipleChoice, numberKey } from './marking.ts';
import { meltingPointsAssigned } from './structure-reversed.ts';

/** Structure 2.1 and 2.3: ionic formulae and lattices, metallic bonding. */

const tex = String.raw;

interface Ion {
  text: string;
  charge: number;
  /** Written in brackets when it is taken more than once. */
  polyatomic?: true;
}
const times = ({ text, polyatomic }: Ion, count: number) =>
  count === 1 ? text : polyatomic ? `(${text})${count}` : `${text}${count}`;
const charged = ({ text, charge }: Ion) =>
  `\\ce{${text}^{${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}}}`;

const ionicFormula = defineTemplate({
  key: 'chem-ionic-formula',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S2.1', 1),
  variants: [
    { name: 'aluminium sulfate', cation: { text: 'Al', charge: 3 }, anion: { text: 'SO4', charge: -2, polyatomic: true } },
    {
      name: 'ammonium phosphate',
      cation: { text: 'NH4', charge: 1, polyatomic: true },
      anion: { text: 'PO4', charge: -3, polyatomic: true },
    },
    { name: 'calcium nitrate', cation: { text: 'Ca', charge: 2 }, anion: { text: 'NO3', charge: -1, polyatomic: true } },
    { name: 'magnesium phosphate', cation: { text: 'Mg', charge: 2 }, anion: { text: 'PO4', charge: -3, polyatomic: true } },
    { name: 'iron(III) hydroxide', cation: { text: 'Fe', charge: 3 }, anion: { text: 'OH', charge: -1, polyatomic: true } },
    {
      name: 'ammonium carbonate',
      cation: { text: 'NH4', charge: 1, polyatomic: true },
      anion: { text: 'CO3', charge: -2, polyatomic: true },
    },
    { name: 'chromium(III) sulfate', cation: { text: 'Cr', charge: 3 }, anion: { text: 'SO4', charge: -2, polyatomic: true } },
    {
      name: 'barium hydrogencarbonate',
      cation: { text: 'Ba', charge: 2 },
      anion: { text: 'HCO3', charge: -1, polyatomic: true },
    },
  ] as readonly { name: string; cation: Ion; anion: Ion }[],
  solve: ({ cation, anion }) => {
    const divisor = gcd(cation.charge, anion.charge);
    return { cations: -anion.charge / divisor, anions: cation.charge / divisor };
  },
  write: ({ name, cation, anion }, { cations, anions }, index) => {
    const write = (c: number, a: number) => tex`$\ce{${times(cation, c)}${times(anion, a)}}$`;
    const wrong = [
      mistake(write(anions, cations), 'You gave each ion the number of its own charge, so the charges do not cancel.', 'order'),
      mistake(write(1, 1), 'You took one ion of each kind, but their charges differ in size.'),
      mistake(
        write(Math.max(cations, anions), Math.max(cations, anions)),
        'You took both ions equally often, but their charges differ in size.',
      ),
      mistake(write(cations + 1, anions), 'You took one positive ion too many: add up the charges.'),
    ];
    const correct = write(cations, anions);
    return multipleChoice(
      {
        stem: `What is the formula of ${name}?`,
        correct,
        wrong: firstThree(wrong, correct),
        hint: 'What are the charges of both ions, and what must they add up to?',
        solution: tex`The ions are $${charged(cation)}$ and $${charged(anion)}$. The charges cancel with $${cations}$ of the first ($${cations} \times ${cation.charge} = ${cations * cation.charge}$) and $${anions}$ of the second ($${anions} \times (${anion.charge}) = ${anions * anion.charge}$), in lowest terms. So the formula is ${correct}; brackets keep a polyatomic ion together when it is taken more than once.`,
        reason: correct,
        turn: 1,
      },
      index,
    );
  },
  check: ({ cation, anion }, { cations, anions }) => {
    // The smallest neutral collection found by trying all numbers of ions in order of size.
    let found: [number, number] | undefined;
    for (let total = 2; total <= 10 && !found; total++) {
      for (let c = 1; c < total; c++) if (c * cation.charge + (total - c) * anion.charge === 0) found = [c, total - c];
    }
    assert.deepEqual(found, [cations, anions]);
  },
});

interface SaltPair {
  first: Salt;
  second: Salt;
}
interface Salt {
  formula: string;
  /** Charge of either ion and sum of the ionic radii in pm. */
  charge: number;
  cation: number;
  anion: number;
  /** Melting point in degrees Celsius, from data tables. */
  melts: number;
}
const MgO: Salt = { formula: 'MgO', charge: 2, cation: 72, anion: 140, melts: 2825 };
const NaCl: Salt = { formula: 'NaCl', charge: 1, cation: 102, anion: 181, melts: 801 };
const CaO: Salt = { formula: 'CaO', charge: 2, cation: 100, anion: 140, melts: 2613 };
const KBr: Salt = { formula: 'KBr', charge: 1, cation: 138, anion: 196, melts: 734 };
const NaF: Salt = { formula: 'NaF', charge: 1, cation: 102, anion: 133, melts: 993 };
const SrO: Salt = { formula: 'SrO', charge: 2, cation: 118, anion: 140, melts: 2531 };
const KI: Salt = { formula: 'KI', charge: 1, cation: 138, anion: 220, melts: 681 };
const LiF: Salt = { formula: 'LiF', charge: 1, cation: 76, anion: 133, melts: 848 };
const KCl: Salt = { formula: 'KCl', charge: 1, cation: 138, anion: 181, melts: 770 };

const latticeComparison = defineTemplate({
  key: 'chem-lattice-comparison',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S2.1', 2),
  variants: [
    { first: MgO, second: NaCl },
    { first: CaO, second: KBr },
    { first: NaF, second: KI },
    { first: SrO, second: LiF },
    { first: MgO, second: KCl },
    { first: NaCl, second: KI },
    { first: CaO, second: NaF },
    { first: LiF, second: KBr },
  ] as readonly SaltPair[],
  solve: ({ first, second }) => {
    const attraction = ({ charge, cation, anion }: Salt) => charge ** 2 / (cation + anion);
    return { ratio: attraction(first) / attraction(second) };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return meltingPointsAssigned(numbers, result);
    const { first, second } = numbers;
    const { ratio } = result;

    const sameCharge = first.charge === second.charge;
    const row = ({ formula, charge, cation, anion }: Salt) =>
      tex`| $\ce{${formula}}$ | $${charge}+$ | $${cation}$ | $${charge}-$ | $${anion}$ |`;
    const closer = first.cation + first.anion < second.cation + second.anion;
    const cause = sameCharge
      ? 'all ions carry a single charge, but its ions are smaller and so closer together'
      : closer
        ? 'its ions carry double charges, and they are also closer together'
        : 'its ions carry double charges, which matters more than their slightly greater distance';
    return {
      text: tex`$\ce{${first.formula}}$ and $\ce{${second.formula}}$ have the same type of lattice. The energy of attraction between two neighbouring ions is proportional to $\dfrac{q_{+}q_{-}}{r_{+} + r_{-}}$, with charges $q$ (taken as positive numbers) and ionic radii $r$.

| compound | charge of cation | radius of cation / pm | charge of anion | radius of anion / pm |
| --- | --- | --- | --- | --- |
${row(first)}
${row(second)}

(a) Calculate the factor by which the attraction in $\ce{${first.formula}}$ is greater than in $\ce{${second.formula}}$. [2]

(b) Predict, with a reason, which of the two compounds has the higher melting point. [2]

(c) Explain why both compounds conduct electricity when molten but not as solids. [2]`,
      hint: 'Which two properties of the ions decide the strength of the attraction?',
      answer: tex`(a) $${significant(ratio)}$

(b) $\ce{${first.formula}}$, because the attraction between its ions is stronger.

(c) Ions are fixed in the solid lattice and free to move in the liquid.`,
      solution: tex`(a) For $\ce{${first.formula}}$: $\dfrac{${first.charge} \times ${first.charge}}{${first.cation} + ${first.anion}} = ${significant(first.charge ** 2 / (first.cation + first.anion))}$. For $\ce{${second.formula}}$: $\dfrac{${second.charge} \times ${second.charge}}{${second.cation} + ${second.anion}} = ${significant(second.charge ** 2 / (second.cation + second.anion))}$.

The ratio is $\dfrac{${significant(first.charge ** 2 / (first.cation + first.anion))}}{${significant(second.charge ** 2 / (second.cation + second.anion))}} = ${significant(ratio)}$.

(b) $\ce{${first.formula}}$ melts at the higher temperature: ${cause}. More energy is needed to overcome the electrostatic attraction in the lattice.

(c) A current needs charged particles that move. In the solid the ions can only vibrate about their places in the lattice; in the melt they move freely and carry charge.`,
      markScheme: [
        mark('a', 'M1', 'both values of the expression'),
        mark('a', 'A1', tex`$${significant(ratio)}$`),
        mark('b', 'A1', tex`$\ce{${first.formula}}$`),
        mark('b', 'R1', `stronger electrostatic attraction: ${cause}`),
        mark('c', 'R1', 'ions cannot move from place to place in the solid'),
        mark('c', 'R1', 'ions are mobile when molten'),
      ],
      keys: [
        numberKey('a', ratio, {
          slips: [
            foreseen((second.cation + second.anion) / (first.cation + first.anion), 'You left out the charges of the ions.'),
            foreseen((ratio * second.charge) / first.charge, 'You took the charge of one ion only; the charges are multiplied.'),
          ],
        }),
      ],
    };
  },
  check: ({ first, second }, { ratio }) => {
    // Work against the Coulomb force 1/r^2 from contact to far away, by integration over 1/r-spaced steps.
    const work = ({ charge, cation, anion }: Salt) => {
      const contact = cation + anion;
      return integrate((s) => (charge * charge * Math.exp(s)) / Math.exp(2 * s), Math.log(contact), Math.log(contact * 1e6));
    };
    assertClose(work(first) / work(second), ratio, 'ratio of separation work', 1e-4);
    if (first.charge === second.charge) assert.ok(first.cation + first.anion < second.cation + second.anion, 'closer together');
    assert.ok(first.melts > second.melts && ratio > 1.1, 'the prediction must agree with the measured melting points');
  },
});

/** Melting points in degrees Celsius, from data tables. */
const MELTING_POINTS: Readonly<Record<string, number>> = {
  lithium: 181,
  sodium: 98,
  potassium: 63,
  rubidium: 39,
  caesium: 28,
  magnesium: 650,
  aluminium: 660,
  calcium: 842,
  barium: 727,
};

interface Metal {
  name: string;
  charge: number;
  /** Radius of the cation in pm. */
  radius: number;
}
const METALS: Readonly<Record<string, Metal>> = {
  lithium: { name: 'lithium', charge: 1, radius: 76 },
  sodium: { name: 'sodium', charge: 1, radius: 102 },
  potassium: { name: 'potassium', charge: 1, radius: 138 },
  rubidium: { name: 'rubidium', charge: 1, radius: 152 },
  caesium: { name: 'caesium', charge: 1, radius: 167 },
  magnesium: { name: 'magnesium', charge: 2, radius: 72 },
  aluminium: { name: 'aluminium', charge: 3, radius: 54 },
  calcium: { name: 'calcium', charge: 2, radius: 100 },
  barium: { name: 'barium', charge: 2, radius: 135 },
};

const metallicBond = defineTemplate({
  key: 'chem-metallic-bond-strength',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S2.3', 1),
  variants: [
    { metals: ['sodium', 'potassium', 'aluminium', 'rubidium'], highest: true },
    { metals: ['lithium', 'sodium', 'potassium', 'rubidium'], highest: true },
    { metals: ['potassium', 'sodium', 'aluminium', 'magnesium'], highest: false },
    { metals: ['caesium', 'lithium', 'magnesium', 'sodium'], highest: true },
    { metals: ['lithium', 'caesium', 'potassium', 'sodium'], highest: false },
    { metals: ['calcium', 'potassium', 'rubidium', 'caesium'], highest: true },
    { metals: ['rubidium', 'calcium', 'lithium', 'magnesium'], highest: false },
    { metals: ['sodium', 'barium', 'caesium', 'potassium'], highest: true },
  ] as readonly { metals: readonly [string, string, string, string]; highest: boolean }[],
  solve: ({ metals, highest }) => {
    const strength = (name: string) => (METALS[name]?.charge ?? 0) / (METALS[name]?.radius ?? 1);
    const sorted = metals.toSorted((a, b) => strength(b) - strength(a));
    return { name: (highest ? sorted[0] : sorted.at(-1)) ?? '' };
  },
  write: ({ metals, highest }, { name }, index) => {
    const metal = METALS[name] as Metal;
    const others = metals.filter((other) => other !== name);
    const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
    const compare = others.every((other) => METALS[other]?.charge === metal.charge)
      ? `All four metals give one electron for each atom, so the radius decides: ${name} has the ${highest ? 'smallest' : 'largest'} cation.`
      : `The cation of ${name} has a charge of ${metal.charge}+ and a radius of ${metal.radius} pm; this gives the ${highest ? 'largest' : 'smallest'} charge for its size of the four.`;
    const wrong = (other: string) =>
      mistake(
        capital(other),
        METALS[other]?.charge !== metal.charge
          ? `Its cations have a ${highest ? 'smaller' : 'larger'} charge than those of another of the four.`
          : `The cations of another of the four have the same charge and are ${highest ? 'smaller' : 'larger'}.`,
      );
    return multipleChoice(
      {
        stem: `Four metals are compared: ${metals.join(', ')}. Which of them has the ${highest ? 'strongest metallic bonding and the highest' : 'weakest metallic bonding and the lowest'} melting point?`,
        correct: capital(name),
        wrong: firstThree(others.map(wrong), capital(name)),
        hint: 'Compare the charge of the cations and their size.',
        solution: `A metallic bond is the attraction between cations and delocalised electrons. It grows with the charge of the cations (and so with the number of delocalised electrons) and falls with their radius. ${compare}`,
        reason: `${name}, by ionic charge and radius`,
        turn: 3,
      },
      index,
    );
  },
  check: ({ metals, highest }, { name }) => {
    const points = metals.map((metal) => MELTING_POINTS[metal] ?? Number.NaN);
    const extreme = highest ? Math.max(...points) : Math.min(...points);
    assert.equal(MELTING_POINTS[name], extreme, 'the measured melting points agree');
  },
});

export const ionicAndMetallic = [ionicFormula, latticeComparison, metallicBond];
