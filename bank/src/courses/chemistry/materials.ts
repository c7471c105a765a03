import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal, groupThousands, significant } from '../../tex.ts';
import { atomicMass, molarMass } from './elements.ts';
import { mark, mostlySl, numberKey, numericAnswer } from './marking.ts';

/** Structure 2.4: the bonding triangle and polymers. */

const tex = String.raw;

interface Binary {
  formula: string;
  first: string;
  second: string;
  chi: readonly [number, number];
  /** What experiment says. */
  nature: 'ionic' | 'covalent' | 'metallic';
}

const bondingTriangle = defineTemplate({
  key: 'chem-bonding-triangle',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('S2.4', 1),
  variants: [
    { formula: 'MgO', first: 'magnesium', second: 'oxygen', chi: [1.3, 3.4], nature: 'ionic' },
    { formula: 'CsF', first: 'caesium', second: 'fluorine', chi: [0.8, 4.0], nature: 'ionic' },
    { formula: 'Mg2Cu', first: 'magnesium', second: 'copper', chi: [1.3, 1.9], nature: 'metallic' },
    { formula: 'CBr4', first: 'carbon', second: 'bromine', chi: [2.6, 3.0], nature: 'covalent' },
    { formula: 'NaCl', first: 'sodium', second: 'chlorine', chi: [0.9, 3.2], nature: 'ionic' },
    { formula: 'PCl3', first: 'phosphorus', second: 'chlorine', chi: [2.2, 3.2], nature: 'covalent' },
    { formula: 'NaK', first: 'sodium', second: 'potassium', chi: [0.9, 0.8], nature: 'metallic' },
    { formula: 'KBr', first: 'potassium', second: 'bromine', chi: [0.8, 3.0], nature: 'ionic' },
    { formula: 'NCl3', first: 'nitrogen', second: 'chlorine', chi: [3.0, 3.2], nature: 'covalent' },
  ] as readonly Binary[],
  solve: ({ chi: [a, b] }) => {
    const difference = Math.abs(a - b);
    const mean = (a + b) / 2;
    const region: Binary['nature'] = difference >= 1.8 ? 'ionic' : mean < 1.9 ? 'metallic' : 'covalent';
    return { difference, mean, region };
  },
  write: ({ formula, first, second, chi: [a, b] }, { difference, mean, region }) => {
    const drawing = new Diagram({ x: [0, 6.4], y: [0, 3.6], width: 480, height: 300 })
      .axes({
        x: 'mean electronegativity',
        y: 'difference in electronegativity',
        xTicks: [1, 2, 3, 4],
        yTicks: [1, 2, 3],
        grid: true,
      })
      .polygon([
        [0.8, 0],
        [2.4, 3.2],
        [4, 0],
      ])
      .segment([1.7, 1.8], [3.1, 1.8], 'd-dashed')
      .segment([1.9, 0], [2.35, 1.8], 'd-dashed')
      .label([2.4, 2.15], 'P')
      .label([1.62, 1], 'Q')
      .label([2.75, 1], 'R')
      .toSvg();
    const letter = { ionic: 'P', metallic: 'Q', covalent: 'R' }[region];
    const property = {
      ionic: 'it conducts electricity when molten but not as a solid (or: it is brittle, or has a high melting point)',
      metallic: 'it conducts electricity as a solid (or: it is malleable)',
      covalent: 'it does not conduct electricity in any state (or: it has a low melting point, as it is molecular)',
    }[region];
    return {
      text: tex`In the bonding triangle, three regions P, Q and R are separated by dashed lines. The electronegativity of ${first} is $${a.toFixed(1)}$ and that of ${second} is $${b.toFixed(1)}$.

![](diagram:triangle)

(a) Label each of the regions P, Q and R with its type of bonding. [2]

(b) Calculate the coordinates of $\ce{${formula}}$ in the triangle. [2]

(c) Deduce the type of bonding in $\ce{${formula}}$ and predict one physical property of it. [2]`,
      hint: 'A large difference pulls electrons over to one atom. With a small difference, what do two low values and what do two high values lead to?',
      answer: tex`(a) P ionic, Q metallic, R covalent

(b) mean $${decimal(mean, 2)}$, difference $${decimal(difference, 1)}$

(c) ${region} (region ${letter}); ${property}`,
      solution: tex`(a) At the top (P) the difference in electronegativity is large, so electrons are transferred: ionic. At the lower left (Q) both electronegativities are low, so electrons are delocalised: metallic. At the lower right (R) both are high, so electrons are shared in directed bonds: covalent.

(b) Mean: $\overline{\chi} = \dfrac{${a.toFixed(1)} + ${b.toFixed(1)}}{2} = ${decimal(mean, 2)}$. Difference: $\Delta\chi = |${a.toFixed(1)} - ${b.toFixed(1)}| = ${decimal(difference, 1)}$.

(c) The point $(${decimal(mean, 2)}, ${decimal(difference, 1)})$ lies in region ${letter}, so the bonding is mainly ${region}. Therefore ${property}.`,
      keys: [
        numberKey('b', mean, { tolerance: 0.01, label: 'Mean' }),
        numberKey('b', difference, { tolerance: 0.01, label: 'Difference' }),
      ],
      markScheme: [
        mark('a', 'A2', 'P ionic, Q metallic, R covalent (A1 for one correct)'),
        mark('b', 'A1', tex`mean $${decimal(mean, 2)}$`),
        mark('b', 'A1', tex`difference $${decimal(difference, 1)}$`),
        mark('c', 'A1', region),
        mark('c', 'R1', property),
      ],
      diagrams: [
        {
          name: 'triangle',
          svg: drawing,
          alt: 'Triangle with corners at mean electronegativity 0.8 and 4.0 on the base and 2.4 at difference 3.2. Region P is the top, above difference 1.8; below it, Q is on the left and R on the right of a line from mean 1.9 at the base to 2.35.',
        },
      ],
    };
  },
  check: ({ nature, chi }, { difference, mean, region }) => {
    assert.equal(region, nature, 'the region agrees with the known nature of the substance');
    // Coordinates give the two electronegativities back, and the point is inside the triangle drawn.
    assertClose(mean + difference / 2, Math.max(...chi), 'larger value', 1e-9);
    assertClose(mean - difference / 2, Math.min(...chi), 'smaller value', 1e-9);
    assert.ok(difference <= 2 * (mean - 0.8) + 1e-9 && difference <= 2 * (4 - mean) + 1e-9);
    // The slanted line between Q and R must not cut the decision.
    if (difference < 1.8) assert.equal(mean < 1.9 + 0.25 * difference, region === 'metallic');
  },
});

