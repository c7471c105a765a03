import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { ALIKE } from '../../forms.ts';
import { assertClose } from '../../numeric.ts';
import { defineTemplate } from '../../template.ts';
import { decimal } from '../../tex.ts';
import { both, foreseen, mark, mistake, mostlySl, multipleChoice, numberKey, numericAnswer } from './marking.ts';
import { boilingPointsExplained } from './structure-reversed.ts';
import { domainAngles } from './vsepr.ts';

/** Structure 2.2 at both levels: shapes of molecules, forces between molecules, chromatography. */

const tex = String.raw;

interface Central {
  formula: string;
  name: string;
  central: string;
  /** Outer electrons of the central atom. */
  valence: number;
  outer: readonly { symbol: string; order: 1 | 2 | 3 }[];
  polar: boolean;
}
const single = (...symbols: readonly string[]) => symbols.map((symbol) => ({ symbol, order: 1 as const }));

const SHAPES: Readonly<Record<string, { shape: string; angle: string }>> = {
  '2,0': { shape: 'linear', angle: '180^{\\circ}' },
  '3,0': { shape: 'trigonal planar', angle: '120^{\\circ}' },
  '4,0': { shape: 'tetrahedral', angle: '109.5^{\\circ}' },
  '3,1': { shape: 'trigonal pyramidal', angle: '107^{\\circ}' },
  '2,2': { shape: 'bent (V-shaped)', angle: '104.5^{\\circ}' },
};

