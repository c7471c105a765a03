import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose, bisect } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, scientific, significant } from '../../tex.ts';
import {
  both,
  firstThree,
  foreseen,
  hlOnly,
  mark,
  mistake,
  mostlySl,
  multipleChoice,
  numberKey,
  numericAnswer,
} from './marking.ts';
import { curvePredicted, dilutionWanted, volumeForNeutral } from './reactivity-reversed.ts';

/** Reactivity 3.1: conjugate pairs, pH, titration curves, weak acids and buffers. */

const tex = String.raw;
const KW = 1e-14;

interface Species {
  h: number;
  /** What is left of the formula without hydrogen. */
  rest: string;
  charge: number;
}

/** Counts hydrogen atoms and charge of a formula such as `H2PO4^{-}`. */
function readSpecies(text: string): Species {
  const [formula = '', sign = ''] = text.split('^');
  const size = Number(/\d+/.exec(sign)?.[0] ?? (sign === '' ? 0 : 1));
  const h = [...formula.matchAll(/H(\d*)/g)].reduce((sum, [, count]) => sum + Number(count || 1), 0);
  return { h, rest: formula.replace(/H\d*/g, ''), charge: sign.includes('-') ? -size : size };
}

/** What went wrong in a species given as the conjugate of `own`; `step` is +1 where the acid is asked and -1 for the base. */
function conjugateSlip(own: Species, other: Species, step: 1 | -1): string {
  if (other.rest !== own.rest)
    return 'A conjugate pair differs by one proton and by nothing else; here other atoms differ as well.';
  const verb = step > 0 ? 'added' : 'removed';
  const h = (other.h - own.h) * step;
  const charge = (other.charge - own.charge) * step;
  if (h < 0)
    return `You ${step > 0 ? 'removed' : 'added'} protons: that leads to the ${step > 0 ? 'base' : 'acid'} side of a pair.`;
  if (h === 0) return 'You changed the charge but left the number of hydrogen atoms as it was.';
  if (h > 1) return `You ${verb} two protons; the species of a conjugate pair differ by one.`;
  return charge === 0
    ? `You ${verb} a hydrogen atom but left the charge as it was.`
    : `You ${verb} one hydrogen atom but changed the charge by two.`;
}

const conjugates = defineTemplate({
  key: 'chem-conjugate-species',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R3.1.1', 1),
  variants: [
    { species: 'HCO3', charge: -1, ask: 'base', answer: 'CO3^{2-}', wrong: ['H2CO3', 'CO2', 'HCO3^{2-}'] },
    { species: 'HPO4', charge: -2, ask: 'acid', answer: 'H2PO4^{-}', wrong: ['PO4^{3-}', 'H3PO4', 'H2PO4^{2-}'] },
    { species: 'NH3', charge: 0, ask: 'base', answer: 'NH2^{-}', wrong: ['NH4^{+}', 'NH3^{-}', 'OH^{-}'] },
    { species: 'H2O', charge: 0, ask: 'acid', answer: 'H3O^{+}', wrong: ['OH^{-}', 'H2O^{+}', 'O^{2-}'] },
    { species: 'HSO4', charge: -1, ask: 'base', answer: 'SO4^{2-}', wrong: ['H2SO4', 'SO4^{-}', 'HSO4^{2-}'] },
    { species: 'CH3NH2', charge: 0, ask: 'acid', answer: 'CH3NH3^{+}', wrong: ['CH3NH^{-}', 'CH3NH2^{+}', 'CH4NH2'] },
    { species: 'H2PO4', charge: -1, ask: 'base', answer: 'HPO4^{2-}', wrong: ['H3PO4', 'PO4^{3-}', 'HPO4^{-}'] },
    { species: 'HS', charge: -1, ask: 'acid', answer: 'H2S', wrong: ['S^{2-}', 'H2S^{+}', 'H3S^{+}'] },
  ] as readonly {
    species: string;
    charge: number;
    ask: 'acid' | 'base';
    answer: string;
    wrong: readonly [string, string, string];
  }[],
  solve: ({ answer }) => ({ answer }),
  write: ({ species, charge, ask, wrong }, { answer }, index) => {
    const given = `${species}${charge === 0 ? '' : charge === -1 ? '^{-}' : '^{2-}'}`;
    const own = readSpecies(given);
    const option = (formula: string) =>
      mistake(tex`$\ce{${formula}}$`, conjugateSlip(own, readSpecies(formula), ask === 'acid' ? 1 : -1));
    return multipleChoice(
      {
        stem: tex`What is the conjugate ${ask} of $\ce{${given}}$?`,
        correct: tex`$\ce{${answer}}$`,
        wrong: [option(wrong[0]), option(wrong[1]), option(wrong[2])],
        hint: 'A conjugate pair differs by one proton: one H and one positive charge.',
        solution: tex`The conjugate ${ask} ${ask === 'acid' ? tex`has one $\ce{H^{+}}$ more` : tex`has one $\ce{H^{+}}$ less`} than the species itself. ${ask === 'acid' ? 'Adding' : 'Removing'} one hydrogen atom and one positive charge turns $\ce{${given}}$ into $\ce{${answer}}$. Both the number of H and the charge must change by one.`,
        reason: tex`$\ce{${answer}}$`,
        turn: 3,
      },
      index,
    );
  },
  check: ({ species, charge, ask, wrong }, { answer }) => {
    // Count hydrogen atoms and charge of each option; only the right one differs by exactly one proton.
    const step = ask === 'acid' ? 1 : -1;
    const own = readSpecies(species);
    const fits = (text: string) => {
      const other = readSpecies(text);
      return other.rest === own.rest && other.h === own.h + step && other.charge === charge + step;
    };
    assert.ok(fits(answer) && !wrong.some(fits));
  },
});

