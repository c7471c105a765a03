import assert from 'node:assert/strict';
import { Diagram } from '../../diagram.ts';
import { inParts } from '../../question-parts.ts';
import { defineTemplate } from '../../template.ts';
import { atoms } from './elements.ts';
import { countIsomers } from './isomers.ts';
import { choiceOf, formula, type Item, value } from './keys-and-choices.ts';
import { both } from './marking.ts';

/** Structure 3.2: homologous series from data, and structural isomers. */

const tex = String.raw;

/** Boiling points in degrees Celsius by number of carbon atoms, from the first number of `from` on. */
const SERIES = {
  alkanes: {
    from: 3,
    boils: [-42, 0, 36, 69, 98, 126],
    general: tex`\text{C}_{n}\text{H}_{2n + 2}`,
    h: (n: number) => 2 * n + 2,
    o: 0,
  },
  'alcohols with the group at the end': {
    from: 1,
    boils: [65, 78, 97, 118, 138, 157],
    general: tex`\text{C}_{n}\text{H}_{2n + 1}\text{OH}`,
    h: (n: number) => 2 * n + 2,
    o: 1,
  },
  'alkenes with the double bond at the end': {
    from: 3,
    boils: [-48, -6, 30, 63, 94, 121],
    general: tex`\text{C}_{n}\text{H}_{2n}`,
    h: (n: number) => 2 * n,
    o: 0,
  },
} as const;
type Series = keyof typeof SERIES;