const shapes = defineTemplate({
  key: 'chem-vsepr-shape',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: mostlySl('S2.2.1', 2),
  variants: [
    { formula: 'NF3', name: 'nitrogen trifluoride', central: 'N', valence: 5, outer: single('F', 'F', 'F'), polar: true },
    { formula: 'SCl2', name: 'sulfur dichloride', central: 'S', valence: 6, outer: single('Cl', 'Cl'), polar: true },
    {
      formula: 'CO2',
      name: 'carbon dioxide',
      central: 'C',
      valence: 4,
      outer: [
        { symbol: 'O', order: 2 },
        { symbol: 'O', order: 2 },
      ],
      polar: false,
    },
    { formula: 'BF3', name: 'boron trifluoride', central: 'B', valence: 3, outer: single('F', 'F', 'F'), polar: false },
    { formula: 'PCl3', name: 'phosphorus trichloride', central: 'P', valence: 5, outer: single('Cl', 'Cl', 'Cl'), polar: true },
    { formula: 'OF2', name: 'oxygen difluoride', central: 'O', valence: 6, outer: single('F', 'F'), polar: true },
    { formula: 'CHCl3', name: 'trichloromethane', central: 'C', valence: 4, outer: single('H', 'Cl', 'Cl', 'Cl'), polar: true },
    {
      formula: 'HCN',
      name: 'hydrogen cyanide',
      central: 'C',
      valence: 4,
      outer: [
        { symbol: 'H', order: 1 },
        { symbol: 'N', order: 3 },
      ],
      polar: true,
    },
    {
      formula: 'SiF4',
      name: 'silicon tetrafluoride',
      central: 'Si',
      valence: 4,
      outer: single('F', 'F', 'F', 'F'),
      polar: false,
    },
  ] as readonly Central[],
  solve: ({ valence, outer }) => {
    const used = outer.reduce((sum, { order }) => sum + order, 0);
    const lonePairs = (valence - used) / 2;
    const found = SHAPES[`${outer.length},${lonePairs}`] ?? { shape: '', angle: '' };
    return { lonePairs, domains: outer.length + lonePairs, ...found };
  },
  write: ({ formula, name, central, valence, outer, polar }, { lonePairs, domains, shape, angle }) => {
    const drawing = new Diagram({ x: [-2, 2], y: [-1.5, 1.5], width: 260, equalScale: true });
    // A linear skeleton lies flat; others start at the top.
    const start = outer.length === 2 ? Math.PI : Math.PI / 2;
    outer.forEach(({ symbol, order }, i) => {
      const angleAt = start + (2 * Math.PI * i) / outer.length;
      const [ux, uy] = [Math.cos(angleAt), Math.sin(angleAt)];
      for (const k of order === 1 ? [0] : order === 2 ? [-1, 1] : [-1.6, 0, 1.6]) {
        const [ox, oy] = [-uy * 0.06 * k, ux * 0.06 * k];
        drawing.segment([0.27 * ux + ox, 0.27 * uy + oy], [0.93 * ux + ox, 0.93 * uy + oy]);
      }
      drawing.label([1.2 * ux, 1.2 * uy], symbol, { dy: 5 });
    });
    drawing.label([0, 0], central, { dy: 5 });
    const used = valence - 2 * lonePairs;
    return {
      text: tex`The bonds in a molecule of ${name}, $\ce{${formula}}$, are shown. The sketch is flat, and lone pairs are left out.

![](diagram:bonds)

(a) Deduce the number of lone pairs on the central atom. [1]

(b) State the number of electron domains around the central atom. [1]

(c) Deduce the shape of the molecule and predict its bond angle. [2]

(d) Deduce, with a reason, whether the molecule is polar. [2]`,
      hint: 'How many outer electrons of the central atom are not used in bonds? Electron domains repel one another, lone pairs most of all.',
      answer: tex`(a) $${lonePairs}$

(b) $${domains}$

(c) ${shape}, about $${angle}$

(d) ${polar ? 'Polar: the bond dipoles do not cancel.' : 'Non-polar: the equal bond dipoles cancel.'}`,
      solution: tex`(a) The central atom has $${valence}$ outer electrons and shares $${used}$ of them in bonds, which leaves $${valence} - ${used} = ${2 * lonePairs}$, that is $${lonePairs}$ lone ${lonePairs === 1 ? 'pair' : 'pairs'}.

(b) Each bonded atom (a multiple bond counts once) and each lone pair is one domain: $${outer.length} + ${lonePairs} = ${domains}$.

(c) ${domains === 2 ? 'Two domains are furthest apart on opposite sides' : domains === 3 ? 'Three domains are furthest apart in a plane' : 'Four domains are furthest apart towards the corners of a tetrahedron'}. ${lonePairs === 0 ? 'All domains are bonds' : `${lonePairs === 1 ? 'One of them is a lone pair' : 'Two of them are lone pairs'}, which ${lonePairs === 1 ? 'repels' : 'repel'} more strongly and ${lonePairs === 1 ? 'closes' : 'close'} the angle`}, so the molecule is ${shape} with an angle of about $${angle}$.

(d) The atoms differ in electronegativity, so the bonds are polar. ${polar ? 'In this shape (or because the outer atoms differ) the bond dipoles do not cancel, and the molecule has a net dipole: it is polar.' : 'They are all alike and point symmetrically away from the centre, so the bond dipoles cancel: the molecule is non-polar.'}`,
      markScheme: [
        mark('a', 'A1', tex`$${lonePairs}$`),
        mark('b', 'A1', tex`$${domains}$`),
        mark('c', 'A1', shape),
        mark(
          'c',
          'A1',
          lonePairs === 0 ? tex`$${angle}$` : tex`$${angle}$ (accept any value from $100^{\circ}$ to $109^{\circ}$)`,
        ),
        mark('d', 'A1', polar ? 'polar' : 'non-polar'),
        mark('d', 'R1', polar ? 'bond dipoles do not cancel' : 'symmetrical, bond dipoles cancel'),
      ],
      keys: [
        numberKey('b', domains, {
          tolerance: 0,
          slips: [
            foreseen(outer.length, 'You left out the lone pairs; each is a domain of its own.'),
            foreseen(outer.reduce((sum, { order }) => sum + order, 0) + lonePairs, 'A double or triple bond is one domain.'),
          ],
        }),
      ],
      numeric: [numericAnswer('a', lonePairs, '', 0)],
      diagrams: [
        {
          name: 'bonds',
          svg: drawing.toSvg(),
          alt: `Central atom ${central} joined to ${outer.map(({ symbol, order }) => `${symbol} by a ${['', 'single', 'double', 'triple'][order]} bond`).join(', to ')}.`,
        },
      ],
    };
  },
  check: ({ outer, polar }, { domains, lonePairs, angle }) => {
    // Let as many charges as domains repel each other on a sphere; lone pairs close the angle by a few degrees only.
    const free = Math.min(...domainAngles(domains));
    const stated = Number.parseFloat(angle);
    assert.ok(free - stated < 6 && free - stated > -0.1, `${free} against ${stated}`);
    if (lonePairs === 0) assertClose(stated, free, 'angle', 2e-3);
    // Without lone pairs a molecule is polar exactly when its outer atoms differ; with them these shapes always are.
    assert.equal(polar, lonePairs > 0 || new Set(outer.map(({ symbol }) => symbol)).size > 1);
  },
});