const phOfMixture = defineTemplate({
  key: 'chem-ph-after-mixing',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R3.1.1', 2),
  variants: [
    { acidVolume: 50, acid: 0.1, baseVolume: 30, base: 0.1, salt: 'HCl' },
    { acidVolume: 25, acid: 0.2, baseVolume: 75, base: 0.05, salt: 'HNO3' },
    { acidVolume: 20, acid: 0.15, baseVolume: 30, base: 0.2, salt: 'HCl' },
    { acidVolume: 40, acid: 0.05, baseVolume: 60, base: 0.08, salt: 'HCl' },
    { acidVolume: 100, acid: 0.02, baseVolume: 50, base: 0.03, salt: 'HNO3' },
    { acidVolume: 30, acid: 0.1, baseVolume: 50, base: 0.09, salt: 'HBr' },
    { acidVolume: 60, acid: 0.12, baseVolume: 40, base: 0.15, salt: 'HCl' },
    { acidVolume: 25, acid: 0.08, baseVolume: 25, base: 0.1, salt: 'HNO3' },
    { acidVolume: 80, acid: 0.05, baseVolume: 20, base: 0.12, salt: 'HCl' },
  ],
  solve: ({ acidVolume, acid, baseVolume, base }) => {
    const left = (acid * acidVolume - base * baseVolume) / 1000;
    const volume = (acidVolume + baseVolume) / 1000;
    const excess = Math.abs(left) / volume;
    return { left, excess, before: -Math.log10(acid), ph: left > 0 ? -Math.log10(excess) : 14 + Math.log10(excess) };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return volumeForNeutral(numbers, result, index);
    const { acidVolume, acid, baseVolume, base, salt } = numbers;
    const { left, excess, before, ph } = result;

    const acidic = left > 0;
    const [nAcid, nBase] = [(acid * acidVolume) / 1000, (base * baseVolume) / 1000];
    return {
      text: tex`$${acidVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(acid)}\text{ mol dm}^{-3}$ $\ce{${salt}}$ is mixed with $${baseVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ at $298\text{ K}$ ($K_{\text{w}} = 1.00 \times 10^{-14}$).

(a) Calculate the pH of the acid before mixing. [1]

(b) Determine the pH of the mixture. [4]

(c) State the ionic equation for the reaction. [1]`,
      hint: 'Which of the two is in excess, and in what volume?',
      answer: tex`(a) $${decimal(before, 2)}$

(b) $${decimal(ph, 2)}$

(c) $\ce{H^{+}(aq) + OH^{-}(aq) -> H2O(l)}$`,
      solution: tex`(a) A strong acid is fully dissociated, so $[\ce{H^{+}}] = ${significant(acid)}$ and $\text{pH} = -\log_{10} ${significant(acid)} = ${decimal(before, 2)}$.

(b) $n(\ce{H^{+}}) = ${significant(acid)} \times ${acidVolume / 1000} = ${scientific(nAcid)}\text{ mol}$ and $n(\ce{OH^{-}}) = ${significant(base)} \times ${baseVolume / 1000} = ${scientific(nBase)}\text{ mol}$. They react $1 : 1$, which leaves $${scientific(Math.abs(left))}\text{ mol}$ of $\ce{${acidic ? 'H^{+}' : 'OH^{-}'}}$ in a total of $${acidVolume + baseVolume}\text{ cm}^{3}$:

$$[\ce{${acidic ? 'H^{+}' : 'OH^{-}'}}] = \frac{${scientific(Math.abs(left))}}{${(acidVolume + baseVolume) / 1000}} = ${scientific(excess)}\text{ mol dm}^{-3}$$

${acidic ? tex`$\text{pH} = -\log_{10}(${scientific(excess)}) = ${decimal(ph, 2)}$` : tex`$[\ce{H^{+}}] = \dfrac{1.00 \times 10^{-14}}{${scientific(excess)}} = ${scientific(KW / excess)}$, so $\text{pH} = ${decimal(ph, 2)}$`}

(c) The other ions do not take part: $\ce{H^{+}(aq) + OH^{-}(aq) -> H2O(l)}$`,
      markScheme: [
        mark('a', 'A1', tex`$${decimal(before, 2)}$`),
        mark('b', 'M1', 'both amounts'),
        mark('b', 'A1', tex`excess $${scientific(Math.abs(left))}\text{ mol}$ of $\ce{${acidic ? 'H^{+}' : 'OH^{-}'}}$`),
        mark('b', 'M1', tex`divides by the total volume: $${scientific(excess)}\text{ mol dm}^{-3}$`),
        mark('b', 'A1', tex`$${decimal(ph, 2)}$`),
        mark('c', 'A1', tex`$\ce{H^{+} + OH^{-} -> H2O}$`),
      ],
      numeric: [{ part: 'a', value: before, tolerance: 0.02 }],
      keys: [
        numberKey('b', ph, {
          tolerance: 0.03,
          slips: [
            foreseen(
              acidic ? -Math.log10(left) : 14 + Math.log10(-left),
              'You took the amount left over for its concentration; the volume is that of the mixture.',
            ),
            ...(acidic ? [] : [foreseen(-Math.log10(excess), 'That is the pOH of the mixture.')]),
          ],
        }),
      ],
    };
  },
  check: ({ acidVolume, acid, baseVolume, base }, { left, excess, before, ph }) => {
    // Charge balance: sodium plus hydrogen ions equals hydroxide plus the anion of the acid; the pH is its root.
    const total = acidVolume + baseVolume;
    const charge = (p: number) => (base * baseVolume) / total + 10 ** -p - KW / 10 ** -p - (acid * acidVolume) / total;
    assertClose(bisect(charge, 0, 14), ph, 'root of the charge balance', 1e-4);
    // What is left of the acid (or, negative, of the base), in moles.
    const h = 10 ** -ph;
    assertClose(((h - KW / h) * total) / 1000 / left, 1, 'amount left', 1e-4);
    assertClose(Math.abs(h - KW / h) / excess, 1, 'concentration left', 1e-4);
    assertClose(10 ** -before, acid, 'pH before', 1e-9);
    assert.ok(Math.abs(ph - 7) > 2);
  },
});