const homologous = defineTemplate({
  key: 'chem-homologous-series-data',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.2.1', 1, 'S2.2.2'),
  variants: [
    { form: 'predict', series: 'alkanes', left: 6, against: 'alcohols with the group at the end' },
    { form: 'outlier', series: 'alcohols with the group at the end', left: 4, against: 'alkanes' },
    { form: 'formula', series: 'alkenes with the double bond at the end', left: 5, against: 'alkanes' },
    { form: 'predict', series: 'alkenes with the double bond at the end', left: 6, against: 'alkanes' },
    { form: 'outlier', series: 'alkenes with the double bond at the end', left: 5, against: 'alkanes' },
    { form: 'formula', series: 'alcohols with the group at the end', left: 6, against: 'alkanes' },
  ] as readonly { form: 'predict' | 'outlier' | 'formula'; series: Series; left: number; against: Series }[],
  solve: ({ series, left }) => {
    const { from, boils, h, o } = SERIES[series];
    const at = boils[left - from] ?? 0;
    return { at, molecular: `C${left}H${h(left)}${o === 0 ? '' : 'O'}` };
  },
  write: ({ form, series, left, against }, { at, molecular }) => {
    const { from, boils, general } = SERIES[series];
    const points = boils.map((one, i) => [from + i, one] as const).filter(([n]) => n !== left);
    const wrongAt = at + (at > 100 ? -32 : 38);
    const [low, high] = [Math.min(...boils) - 30, Math.max(...boils) + 30];
    const drawing = new Diagram({ x: [0, 9], y: [Math.min(0, low), high], height: 320 }).axes({
      x: 'number of carbon atoms',
      y: 'boiling point / °C',
      xTicks: [1, 2, 3, 4, 5, 6, 7, 8],
      yTicks: [-50, 50, 100, 150].filter((tick) => tick > low && tick < high),
      grid: true,
    });
    for (const [n, one] of points) drawing.point([n, one]);
    if (form === 'outlier') drawing.point([left, wrongAt]);
    const figure = {
      name: 'data',
      svg: drawing.toSvg(),
      alt: `Points of boiling point in degrees Celsius against the number of carbon atoms: ${[...points, ...(form === 'outlier' ? [[left, wrongAt] as const] : [])].map(([n, one]) => `${n}: ${one}`).join('; ')}.`,
    };
    const why = {
      ask: 'Explain the trend in terms of forces between molecules.',
      answer: 'Longer chains have more electrons and stronger London forces.',
      solution:
        'Each member has one carbon atom and two hydrogen atoms more than the one before: more electrons and a larger surface. London forces between the molecules become stronger, and more energy is needed to separate them.',
      marks: [
        ['R1', 'more electrons / larger surface of contact'],
        ['R1', 'stronger London forces'],
      ],
    } as const;
    const polar = SERIES[series].o !== SERIES[against].o;
    const compare = {
      ask: `Explain why ${series} boil ${polar ? (SERIES[series].o === 1 ? 'higher' : 'lower') : 'nearly at the same temperatures'} ${polar ? 'than' : 'as'} ${against} with similar numbers of electrons.`,
      answer: polar ? 'Only alcohols form hydrogen bonds.' : 'Both have London forces only.',
      solution: polar
        ? 'Alcohols have hydrogen on oxygen and form hydrogen bonds between molecules besides London forces; alkanes have London forces alone. Hydrogen bonds are stronger.'
        : 'The molecules of both series are (nearly) non-polar, so only London forces act. With similar numbers of electrons these are similar in strength.',
      marks: [
        ['R1', polar ? 'hydrogen bonds between molecules of alcohols only' : 'London forces only, and similar ones, in both'],
      ],
    } as const;
    if (form === 'predict')
      return inParts({
        stem: `The graph shows boiling points of ${series}.\n\n![](diagram:data)`,
        hint: 'Do the points lie on a straight line or on a curve?',
        parts: [
          {
            ask: tex`Determine from a curve of best fit the boiling point of the member with $${left}$ carbon atoms, to the nearest $5\,^{\circ}\text{C}$.`,
            answer: tex`about $${Math.round(at / 5) * 5}\,^{\circ}\text{C}$`,
            solution: tex`A smooth curve through the points passes $n = ${left}$ at about $${Math.round(at / 5) * 5}\,^{\circ}\text{C}$ (tables give $${at}\,^{\circ}\text{C}$).`,
            marks: [
              ['M1', 'smooth curve through the points'],
              ['A1', tex`$${Math.round(at / 5) * 5}\,^{\circ}\text{C}$ (accept $\pm 7$)`],
            ],
            keys: [value(at, '°C', { tolerance: 7.5 })],
          },
          {
            ask: 'Explain why a straight line would be a poor choice.',
            answer: 'The steps become smaller.',
            solution:
              'The rise from one member to the next becomes smaller and smaller, since each further carbon atom adds a smaller part to a molecule that is already larger. A line would be too high at the ends.',
            marks: [['R1', 'differences between neighbours decrease']],
          },
          why,
          compare,
        ],
        diagrams: [figure],
      });
    if (form === 'outlier')
      return inParts({
        stem: `A student collects boiling points of ${series} from several web pages.\n\n![](diagram:data)`,
        hint: 'Which point leaves the smooth curve through the others?',
        parts: [
          {
            ask: 'Identify the value that is most likely wrong, and estimate the correct one to the nearest 5 °C.',
            answer: tex`$n = ${left}$; about $${Math.round(at / 5) * 5}\,^{\circ}\text{C}$`,
            solution: tex`The point at $n = ${left}$ ($${wrongAt}\,^{\circ}\text{C}$) lies far from the smooth curve through the others, which passes at about $${Math.round(at / 5) * 5}\,^{\circ}\text{C}$.`,
            marks: [
              ['A1', tex`$n = ${left}$`],
              ['A1', tex`$${Math.round(at / 5) * 5}\,^{\circ}\text{C}$ (accept $\pm 7$)`],
            ],
            keys: [
              { ...value(left, '', { tolerance: 0 }), label: '$n$' },
              { ...value(at, '°C', { tolerance: 7.5 }), label: 'Boiling point' },
            ],
          },
          {
            ask: 'Suggest two ways in which the student could increase confidence in the data.',
            answer: 'Compare several sources; use a data book.',
            solution:
              'The same value should be looked up in several independent sources, and reliable ones (data books, databases that name their sources) preferred. The pressure at which the value was measured and whether it belongs to the straight-chain isomer should be checked too.',
            marks: [
              ['A1', 'compares several independent sources'],
              ['A1', 'reliable source / checks pressure / checks the isomer'],
            ],
          },
          why,
        ],
        diagrams: [figure],
      });
    return inParts({
      stem: `The graph shows boiling points of a homologous series: ${series}.\n\n![](diagram:data)`,
      hint: 'By what does each member differ from the next?',
      parts: [
        {
          ask: tex`State the general formula of the series, and deduce the molecular formula of the member with $${left}$ carbon atoms.`,
          answer: tex`$${general}$; $\ce{${molecular}}$`,
          solution: tex`Members differ by $\ce{CH2}$. The general formula is $${general}$; with $n = ${left}$ it gives $\ce{${molecular}}$.`,
          marks: [
            ['A1', tex`$${general}$`],
            ['A1', tex`$\ce{${molecular}}$`],
          ],
          keys: [formula(molecular, ...(molecular.endsWith('O') ? [`C${left}H${2 * left + 1}OH`] : []))],
        },
        {
          ask: 'List two more features of a homologous series.',
          answer: 'The same functional group with similar chemical properties; a gradual change of physical properties.',
          solution:
            'All members have the same functional group and so similar chemical properties; physical properties such as the boiling point change gradually.',
          marks: [
            ['A1', 'same functional group / similar chemical properties'],
            ['A1', 'gradual change of physical properties'],
          ],
        },
        why,
        compare,
      ],
      diagrams: [figure],
    });
  },
  check: ({ series, left }, { at, molecular }) => {
    // Interpolated from the neighbours by a parabola; the formula by its valences.
    const { from, boils, o } = SERIES[series];
    const known = (n: number) => boils[n - from] as number;
    const guess =
      left - from >= 2 && left - from <= 3
        ? (-known(left - 2) + 4 * known(left - 1) + 4 * known(left + 1) - known(left + 2)) / 6
        : at;
    assert.equal(
      at,
      boils.find((_, i) => from + i === left),
      'boiling point of the member left out',
    );
    assert.ok(Math.abs(guess - at) < 4, `${guess} ${at}`);
    const count = atoms(molecular);
    const unsaturation = (2 * (count.get('C') ?? 0) + 2 - (count.get('H') ?? 0)) / 2;
    assert.equal(unsaturation, series.startsWith('alkenes') ? 1 : 0);
    assert.equal(count.get('O') ?? 0, o);
  },
});