interface Polymer {
  name: string;
  /** The group that replaces one hydrogen of ethene, as a label and in the formula of the monomer. */
  group: string;
  drawn: string;
  monomer: string;
  molecular: string;
  mass: number;
}
const polymer = defineTemplate({
  key: 'chem-addition-polymer',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('S2.4', 2),
  variants: [
    { name: 'poly(chloroethene)', group: 'Cl', drawn: 'Cl', monomer: 'CH2=CHCl', molecular: 'C2H3Cl', mass: 93_800 },
    { name: 'poly(propene)', group: 'CH3', drawn: 'CH₃', monomer: 'CH2=CHCH3', molecular: 'C3H6', mass: 63_100 },
    { name: 'poly(propenenitrile)', group: 'CN', drawn: 'CN', monomer: 'CH2=CHCN', molecular: 'C3H3N', mass: 79_600 },
    { name: 'poly(phenylethene)', group: 'C6H5', drawn: 'C₆H₅', monomer: 'CH2=CHC6H5', molecular: 'C8H8', mass: 208_000 },
    {
      name: 'poly(ethenyl ethanoate)',
      group: 'OCOCH3',
      drawn: 'OCOCH₃',
      monomer: 'CH2=CHOCOCH3',
      molecular: 'C4H6O2',
      mass: 129_000,
    },
    { name: 'poly(propenamide)', group: 'CONH2', drawn: 'CONH₂', monomer: 'CH2=CHCONH2', molecular: 'C3H5NO', mass: 355_000 },
    { name: 'poly(fluoroethene)', group: 'F', drawn: 'F', monomer: 'CH2=CHF', molecular: 'C2H3F', mass: 55_300 },
    { name: 'poly(but-1-ene)', group: 'C2H5', drawn: 'C₂H₅', monomer: 'CH2=CHC2H5', molecular: 'C4H8', mass: 140_000 },
    { name: 'poly(propenoic acid)', group: 'COOH', drawn: 'COOH', monomer: 'CH2=CHCOOH', molecular: 'C3H4O2', mass: 108_000 },
  ] as readonly Polymer[],
  solve: ({ molecular, mass }) => ({ unit: molarMass(molecular), count: mass / molarMass(molecular) }),
  write: ({ name, drawn, group, monomer, molecular, mass }, { unit, count }) => {
    // A long group needs its room beside the next hydrogen, or the two read as one.
    const drawing = new Diagram({ x: [0, 7], y: [-1.3, 1.3], width: drawn.length > 4 ? 520 : 420, height: 190 });
    drawing.segment([0, 0], [0.7, 0]).segment([6.3, 0], [7, 0]);
    for (let i = 0; i < 6; i++) {
      const x = i + 1;
      drawing.label([x, 0], 'C', { dy: 5 }).segment([x, 0.22], [x, 0.68]).segment([x, -0.22], [x, -0.68]);
      drawing.label([x, 0.9], 'H', { dy: 5 });
      if (i % 2 === 0) drawing.label([x, -0.95], 'H', { dy: 5 });
      else drawing.label([x, -0.95], drawn, { dy: 5, anchor: 'start', dx: -5 });
      if (i < 5) drawing.segment([x + 0.2, 0], [x + 0.8, 0]);
    }
    const rounded = Number(count.toPrecision(3));
    return {
      text: tex`The diagram shows part of a molecule of ${name}, an addition polymer. Its average molar mass is $${groupThousands(`${mass}`)}\text{ g mol}^{-1}$, and the repeating unit has a molar mass of $${unit.toFixed(2)}\text{ g mol}^{-1}$.

![](diagram:chain)

(a) Deduce the condensed structural formula of the monomer. [1]

(b) Calculate the average number of repeating units in a molecule. [2]

(c) Explain why the atom economy of this polymerisation is $100\,\%$. [1]

(d) Explain why the polymer is a solid of high tensile strength while the monomer is a gas or a volatile liquid. [2]`,
      hint: 'The repeating unit has two carbon atoms in the chain. Which bond opened when the units joined?',
      answer: tex`(a) $\ce{${monomer}}$

(b) about $${significant(rounded)}$

(c) The polymer is the only product.

(d) Its very long chains touch along their whole length, so London and other forces between them are strong.`,
      solution: tex`(a) The chain repeats after two carbon atoms: $\ce{-CH2-CH(${group})-}$. In the monomer these two are joined by a double bond, so it is $\ce{${monomer}}$, with the molecular formula $\ce{${molecular}}$.

(b) The molar mass of the chain is the number of units times that of one unit (the ends may be neglected):

$$n = \frac{${groupThousands(`${mass}`)}}{${unit.toFixed(2)}} \approx ${significant(rounded)}$$

(c) All atoms of the monomer end up in the polymer; no other product forms. So the mass of the wanted product equals the mass of the reactants.

(d) Forces between molecules grow with the number of electrons and the area of contact. The chains of thousands of atoms attract one another along their whole length and tangle, whereas the small molecules of the monomer are held only weakly.`,
      keys: [
        {
          kind: 'formula',
          part: 'a',
          value: monomer,
          alternatives: [monomer.replace('=', ''), monomer.replace('CH2=', 'H2C=')],
          slips: [{ slip: 'form', value: molecular, note: 'That is the molecular formula; the structure is asked.' }],
        },
      ],
      markScheme: [
        mark('a', 'A1', tex`$\ce{${monomer}}$`),
        mark('b', '(M1)', tex`$\frac{${groupThousands(`${mass}`)}}{${unit.toFixed(2)}}$`),
        mark('b', 'A1', tex`$${significant(rounded)}$`),
        mark('c', 'R1', 'only one product / all atoms are in the polymer'),
        mark('d', 'R1', 'much larger molecules with more electrons / area of contact'),
        mark('d', 'R1', 'stronger forces between the chains'),
      ],
      numeric: [numericAnswer('b', count)],
      diagrams: [
        {
          name: 'chain',
          svg: drawing.toSvg(),
          alt: `A chain of six carbon atoms with single bonds, open at both ends. Each has H above; below stand, in turn, H and ${group}.`,
        },
      ],
    };
  },
  check: ({ monomer, molecular, mass }, { count }) => {
    // Grow the chain unit by unit, atom by atom as written in the structural formula, until the mass is reached.
    const perUnit = [...monomer.replace('=', '').matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
      (sum, [, symbol = '', number]) => sum + atomicMass(symbol) * Number(number || 1),
      0,
    );
    assertClose(perUnit, molarMass(molecular), 'structural and molecular formula', 1e-9);
    let [units, chain] = [0, 0];
    while (chain + perUnit <= mass) {
      chain += perUnit;
      units++;
    }
    assert.equal(units, Math.floor(count));
    assert.ok(count > 500 && count < 10_000);
  },
});

export const materials = [bondingTriangle, polymer];