const dilutionPh = defineTemplate({
  key: 'chem-ph-dilution',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('R3.1.1', 1),
  variants: [
    { solute: 'HCl', base: false, ph: 2, from: 10, to: 1000 },
    { solute: 'HNO3', base: false, ph: 1, from: 10, to: 100 },
    { solute: 'NaOH', base: true, ph: 13, from: 10, to: 1000 },
    { solute: 'KOH', base: true, ph: 12, from: 25, to: 250 },
    { solute: 'HBr', base: false, ph: 1, from: 1, to: 1000 },
    { solute: 'HCl', base: false, ph: 3, from: 20, to: 200 },
    { solute: 'NaOH', base: true, ph: 11, from: 50, to: 500 },
    { solute: 'LiOH', base: true, ph: 13, from: 1, to: 1000 },
  ],
  solve: ({ base, ph, from, to }) => {
    const powers = Math.round(Math.log10(to / from));
    return { powers, after: base ? ph - powers : ph + powers };
  },
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return dilutionWanted(numbers, result, index);
    const { solute, base, ph, from, to } = numbers;
    const { powers, after } = result;

    const option = (value: number) => `$${value}$`;
    const candidates = [
      [
        base ? ph + powers : ph - powers,
        'You moved the pH in the wrong direction: think of what water does to the solution.',
        'sign',
      ],
      [ph, 'You left the pH as it was, but the concentration of the solute falls on dilution.'],
      [base ? ph - 10 ** powers : ph + 10 ** powers, 'You changed the pH by the dilution factor itself; pH is a logarithm.'],
      [base ? ph - powers - 1 : ph + powers + 1, 'You counted one power of ten too many in the dilution factor.', 'power_of_ten'],
      [ph / 10 ** powers, 'You divided the pH by the dilution factor; it is the concentration that is divided by it.'],
      [7, 'You took the diluted solution to be neutral; dilution brings the pH nearer to that, but not all the way.'],
    ] as const;
    const possible = candidates.filter(([value]) => value >= 0 && value <= 14);
    return multipleChoice(
      {
        stem: tex`$${from}\text{ cm}^{3}$ of $\ce{${solute}}$ solution of pH $${ph}$ is diluted with water to $${to}\text{ cm}^{3}$ at $298\text{ K}$. What is the pH of the diluted solution?`,
        correct: option(after),
        wrong: firstThree(
          possible.map(([value, note, slip]) => mistake(option(value), note, slip)),
          option(after),
        ),
        hint: 'By which power of ten does the concentration change, and in which direction does that move the pH?',
        solution: tex`The volume becomes $${to / from}$ times as large, so the concentration of the strong ${base ? 'base' : 'acid'} falls by a factor of $${to / from}$. The pH scale is logarithmic: ${base ? tex`$[\ce{OH^{-}}]$ falls and $[\ce{H^{+}}]$ rises by this factor, so the pH falls by $${powers}$` : tex`$[\ce{H^{+}}]$ falls by this factor, so the pH rises by $${powers}$`}: pH $${after}$. Dilution always moves the pH towards $7$, never past it.`,
        reason: option(after),
        turn: 1,
      },
      index,
    );
  },
  check: ({ base, ph, from, to }, { powers, after }) => {
    assert.equal(10 ** powers, to / from, 'powers of ten');
    // Exact charge balance of the diluted solution with the ions of water.
    const strong = (base ? KW / 10 ** -ph : 10 ** -ph) * (from / to);
    const charge = (p: number) => (base ? strong : -strong) + 10 ** -p - KW / 10 ** -p;
    assert.ok(Math.abs(bisect(charge, 0, 14) - after) < 0.01);
  },
});