/** Boiling points in degrees Celsius, from data tables, with the strongest force between molecules. */
interface Substance {
  formula: string;
  boils: number;
}
const boilingPoints = defineTemplate({
  key: 'chem-highest-boiling-point',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: both('S2.2.2', 1),
  variants: [
    {
      set: [
        { formula: 'CH3CH2CH2OH', boils: 97 },
        { formula: 'CH3CH2CHO', boils: 48 },
        { formula: 'CH3CH2CH2CH3', boils: -1 },
        { formula: 'CH3OCH2CH3', boils: 7 },
      ],
      slips: [
        'It is polar, but its hydrogen atoms are all bonded to carbon, so its molecules form no hydrogen bonds with each other.',
        'Its molecules are non-polar: London forces alone hold them together.',
        'It contains oxygen, but none of its hydrogen atoms is bonded to it, so its molecules form no hydrogen bonds with each other.',
      ],
      why: 'only this molecule has H bonded to O, so its molecules form hydrogen bonds',
    },
    {
      set: [
        { formula: 'H2O', boils: 100 },
        { formula: 'H2S', boils: -60 },
        { formula: 'H2Se', boils: -41 },
        { formula: 'H2Te', boils: -2 },
      ],
      slips: [
        'Sulfur is not electronegative enough for hydrogen bonds between its molecules.',
        'Selenium is not electronegative enough for hydrogen bonds; the number of electrons does not decide alone.',
        'You went by the number of electrons alone; look for a force stronger than London forces first.',
      ],
      why: 'only in water is H bonded to a strongly electronegative small atom (O), which gives hydrogen bonds',
    },
    {
      set: [
        { formula: 'I2', boils: 184 },
        { formula: 'Br2', boils: 59 },
        { formula: 'Cl2', boils: -34 },
        { formula: 'F2', boils: -188 },
      ],
      slips: [
        'Another of these molecules has more electrons, so stronger London forces.',
        'Two of these molecules have more electrons, so stronger London forces.',
        'You went by reactivity or electronegativity; between these non-polar molecules London forces decide.',
      ],
      why: 'all are non-polar, and London forces are strongest in the molecule with most electrons',
    },
    {
      set: [
        { formula: 'HF', boils: 20 },
        { formula: 'HCl', boils: -85 },
        { formula: 'HBr', boils: -67 },
        { formula: 'HI', boils: -35 },
      ],
      slips: [
        'You went by the polar bond alone; its molecules have dipole forces, but form no hydrogen bonds.',
        'Its molecules have dipole and London forces, but a stronger force acts in one of the other substances.',
        'You went by the number of electrons alone; look for a force stronger than London forces first.',
      ],
      why: 'only hydrogen fluoride forms hydrogen bonds',
    },
    {
      set: [
        { formula: 'CH3CH2CH2CH2CH3', boils: 36 },
        { formula: '(CH3)2CHCH2CH3', boils: 28 },
        { formula: '(CH3)4C', boils: 10 },
        { formula: 'CH3CH2CH2CH3', boils: -1 },
      ],
      slips: [
        'It has as many electrons as two of the others, but its branch leaves less area of contact.',
        'You took the most compact molecule for the one with the strongest forces; the less the area of contact, the weaker they are.',
        'It is unbranched, but has fewer electrons than the other three.',
      ],
      why: 'the unbranched chain with most electrons has the largest area of contact, so the strongest London forces',
    },
    {
      set: [
        { formula: 'CH3COOH', boils: 118 },
        { formula: 'CH3CH2CHO', boils: 48 },
        { formula: 'HCOOCH3', boils: 32 },
        { formula: 'CH3CH2CH2CH3', boils: -1 },
      ],
      slips: [
        'It is polar, but its hydrogen atoms are all bonded to carbon, so its molecules form no hydrogen bonds with each other.',
        'It has two oxygen atoms, but none of its hydrogen atoms is bonded to them.',
        'Its molecules are non-polar: London forces alone hold them together.',
      ],
      why: 'the carboxylic acid has an O-H group and forms hydrogen bonds; the others cannot',
    },
    {
      set: [
        { formula: 'NH3', boils: -33 },
        { formula: 'PH3', boils: -88 },
        { formula: 'CH4', boils: -162 },
        { formula: 'SiH4', boils: -112 },
      ],
      slips: [
        'Phosphorus is not electronegative enough for hydrogen bonds between its molecules.',
        'Its molecules are non-polar and have few electrons: London forces between them are weak.',
        'You went by the number of electrons of a non-polar molecule; look for a force stronger than London forces first.',
      ],
      why: 'only in ammonia is H bonded to N, which gives hydrogen bonds',
    },
    {
      set: [
        { formula: 'HOCH2CH2OH', boils: 197 },
        { formula: 'CH3CH2CH2OH', boils: 97 },
        { formula: 'CH3CH2OCH3', boils: 7 },
        { formula: 'CH3CH2CH2F', boils: -3 },
      ],
      slips: [
        'It forms hydrogen bonds, but compare the number of groups that do so in each molecule.',
        'It contains oxygen, but none of its hydrogen atoms is bonded to it.',
        'It contains fluorine, but its hydrogen atoms are bonded to carbon, so its molecules form no hydrogen bonds with each other.',
      ],
      why: 'two O-H groups in each molecule make more hydrogen bonds than one',
    },
  ] as readonly {
    set: readonly [Substance, Substance, Substance, Substance];
    /** Why one might take the second to the fourth of the set. */
    slips: readonly [string, string, string];
    why: string;
  }[],
  solve: ({ set }) => ({ answer: set[0].formula }),
  write: (numbers, result, index) => {
    // From the fifth variant on another form of the same idea.
    if (index >= ALIKE) return boilingPointsExplained(numbers);
    const { set, slips, why } = numbers;
    const { answer } = result;

    const option = (formula: string) => tex`$\ce{${formula}}$`;
    const listed = set.map(({ formula }) => formula).toSorted();
    return multipleChoice(
      {
        stem: `Four substances have the formulae ${listed.map(option).join(', ')}. Which of them has the highest boiling point?`,
        correct: option(answer),
        wrong: [
          mistake(option(set[1].formula), slips[0]),
          mistake(option(set[2].formula), slips[1]),
          mistake(option(set[3].formula), slips[2]),
        ],
        hint: 'Which kinds of force act between the molecules of each substance?',
        solution: `Boiling overcomes forces between molecules, not bonds within them. Compare the forces: ${why}. So ${option(answer)} needs the most energy and boils at the highest temperature.`,
        reason: `${option(answer)}: ${why}`,
        turn: 2,
      },
      index,
    );
  },
  check: ({ set }, { answer }) => {
    const byMeasurement = set.toSorted((a, b) => b.boils - a.boils)[0];
    assert.equal(byMeasurement?.formula, answer);
    assert.ok((set.map(({ boils }) => boils).toSorted((a, b) => b - a)[1] ?? 0) < set[0].boils - 5);
  },
});