interface IsomerItem extends Item {
  /** Formulae that must hold the same atoms for the item to be right. */
  alike?: readonly string[];
  /** Carbon atoms, groups and isomers counted. */
  count?: readonly [number, 0 | 1 | 2, number];
}

const isomers = defineTemplate({
  key: 'chem-structural-isomers-choice',
  difficulty: 'Medium',
  calculatorAllowed: true,
  placements: both('S3.2.2', 1),
  variants: [
    {
      ask: 'Which compound is an isomer of propanal?',
      right: 'Propanone',
      wrong: [
        ['Propan-1-ol', 'An alcohol of this chain has two hydrogen atoms more.'],
        ['Propanoic acid', 'It has one oxygen atom more.'],
        ['Butanone', 'It has one carbon atom more.'],
      ],
      hint: 'What are the molecular formulae?',
      why: tex`Both are $\ce{C3H6O}$: an aldehyde and a ketone with the same number of carbon atoms are functional group isomers.`,
      alike: ['CH3CH2CHO', 'CH3COCH3'],
    },
    {
      ask: 'What is the correct name of the compound that a student calls 2-ethylpropane?',
      right: '2-methylbutane',
      wrong: [
        ['3-methylbutane', 'The chain is numbered from the other end.'],
        ['Pentane', 'There is a branch.'],
        ['1-ethylpropane', 'That would be an unbranched chain under another name.'],
      ],
      hint: 'Look for the longest chain, whichever way it was drawn.',
      why: 'The ethyl group belongs to the longest chain, which has four carbon atoms with a methyl group on the second.',
      alike: ['CH3CH(C2H5)CH3', 'CH3CH(CH3)CH2CH3'],
    },
    {
      ask: tex`Which pair are structural isomers?`,
      right: 'Ethyl methanoate and propanoic acid',
      wrong: [
        ['Methoxymethane and ethanal', 'One has two hydrogen atoms more than the other.'],
        ['Ethanamide and ethylamine', 'Only one of them holds oxygen.'],
        ['Cyclobutane and butane', 'Closing the ring takes away two hydrogen atoms.'],
      ],
      hint: 'Isomers have the same molecular formula.',
      why: tex`Both are $\ce{C3H6O2}$. An ester and a carboxylic acid with the same number of carbon atoms are isomers.`,
      alike: ['HCOOC2H5', 'C2H5COOH'],
    },
    {
      ask: tex`How many isomers of $\ce{C4H9Cl}$ are primary chloroalkanes?`,
      right: '2',
      wrong: [
        ['1', 'There is a branched one as well.'],
        ['4', 'That is the number of all isomers of this formula.'],
        ['3', 'One that you counted has the chlorine on a carbon atom with two carbon neighbours.'],
      ],
      hint: 'Which carbon atom carries the chlorine in each isomer?',
      why: '1-chlorobutane and 1-chloro-2-methylpropane carry the chlorine on a carbon atom with one carbon neighbour. 2-chlorobutane is secondary, 2-chloro-2-methylpropane tertiary.',
      count: [4, 1, 4],
    },
    {
      ask: 'Pentane and 2,2-dimethylpropane are isomers. Why does pentane have the higher boiling point?',
      right: 'Its molecules touch over a larger surface, so London forces are stronger',
      wrong: [
        ['Its molecules have more electrons', 'Isomers have the same number of electrons.'],
        ['Its covalent bonds are stronger', 'Boiling does not break covalent bonds.'],
        ['It forms hydrogen bonds', 'No hydrogen is bonded to nitrogen, oxygen or fluorine.'],
      ],
      hint: 'Compare the shapes of the two molecules.',
      why: 'The unbranched molecules lie side by side along their whole length; the nearly spherical molecules of 2,2-dimethylpropane touch only over a small area. So the London forces in pentane are stronger.',
      alike: ['CH3(CH2)3CH3', 'C(CH3)4'],
    },
    {
      ask: 'Which alcohol is tertiary?',
      right: '2-methylbutan-2-ol',
      wrong: [
        ['3-methylbutan-2-ol', 'Its hydroxyl group is on a carbon atom with two carbon neighbours.'],
        ['2-methylbutan-1-ol', 'Its hydroxyl group is at the end of the chain.'],
        ['Pentan-3-ol', 'Its hydroxyl group is on a carbon atom with two carbon neighbours.'],
      ],
      hint: 'Count the carbon atoms on the carbon that carries the group.',
      why: 'Its hydroxyl group is on the second carbon atom, which is bonded to the first, the third and the carbon of the methyl group: three carbon neighbours.',
    },
  ] as readonly IsomerItem[],
  solve: ({ right }) => ({ right }),
  write: (item, _, index) => choiceOf(item, 1, index),
  check: ({ alike = [], count, right, wrong }) => {
    // Same atoms in all formulae of the item; isomers counted over all carbon trees.
    for (const text of alike)
      assert.deepEqual(
        Object.fromEntries([...atoms(text)].toSorted()),
        Object.fromEntries([...atoms(alike[0] ?? '')].toSorted()),
      );
    if (count) assert.equal(countIsomers(count[0], count[1]), count[2]);
    assert.ok(wrong.every(([text]) => text !== right));
  },
});

export const seriesAndIsomers = [homologous, isomers];