/** pH on adding a strong base to an acid: the root of the charge balance with the dissociation constant `ka` (null: strong). */
function titrationPh(acid: number, acidVolume: number, base: number, added: number, ka: number | null): number {
  const total = acidVolume + added;
  const [c, sodium] = [(acid * acidVolume) / total, (base * added) / total];
  return bisect((p) => sodium + 10 ** -p - KW / 10 ** -p - (ka === null ? c : (c * ka) / (ka + 10 ** -p)), -1, 15);
}

/** Draws the curve; tick labels every 2 pH units and every 5 or 10 cm3. */
function titrationCurve(acid: number, acidVolume: number, base: number, ka: number | null, equivalence: number): Diagram {
  const end = Math.ceil((equivalence * 1.7) / 10) * 10;
  const step = end > 50 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(end / step) - 1 }, (_, i) => (i + 1) * step);
  return new Diagram({ x: [0, end], y: [0, 14.5], height: 320 })
    .axes({ x: 'volume of NaOH / cm³', y: 'pH', xTicks: ticks, yTicks: [2, 4, 6, 8, 10, 12, 14], grid: true })
    .graph((v) => titrationPh(acid, acidVolume, base, v, ka), 0, equivalence - 0.3)
    .polyline(
      Array.from({ length: 41 }, (_, i) => equivalence - 0.3 + 0.015 * i).map(
        (v) => [v, titrationPh(acid, acidVolume, base, v, ka)] as const,
      ),
    )
    .graph((v) => titrationPh(acid, acidVolume, base, v, ka), equivalence + 0.3, end * 0.97);
}