const chromatogram = defineTemplate({
  key: 'chem-chromatogram-rf',
  difficulty: 'Easy',
  calculatorAllowed: true,
  placements: mostlySl('S2.2.2', 1),
  variants: [
    { front: 8, spots: [2, 5], known: { alanine: 0.38, glycine: 0.25, leucine: 0.63, lysine: 0.14 }, kind: 'amino acids' },
    { front: 9, spots: [3.6, 6.3], known: { valine: 0.4, leucine: 0.7, serine: 0.27, lysine: 0.14 }, kind: 'amino acids' },
    { front: 8, spots: [1.6, 6.4], known: { 'dye P': 0.2, 'dye Q': 0.35, 'dye R': 0.8, 'dye S': 0.6 }, kind: 'food dyes' },
    {
      front: 10,
      spots: [3.2, 9.1],
      known: { 'chlorophyll b': 0.32, 'chlorophyll a': 0.45, carotene: 0.91, xanthophyll: 0.7 },
      kind: 'leaf pigments',
    },
    {
      front: 9,
      spots: [2.7, 5.4],
      known: { caffeine: 0.3, aspirin: 0.6, paracetamol: 0.48, ibuprofen: 0.82 },
      kind: 'medicines',
    },
    {
      front: 10,
      spots: [4.5, 7],
      known: { 'chlorophyll b': 0.32, 'chlorophyll a': 0.45, carotene: 0.91, xanthophyll: 0.7 },
      kind: 'leaf pigments',
    },
    { front: 8, spots: [2.8, 4.8], known: { 'dye P': 0.2, 'dye Q': 0.35, 'dye R': 0.8, 'dye S': 0.6 }, kind: 'food dyes' },
    { front: 10, spots: [1.4, 2.7], known: { valine: 0.4, leucine: 0.7, serine: 0.27, lysine: 0.14 }, kind: 'amino acids' },
    {
      front: 10,
      spots: [4.8, 8.2],
      known: { caffeine: 0.3, aspirin: 0.6, paracetamol: 0.48, ibuprofen: 0.82 },
      kind: 'medicines',
    },
  ] as readonly { front: number; spots: readonly [number, number]; known: Readonly<Record<string, number>>; kind: string }[],
  solve: ({ front, spots, known }) => {
    const values = spots.map((spot) => spot / front) as [number, number];
    const names = values.map(
      (value) => Object.keys(known).find((name) => Math.abs((known[name] ?? 0) - value) < 0.006) ?? '',
    ) as [string, string];
    return { values, names };
  },
  write: ({ front, spots, known, kind }, { values, names }) => {
    const drawing = new Diagram({ x: [0, 8], y: [-1, 11], width: 280, height: 340 });
    drawing
      .polygon([
        [2.2, -0.8],
        [2.2, 10.8],
        [6, 10.8],
        [6, -0.8],
      ])
      .segment([2.2, 0], [6, 0], 'd-dashed')
      .segment([2.2, front], [6, front], 'd-dashed')
      .label([6.1, 0], 'origin', { anchor: 'start', dy: 4 })
      .label([6.1, front], 'solvent front', { anchor: 'start', dy: 4, dx: -2 })
      .arrow([1.6, 0], [1.6, 10.6], 'd-axis')
      .label([1.6, 10.6], 'distance / cm', { anchor: 'middle', dy: -8, dx: 0 });
    for (let mm = 1; mm <= 10; mm++) {
      drawing.segment([1.5, mm], [1.7, mm], 'd-axis').label([1.4, mm], `${mm}`, { anchor: 'end', dy: 4 });
    }
    spots.forEach((spot, i) => {
      drawing.circle([4.1, spot], 0.22, { shade: true }).label([4.1, spot], `${i + 1}`, { anchor: 'start', dx: 14, dy: 4 });
    });
    const [first, second] = spots;
    return {
      text: tex`A mixture of ${kind} is separated on a thin-layer plate. Spot 1 is found $${first.toFixed(1)}\text{ cm}$ and spot 2 $${second.toFixed(1)}\text{ cm}$ above the origin.

![](diagram:plate)

Values of $R_{\text{F}}$ for this solvent: ${Object.entries(known)
        .map(([name, value]) => `${name} ${value.toFixed(2)}`)
        .join(', ')}.

(a) Calculate the $R_{\text{F}}$ value of each spot. [2]

(b) Identify the two components. [1]

(c) Explain which of the two components is more strongly attracted to the stationary phase. [2]`,
      hint: 'From which line are the two distances measured?',
      answer: tex`(a) $${decimal(values[0], 2)}$ and $${decimal(values[1], 2)}$

(b) Spot 1 is ${names[0]}, spot 2 is ${names[1]}.

(c) ${names[0]}, because it moves less far.`,
      solution: tex`(a) The solvent front is $${front}\text{ cm}$ above the origin (read from the plate).

$$R_{\text{F}}(1) = \frac{${first.toFixed(1)}}{${front}} = ${decimal(values[0], 2)}, \qquad R_{\text{F}}(2) = \frac{${second.toFixed(1)}}{${front}} = ${decimal(values[1], 2)}$$

(b) Comparing with the list: spot 1 is ${names[0]} and spot 2 is ${names[1]}.

(c) A component that is attracted strongly to the stationary phase spends less time in the moving solvent and lags behind. Spot 1 has the smaller $R_{\text{F}}$, so ${names[0]} is more strongly attracted to the stationary phase.`,
      keys: values.map((value, i) => numberKey('a', value, { tolerance: 0.01, label: `Spot ${i + 1}` })),
      markScheme: [
        mark('a', 'A1', tex`$${decimal(values[0], 2)}$`),
        mark('a', 'A1', tex`$${decimal(values[1], 2)}$`),
        mark('b', 'A1', `${names[0]} and ${names[1]}`),
        mark('c', 'A1', `${names[0]} (spot 1)`),
        mark('c', 'R1', 'it moves the shorter distance / is carried less by the mobile phase'),
      ],
      diagrams: [
        {
          name: 'plate',
          svg: drawing.toSvg(),
          alt: `Thin-layer plate with a ruler in cm from the origin: spot 1 at ${first} cm, spot 2 at ${second} cm, solvent front at ${front} cm.`,
        },
      ],
    };
  },
  check: ({ front, spots, known }, { values, names }) => {
    // A molecule that is in the moving phase for a share R of the time advances R of the way: step it along.
    values.forEach((share, i) => {
      let [solvent, spot, carried] = [0, 0, 0];
      while (solvent < front - 1e-9) {
        solvent += 0.001;
        carried += share;
        if (carried >= 1) {
          carried -= 1;
          spot += 0.001;
        }
      }
      assertClose(spot, spots[i] ?? 0, 'distance of the spot', 2e-3);
    });
    assert.ok(names.every((name) => name in known) && names[0] !== names[1]);
  },
});

export const covalent = [shapes, boilingPoints, chromatogram];