const strongCurve = defineTemplate({
  key: 'chem-strong-titration-curve',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('R3.1.3', 1),
  variants: [
    { acidVolume: 25, equivalence: 20, base: 0.1, salt: 'HCl' },
    { acidVolume: 20, equivalence: 25, base: 0.1, salt: 'HNO3' },
    { acidVolume: 25, equivalence: 30, base: 0.15, salt: 'HCl' },
    { acidVolume: 10, equivalence: 15, base: 0.2, salt: 'HCl' },
    { acidVolume: 50, equivalence: 25, base: 0.2, salt: 'HBr' },
    { acidVolume: 20, equivalence: 30, base: 0.05, salt: 'HCl' },
    { acidVolume: 30, equivalence: 20, base: 0.15, salt: 'HNO3' },
    { acidVolume: 25, equivalence: 15, base: 0.25, salt: 'HCl' },
    { acidVolume: 40, equivalence: 20, base: 0.1, salt: 'HClO4' },
  ],
  solve: ({ acidVolume, equivalence, base }) => ({
    concentration: (base * equivalence) / acidVolume,
    start: -Math.log10((base * equivalence) / acidVolume),
  }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return curvePredicted(numbers, result, index);
    const { acidVolume, equivalence, base, salt } = numbers;
    const { concentration, start } = result;
    return {
      text: tex`$${acidVolume.toFixed(1)}\text{ cm}^{3}$ of $\ce{${salt}}$ solution is titrated with $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ at $298\text{ K}$.

![](diagram:curve)

(a) State the pH at the equivalence point and the volume of $\ce{NaOH}$ added there. [2]

(b) Determine the concentration of the acid. [2]

(c) Calculate the pH of the acid before the titration and compare it with the graph. [2]

(d) Explain why the pH changes so steeply near the equivalence point. [1]`,
      hint: 'The equivalence point lies in the middle of the steep part. There the amounts of acid and base are equal.',
      answer: tex`(a) pH $7$ at $${equivalence.toFixed(1)}\text{ cm}^{3}$

(b) $${significant(concentration)}\text{ mol dm}^{-3}$

(c) $${decimal(start, 2)}$, as in the graph

(d) Very little free $\ce{H^{+}}$ is left, so one drop changes its concentration by powers of ten.`,
      solution: tex`(a) The middle of the steep part lies at $\text{pH} = 7$, as for every strong acid with a strong base, at $${equivalence.toFixed(1)}\text{ cm}^{3}$.

(b) There $n(\ce{H^{+}}) = n(\ce{OH^{-}}) = ${significant(base)} \times ${equivalence / 1000} = ${scientific((base * equivalence) / 1000)}\text{ mol}$, so

$$c = \frac{${scientific((base * equivalence) / 1000)}}{${acidVolume / 1000}} = ${significant(concentration)}\text{ mol dm}^{-3}$$

(c) The acid is fully dissociated: $\text{pH} = -\log_{10} ${significant(concentration)} = ${decimal(start, 2)}$. The curve starts at this value on the vertical axis.

(d) pH is logarithmic. Close to equivalence only a tiny concentration of $\ce{H^{+}}$ is left (and just after it, a tiny excess of $\ce{OH^{-}}$), so a drop of base changes $[\ce{H^{+}}]$ by several powers of ten.`,
      markScheme: [
        mark('a', 'A1', 'pH 7'),
        mark('a', 'A1', tex`$${equivalence.toFixed(1)}\text{ cm}^{3}$`),
        mark('b', 'M1', tex`$n = ${scientific((base * equivalence) / 1000)}\text{ mol}$`),
        mark('b', 'A1', tex`$${significant(concentration)}\text{ mol dm}^{-3}$`),
        mark('c', 'A1', tex`$${decimal(start, 2)}$`),
        mark('c', 'R1', 'agrees with the intercept of the curve'),
        mark('d', 'R1', 'logarithmic scale with very small concentrations'),
      ],
      keys: [
        numberKey('a', 7, { tolerance: 0.3, label: 'pH' }),
        numberKey('a', equivalence, { relative: 0.03, label: 'Volume', unit: 'cm³' }),
      ],
      numeric: [numericAnswer('b', concentration, 'mol dm⁻³', 0.03), { part: 'c', value: start, tolerance: 0.03 }],
      diagrams: [
        {
          name: 'curve',
          svg: titrationCurve(concentration, acidVolume, base, null, equivalence).toSvg(),
          alt: `pH against volume of NaOH in cubic centimetres: starts near ${start.toFixed(1)}, rises slowly, then steeply from about 3.5 to 10.5 at ${equivalence} cm³ and levels off near 12.5.`,
        },
      ],
    };
  },
  check: ({ acidVolume, equivalence, base }, { concentration, start }) => {
    // The volume at which the charge balance passes pH 7, found by bisection over the drawn curve.
    const at = bisect((v) => titrationPh(concentration, acidVolume, base, v, null) - 7, 0, 3 * equivalence);
    assertClose(at, equivalence, 'volume at pH 7', 1e-4);
    assertClose(titrationPh(concentration, acidVolume, base, 0, null), start, 'start', 1e-4);
  },
});

const weakAcid = defineTemplate({
  key: 'chem-weak-acid-ph',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: hlOnly('R3.1.4', 2),
  variants: [
    { name: 'ethanoic acid', formula: 'CH3COOH', anion: 'CH3COO^{-}', ka: 1.74e-5, c: 0.1 },
    { name: 'methanoic acid', formula: 'HCOOH', anion: 'HCOO^{-}', ka: 1.78e-4, c: 0.25 },
    { name: 'propanoic acid', formula: 'C2H5COOH', anion: 'C2H5COO^{-}', ka: 1.35e-5, c: 0.05 },
    { name: 'benzoic acid', formula: 'C6H5COOH', anion: 'C6H5COO^{-}', ka: 6.31e-5, c: 0.02 },
    { name: 'hydrocyanic acid', formula: 'HCN', anion: 'CN^{-}', ka: 6.17e-10, c: 0.15 },
    { name: 'hypochlorous acid', formula: 'HClO', anion: 'ClO^{-}', ka: 2.9e-8, c: 0.08 },
    { name: 'butanoic acid', formula: 'C3H7COOH', anion: 'C3H7COO^{-}', ka: 1.51e-5, c: 0.2 },
    { name: 'phenol', formula: 'C6H5OH', anion: 'C6H5O^{-}', ka: 1.02e-10, c: 0.3 },
  ],
  solve: ({ ka, c }) => {
    const hydrogen = Math.sqrt(ka * c);
    return { hydrogen, ph: -Math.log10(hydrogen), percent: (100 * hydrogen) / c, pka: -Math.log10(ka), kb: KW / ka };
  },
  write: ({ name, formula, anion, ka, c }, { hydrogen, ph, percent, pka, kb }) => ({
    text: tex`${name[0]?.toUpperCase()}${name.slice(1)}, $\ce{${formula}}$, is a weak acid with $K_{\text{a}} = ${scientific(ka)}$ at $298\text{ K}$ ($K_{\text{w}} = 1.00 \times 10^{-14}$).

(a) Calculate $\text{p}K_{\text{a}}$. [1]

(b) Determine the pH of a $${significant(c)}\text{ mol dm}^{-3}$ solution, stating one assumption. [4]

(c) Calculate the percentage of the acid that is dissociated, and comment on the assumption. [2]

(d) Calculate $K_{\text{b}}$ of the conjugate base $\ce{${anion}}$. [1]`,
    hint: tex`How are $[\ce{H^{+}}]$ and the concentration of the anion related?`,
    answer: tex`(a) $${decimal(pka, 2)}$

(b) $${decimal(ph, 2)}$

(c) $${significant(percent)}\,\%$, small, so the assumption holds

(d) $${scientific(kb)}$`,
    solution: tex`(a) $\text{p}K_{\text{a}} = -\log_{10}(${scientific(ka)}) = ${decimal(pka, 2)}$

(b) $\ce{${formula} <=> H^{+} + ${anion}}$. Both ions form in equal amounts, so $[\ce{${anion}}] = [\ce{H^{+}}]$ (neglecting the ions of water). Assume that so little dissociates that $[\ce{${formula}}] \approx ${significant(c)}$:

$$K_{\text{a}} = \frac{[\ce{H^{+}}]^{2}}{${significant(c)}} \quad\Rightarrow\quad [\ce{H^{+}}] = \sqrt{${scientific(ka)} \times ${significant(c)}} = ${scientific(hydrogen)}\text{ mol dm}^{-3}$$

$\text{pH} = -\log_{10}(${scientific(hydrogen)}) = ${decimal(ph, 2)}$

(c) $\dfrac{${scientific(hydrogen)}}{${significant(c)}} \times 100 = ${significant(percent)}\,\%$. This is well below $10\,\%$, so using the initial concentration for the undissociated acid was justified.

(d) For a conjugate pair $K_{\text{a}}K_{\text{b}} = K_{\text{w}}$: $K_{\text{b}} = \dfrac{1.00 \times 10^{-14}}{${scientific(ka)}} = ${scientific(kb)}$.`,
    markScheme: [
      mark('a', 'A1', tex`$${decimal(pka, 2)}$`),
      mark('b', 'M1', tex`$K_{\text{a}} = \frac{[\ce{H^{+}}]^{2}}{c}$`),
      mark('b', 'R1', 'assumption: dissociation negligible beside the initial concentration'),
      mark('b', 'A1', tex`$[\ce{H^{+}}] = ${scientific(hydrogen)}\text{ mol dm}^{-3}$`),
      mark('b', 'A1', tex`$${decimal(ph, 2)}$`),
      mark('c', 'A1', tex`$${significant(percent)}\,\%$`),
      mark('c', 'R1', 'small, so the assumption is valid'),
      mark('d', 'A1', tex`$${scientific(kb)}$`),
    ],
    keys: [
      numberKey('b', ph, {
        tolerance: 0.03,
        slips: [
          foreseen(-Math.log10(c), 'You took all the acid to be dissociated, as in a strong acid.'),
          foreseen(2 * ph, 'You left out the square root.'),
        ],
      }),
    ],
    numeric: [
      { part: 'a', value: pka, tolerance: 0.02 },
      numericAnswer('c', percent, '%', 0.05),
      numericAnswer('d', kb, '', 0.02),
    ],
  }),
  check: ({ ka, c }, { ph, kb }) => {
    // Exact root of charge and mass balance with the ions of water.
    assert.ok(Math.abs(titrationPh(c, 1, 1, 0, ka) - ph) < 0.03);
    assertClose(-Math.log10(kb) - Math.log10(ka), 14, 'pKa + pKb', 1e-9);
  },
});

const bufferCurve = defineTemplate({
  key: 'chem-buffer-titration-curve',
  difficulty: 'Hard',
  calculatorAllowed: true,
  placements: hlOnly('R3.1.4', 1),
  variants: [
    { name: 'ethanoic acid', pka: 4.76, acid: 0.1, acidVolume: 25, base: 0.125, added: 15 },
    { name: 'methanoic acid', pka: 3.75, acid: 0.2, acidVolume: 20, base: 0.2, added: 15 },
    { name: 'propanoic acid', pka: 4.87, acid: 0.1, acidVolume: 30, base: 0.1, added: 10 },
    { name: 'benzoic acid', pka: 4.2, acid: 0.05, acidVolume: 40, base: 0.1, added: 15 },
    { name: 'butanoic acid', pka: 4.83, acid: 0.15, acidVolume: 20, base: 0.1, added: 20 },
    { name: 'lactic acid', pka: 3.86, acid: 0.12, acidVolume: 25, base: 0.1, added: 10 },
    { name: 'ethanoic acid', pka: 4.76, acid: 0.2, acidVolume: 25, base: 0.2, added: 5 },
    { name: 'hypochlorous acid', pka: 7.53, acid: 0.1, acidVolume: 20, base: 0.1, added: 15 },
  ],
  solve: ({ pka, acid, acidVolume, base, added }) => {
    const equivalence = (acid * acidVolume) / base;
    return {
      equivalence,
      half: equivalence / 2,
      ratio: added / (equivalence - added),
      ph: pka + Math.log10(added / (equivalence - added)),
    };
  },
  write: ({ name, pka, acid, acidVolume, base, added }, { equivalence, half, ratio, ph }) => {
    const atEquivalence = titrationPh(acid, acidVolume, base, equivalence, 10 ** -pka);
    const svg = titrationCurve(acid, acidVolume, base, 10 ** -pka, equivalence)
      .segment([half, 0], [half, pka], 'd-dashed')
      .segment([0, pka], [half, pka], 'd-dashed')
      .toSvg();
    return {
      text: tex`$${acidVolume.toFixed(1)}\text{ cm}^{3}$ of $${significant(acid)}\text{ mol dm}^{-3}$ ${name} is titrated with $${significant(base)}\text{ mol dm}^{-3}$ $\ce{NaOH}$ at $298\text{ K}$. The dashed lines mark half-equivalence.

![](diagram:curve)

(a) Show that the equivalence point is reached with $${significant(equivalence)}\text{ cm}^{3}$ of $\ce{NaOH}$. [2]

(b) Deduce $\text{p}K_{\text{a}}$ of the acid from the graph, giving your reason. [2]

(c) The exact value is $\text{p}K_{\text{a}} = ${decimal(pka, 2)}$. Calculate the pH after $${added.toFixed(1)}\text{ cm}^{3}$ of $\ce{NaOH}$. [3]

(d) Explain, with reference to the species present, how this mixture resists a change of pH when a little strong acid is added. [2]

(e) Explain why the pH at the equivalence point is above $7$. [1]`,
      hint: 'Which two species are there between the start and the equivalence point, and in what ratio?',
      answer: tex`(a) $n(\text{acid}) = n(\ce{NaOH})$ gives $${significant(equivalence)}\text{ cm}^{3}$.

(b) about $${decimal(pka, 1)}$

(c) $${decimal(ph, 2)}$

(d) The conjugate base takes up the added $\ce{H^{+}}$.

(e) The conjugate base of the weak acid reacts with water to form $\ce{OH^{-}}$.`,
      solution: tex`(a) $n(\text{acid}) = ${significant(acid)} \times ${acidVolume / 1000} = ${scientific((acid * acidVolume) / 1000)}\text{ mol}$. The same amount of $\ce{NaOH}$ is needed:

$$V = \frac{${scientific((acid * acidVolume) / 1000)}}{${significant(base)}} = ${significant(equivalence / 1000)}\text{ dm}^{3} = ${significant(equivalence)}\text{ cm}^{3}$$

(b) At half-equivalence ($${significant(half)}\text{ cm}^{3}$) half of the acid is neutralised, so $[\ce{HA}] = [\ce{A^{-}}]$ and $K_{\text{a}} = [\ce{H^{+}}]$. The pH there is $\text{p}K_{\text{a}}$: about $${decimal(pka, 1)}$.

(c) After $${added.toFixed(1)}\text{ cm}^{3}$ the amount of $\ce{A^{-}}$ is proportional to $${added}$ and that of $\ce{HA}$ to $${significant(equivalence)} - ${added} = ${significant(equivalence - added)}$ (the volume is the same for both and cancels):

$$\text{pH} = \text{p}K_{\text{a}} + \log_{10}\frac{[\ce{A^{-}}]}{[\ce{HA}]} = ${decimal(pka, 2)} + \log_{10} ${significant(ratio)} = ${decimal(ph, 2)}$$

(d) The mixture holds a weak acid $\ce{HA}$ and its conjugate base $\ce{A^{-}}$ in similar amounts. Added $\ce{H^{+}}$ reacts with $\ce{A^{-}}$ to form $\ce{HA}$. The ratio of the two changes little, and the pH depends on the logarithm of this ratio.

(e) At equivalence the solution contains the salt. The anion is a weak base: $\ce{A^{-} + H2O <=> HA + OH^{-}}$, so the solution is slightly basic.`,
      markScheme: [
        mark('a', 'M1', tex`$n(\text{acid}) = ${scientific((acid * acidVolume) / 1000)}\text{ mol}$`),
        mark('a', 'A1', tex`divides by the concentration of $\ce{NaOH}$`),
        mark('a', 'AG', tex`$${significant(equivalence)}\text{ cm}^{3}$`),
        mark('b', 'A1', tex`$${decimal(pka, 1)}$ (accept $\pm 0.2$)`),
        mark('b', 'R1', tex`$[\ce{HA}] = [\ce{A^{-}}]$ at half-equivalence`),
        mark('c', 'M1', tex`ratio $\frac{[\ce{A^{-}}]}{[\ce{HA}]} = ${significant(ratio)}$`),
        mark('c', '(M1)', tex`$\text{p}K_{\text{a}} + \log_{10}$ of the ratio`),
        mark('c', 'A1', tex`$${decimal(ph, 2)}$`),
        mark('d', 'R1', tex`$\ce{A^{-}}$ reacts with the added $\ce{H^{+}}$`),
        mark('d', 'R1', 'the ratio of acid and conjugate base changes little'),
        mark('e', 'R1', tex`$\ce{A^{-} + H2O <=> HA + OH^{-}}$`),
      ],
      keys: [
        numberKey('c', ph, {
          tolerance: 0.03,
          slips: [foreseen(pka - Math.log10(ratio), 'You have the ratio of acid and base upside down.', 'reciprocal')],
        }),
      ],
      numeric: [{ part: 'b', value: Number(pka.toFixed(1)), tolerance: 0.2 }],
      diagrams: [
        {
          name: 'curve',
          svg,
          alt: `pH against volume of NaOH in cubic centimetres: a flat region round pH ${pka.toFixed(1)} at ${significant(half)} cm³ (dashed), then a steep rise with its middle near pH ${atEquivalence.toFixed(1)} at ${significant(equivalence)} cm³.`,
        },
      ],
    };
  },
  check: ({ pka, acid, acidVolume, base, added }, { ph, half, equivalence }) => {
    // The full charge balance against the logarithmic formula, at the point asked and at half-equivalence.
    const exact = (v: number) => titrationPh(acid, acidVolume, base, v, 10 ** -pka);
    assert.ok(Math.abs(exact(added) - ph) < 0.03, `${exact(added)} ${ph}`);
    assert.ok(Math.abs(exact(half) - pka) < 0.03 && exact(equivalence) > 7.5);
    assert.ok(added > 0 && added < equivalence && Math.abs(added - half) > 0.5);
  },
});

export const acidsAndBases = [conjugates, phOfMixture, dilutionPh, strongCurve, weakAcid, bufferCurve];
